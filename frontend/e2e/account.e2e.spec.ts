/** What a player does with the account itself: names, passwords, letters, data, refunds, and leaving for good. */
import type { PurchaseAnswer, RegisterRequest } from '@rubicon/contracts';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { violationsAt, violationsIn } from './support/accessibility.js';
import { enterAs, newPlayer, registered, registeredPlayer } from './support/account.js';
import { letterTo, linkIn } from './support/mailbox.js';
import { readToast } from './support/toast.js';
import { origin, phone, visitors, type Visit } from './support/visit.js';

const open = visitors();
const newPassword = 'iacta alea est';

async function openSettings(visit: Visit, player: RegisterRequest): Promise<void> {
  await enterAs(visit.page, await registered(player));
  await visit.page.goto('/account?tab=settings');
  await visit.page.getByRole('heading', { name: 'Preferences' }).waitFor();
}

async function signIn({ page, press }: Visit, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password').fill(password);
  await press(page.getByRole('button', { name: 'Sign In', exact: true }));
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('changes names, settings and the password, and ends every other sign-in', async () => {
  const player = newPlayer();
  const renamed = newPlayer();
  const visit = await open();
  const { page, press, watch } = visit;
  await openSettings(visit, player);
  const elsewhere = await open();
  await signInElsewhere(elsewhere, player);

  await press(button(page, 'Edit Profile'));
  const profile = page.getByRole('dialog', { name: 'Edit Profile' });
  await profile.getByLabel('Username').fill(renamed.username);
  await profile.getByLabel('Email').fill(renamed.email);
  await profile.getByLabel('Current Password').fill('not the password');
  watch.expect({ status: 422, address: '/api/user/profile' });
  await press(button(page, 'Save Changes'));
  await profile.getByRole('alert').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await profile.getByLabel('Current Password').fill(player.password);
  await press(button(page, 'Save Changes'));
  await readToast(visit, 'Profile Updated');
  await page.getByText(renamed.email, { exact: true }).waitFor();

  const autoSave = page.getByRole('switch', { name: 'Auto-save' });
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await press(autoSave);
  await kept;
  await page.reload();
  await autoSave.waitFor();
  expect(await autoSave.isChecked()).toBe(false);

  await press(button(page, 'Change Password'));
  const password = page.getByRole('dialog', { name: 'Change Password' });
  await password.getByLabel('Current Password').fill(player.password);
  await password.getByLabel('New Password').fill(newPassword);
  await press(password.getByRole('button', { name: 'Change Password' }));
  await readToast(visit, 'Password Changed');
  await page.reload();
  await autoSave.waitFor();

  elsewhere.watch.expect({ status: 401, address: '/api/' });
  await elsewhere.page.reload();
  await elsewhere.page.waitForURL(/\/login/);

  await press(button(page, 'Logout'));
  await page.waitForURL('/login');
  await signIn(visit, renamed.email, newPassword);
  await page.waitForURL('/game-select');
});

async function signInElsewhere(visit: Visit, { username, password }: RegisterRequest): Promise<void> {
  await visit.page.goto('/login');
  await signIn(visit, username, password);
  await visit.page.waitForURL('/game-select');
}

it('hands over all that is held of the player as a file', async () => {
  const player = newPlayer();
  const visit = await open();
  const { page, press } = visit;
  await openSettings(visit, player);
  const downloading = page.waitForEvent('download');
  await press(button(page, 'Export Data'));
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('rubicon-export.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(expect.any(Object));
  expect(text).toContain(player.email);
});

it('finds the way back in by a letter, once', async () => {
  const player = newPlayer();
  await registered(player);
  const visit = await open({ viewport: phone, touch: true });
  const { page, press, watch } = visit;
  await page.goto('/login');
  await press(page.getByRole('link', { name: 'Forgot password?' }));
  expect(await violationsAt(page, '/forgot-password', 'Forgot your password?')).toEqual([]);
  await page.getByLabel('Username or Email').fill(player.username);
  await press(button(page, 'Send Link'));
  await page.getByText('Look into your mail').waitFor();

  const link = linkIn(await letterTo(player.email, /^Choose a new password$/), '/reset-password');
  await page.goto(link);
  await page.getByLabel('New Password').fill(newPassword);
  expect(new URL(page.url()).hash).toBe('');
  await press(button(page, 'Change Password'));
  await page.waitForURL('/login');
  await signIn(visit, player.username, newPassword);
  await page.waitForURL('/game-select');

  await page.goto(link);
  await page.getByLabel('New Password').fill('another one');
  watch.expect({ status: 410, address: '/api/auth/password-reset/complete' });
  await press(button(page, 'Change Password'));
  await page.getByText('This link does not work').waitFor();
  expect(await violationsIn(page)).toEqual([]);
});

it('has the unspent part of a purchase paid back', async () => {
  const visit = await open();
  const { page, press } = visit;
  await enterAs(page, await registeredPlayer(5));
  await page.goto('/account?tab=credits');
  await press(page.getByRole('button', { name: /^Request Refund: Credits/ }));
  const dialog = page.getByRole('alertdialog', { name: 'Request Refund' });
  await dialog.getByText('$5.00 of the $5.00 is unspent and comes back').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await press(dialog.getByRole('button', { name: 'Refund $5.00' }));
  expect(await readToast(visit, 'Refund Requested')).toContain('$5.00 is on its way back to you.');
  await page.getByText('$0.00', { exact: true }).first().waitFor();
  await page
    .getByText(/^Refund(ed| of \$5\.00 on its way)$/)
    .first()
    .waitFor();
});

it('buys a pack of tokens, credited in dollars', async () => {
  const visit = await open();
  const { page, press } = visit;
  await enterAs(page, await registeredPlayer(0));
  expect(await violationsAt(page, '/account?tab=topup', 'Token Packs')).toEqual([]);
  await press(button(page, 'Buy for $2: 1M tokens'));
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await press(button(page, 'Pay'));
  expect(await readToast(visit, 'Purchase Successful')).toContain('Tokens have been added to your account');
  await page.getByText('$2.00', { exact: true }).first().waitFor();
});

it('claims by the link of a letter what was bought without an account', async () => {
  const payer = newPlayer();
  const bought = await fetch(`${origin()}/api/credits/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 1, product: 'full-game', returnTo: 'thank-you' }),
  });
  const { url } = (await bought.json()) as PurchaseAnswer;
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', email: payer.email };
  await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });

  const link = linkIn(await letterTo(payer.email, /^Your receipt/), '/account');
  const visit = await open();
  const { page, press } = visit;
  await page.goto(link);
  await page.getByText('Please log in to view your account.').waitFor();
  await press(page.getByRole('tab', { name: 'Sign Up' }));
  await page.getByLabel('Username').fill(payer.username);
  await page.getByLabel('Email').fill(payer.email);
  await page.getByLabel('Password').fill(payer.password);
  await press(button(page, 'Create Account'));
  expect(await readToast(visit, 'Payment Successful')).toContain('$1.00 credits added to your account');
  await page.getByText('$1.00', { exact: true }).first().waitFor();
  expect(new URL(page.url()).search).not.toContain('claim');
});

it('changes and deletes a character of the player’s own', async () => {
  const visit = await open({ viewport: phone, touch: true });
  const { page, press } = visit;
  await enterAs(page, await registeredPlayer(0));
  await page.goto('/character-select?game=sengoku_japan');
  await press(button(page, 'Create Custom Character'));
  await page.getByLabel('Name').fill('O-Natsu');
  await page.getByLabel('Estate').selectOption('peasant');
  await page.getByLabel('Profession').selectOption('Merchant');
  await page.getByLabel('Description').fill('Sells lacquer, hears everything.');
  await press(button(page, 'Create Character'));
  await press(button(page, 'Edit: O-Natsu'));
  const dialog = page.getByRole('dialog', { name: 'Edit Character' });
  await dialog.getByLabel('Profession').selectOption('Ninja');
  expect(await violationsIn(page)).toEqual([]);
  await press(button(page, 'Save Changes'));
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('peasant \u00b7 Ninja').waitFor();
  await press(button(page, 'Delete: O-Natsu'));
  await press(button(page, 'Delete Character'));
  await page.getByText('None yet. Someone history forgot can be yours.').waitFor();
});

it('leaves for good, told what becomes of the credits', async () => {
  const session = await registeredPlayer(1);
  const visit = await open({ viewport: phone, touch: true });
  const { page, press, watch } = visit;
  await enterAs(page, session);
  await page.goto('/account?tab=settings');
  await press(button(page, 'Delete Account'));
  const dialog = page.getByRole('alertdialog', { name: 'Delete Account' });
  await dialog.getByText(/^Your remaining credits, \$1\.00, end with the account/).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByLabel(`Type ${session.user.username} to confirm`).fill(session.user.username);
  await dialog.getByLabel('Current Password').fill('not this one');
  watch.expect({ status: 401, address: '/api/auth/login' });
  await press(dialog.getByRole('button', { name: 'Delete Account' }));
  await dialog.getByText('That is not your password.').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByLabel('Current Password').fill('alea iacta est');
  await press(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(await readToast(visit, 'Account Deleted')).toContain('Your account has been permanently deleted');
  await page.waitForURL('/');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  await letterTo(session.user.email, /^Your account is being deleted$/);

  await page.goto('/login');
  watch.expect({ status: 401, address: '/api/auth/login' });
  await signIn(visit, session.user.username, 'alea iacta est');
  await readToast(visit, 'Login Failed');
});
