/** Somebody at a desk, by keyboard alone. */
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { codeOf, invited } from './staff.js';
import { desktop, type Visit } from './visit.js';

/** Desks are for desks. */
export const deskSizes = [
  ['1440 px', desktop],
  ['1024 px', { width: 1024, height: 768 }],
] as const;

export const staffPassword = 'the die is cast, twice';

const STOPS_MAX = 120;

/** Nobody has this name yet. */
export const newStaffName = () => `Desk ${randomBytes(4).toString('hex')}`;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes to it by Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(target)}.`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

export async function signIn(page: Page, name: string, code: string): Promise<void> {
  await write(page, 'Name', name);
  await write(page, 'Password', staffPassword);
  await write(page, 'Code', code);
  await page.keyboard.press('Enter');
}

/** What stands at /staff of each desk. */
const homes = { support: 'Find a player', auditor: 'Overview', operator: 'Narration' } as const;

/** Somebody new of the desk joins, and signs in. @param name that nobody has yet */
export async function seated(
  { page }: Pick<Visit, 'page'>,
  role: keyof typeof homes = 'support',
  name = newStaffName(),
): Promise<{ name: string; recoveryCodes: string[] }> {
  await page.goto(await invited(name, role));
  await write(page, 'Password', staffPassword);
  await write(page, 'The same again', staffPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Set up your second factor, ${name}` }).waitFor();
  const secret = (await page.locator('.typed').innerText()).replaceAll(' ', '');
  await write(page, 'Code the app shows', codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
  const recoveryCodes = await page.locator('ol.typed > li').allInnerTexts();
  await page.getByRole('checkbox').press('Space');
  await press(page, button(page, 'Go to the sign-in'));
  await signIn(page, name, codeOf(secret, 1));
  await page.getByRole('heading', { name: homes[role] }).waitFor();
  return { name, recoveryCodes };
}

/** Searches; the first who is found has the focus. */
export async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Found' }).getByRole('link').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[data-row]'));
}
