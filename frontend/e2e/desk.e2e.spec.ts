/** The desk around its screens, by keyboard alone: joining, signing in, the keys, and a role or a sign-in that ends while somebody works. */
import type { Page } from 'playwright-core';
import { violationsIn } from './support/accessibility.js';
import { deskSizes, newStaffName, seated, signIn, staffPassword, write } from './support/desk.js';
import { codeOf, invited, staffCommand } from './support/staff.js';
import { visitors } from './support/visit.js';

const open = visitors();

/** Somebody comes back to the window: then it is asked who is signed in. */
function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

describe.each(deskSizes)('at %s', (_, viewport) => {
  it('lets somebody join and sign in, axe having nothing against any step', async () => {
    const { page, watch } = await open({ viewport });
    watch.expect({ status: 401, address: '/api/staff/sign-in' });
    const name = newStaffName();
    await page.goto(await invited(name, 'support'));
    await page.getByRole('heading', { name: 'Choose a password' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await write(page, 'Password', staffPassword);
    await write(page, 'The same again', `${staffPassword}!`);
    await page.keyboard.press('Enter');
    await page.getByText('These are two different passwords.').waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    const secret = (await page.locator('.typed').innerText()).replaceAll(' ', '');
    await write(page, 'Code the app shows', codeOf(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
    expect(await page.locator('ol.typed > li').count()).toBe(10);
    expect(await page.getByRole('button', { name: 'Go to the sign-in' }).isDisabled()).toBe(true);
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Sign in to the desk' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await signIn(page, name, '000000');
    await page.getByRole('alert').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await write(page, 'Code', codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Find a player' }).waitFor();
    for (const [screen, heading] of [
      ['Find a player', 'Find a player'],
      ['Sign-ins', 'Sign-ins'],
    ] as const) {
      await page.getByRole('link', { name: screen }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await violationsIn(page)).toEqual([]);
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('denis');
    expect(await page.getByRole('searchbox').inputValue()).toBe('denis');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  it('keeps what was typed while a role is taken away and given back, and while a sign-in ends', async () => {
    const visit = await open({ viewport });
    const { page, watch } = visit;
    watch.expect({ status: 404, address: '/api/staff/' });
    const { name, recoveryCodes } = await seated(visit);
    await page.keyboard.press('/');
    await page.keyboard.type('cassius');

    await staffCommand('roles', name, '--role', 'operator');
    await comeBack(page);
    await page.getByRole('heading', { name: 'This desk is no longer yours' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await staffCommand('roles', name, '--role', 'support');
    await page.getByRole('button', { name: 'Ask again' }).press('Enter');
    await page.getByRole('heading', { name: 'Find a player' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('cassius');

    await staffCommand('end-sessions', name);
    await page.getByRole('link', { name: 'Sign-ins' }).press('Enter');
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await signIn(page, name, recoveryCodes[0]!);
    await page.getByText('This one').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('cassius');
  });
});

it('leads whoever has another role now to its desk, and whoever has two from one to the other', async () => {
  const visit = await open();
  const { page, watch } = visit;
  watch.expect({ status: 404, address: '/api/staff/' });
  const { name } = await seated(visit);
  await staffCommand('roles', name, '--role', 'operator');
  await comeBack(page);
  await page.getByRole('link', { name: 'To the operator’s desk' }).press('Enter');
  await page.getByRole('heading', { name: 'Narration' }).waitFor();
  await staffCommand('roles', name, '--role', 'support', '--role', 'operator');
  await comeBack(page);
  await page.getByRole('button', { name: 'Support desk' }).press('Enter');
  await page.getByRole('heading', { name: 'Find a player' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.goto('/staff/models');
  await page.getByRole('heading', { name: 'Models', exact: true }).waitFor();
  await page.goto('/staff');
  await page.getByRole('heading', { name: 'Narration' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.getByRole('heading', { name: 'Sign in to the desk' }).waitFor();
});
