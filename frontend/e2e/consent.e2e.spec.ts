/** The consent banner, as a visitor meets it; nothing of a third party is configured here (backend/test/pages.int.spec.ts opens it). */
import type { Page } from 'playwright-core';
import { violationsIn } from './support/accessibility.js';
import { desktop, phone, visitors } from './support/visit.js';

const open = visitors();

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const stored = (page: Page) =>
  page.evaluate(() => ({
    choice: localStorage.getItem('cookieConsent'),
    gclid: sessionStorage.getItem('gclid'),
    measured: 'dataLayer' in window || 'fbq' in window,
  }));

it('stands on every public page until a choice is made, covers no main action, and keeps nothing before', async () => {
  const { page, press } = await open({ viewport: phone, touch: true });
  await page.goto('/?gclid=abc123');
  await banner(page).waitFor();
  expect(await stored(page)).toEqual({ choice: null, gclid: null, measured: false });
  const action = await page.getByRole('link', { name: 'Try Free Demo' }).first().boundingBox();
  const covered = await banner(page).boundingBox();
  expect(action!.y + action!.height).toBeLessThanOrEqual(covered!.y);
  expect(await violationsIn(page)).toEqual([]);

  await page.goto('/login');
  await banner(page).waitFor();
  await press(banner(page).getByRole('button', { name: 'Close and reject' }));
  await banner(page).waitFor({ state: 'hidden' });
  expect(await stored(page)).toEqual({ choice: 'denied', gclid: null, measured: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Cookie settings' }).waitFor();
  expect(await banner(page).count()).toBe(0);
});

it('keeps the ad click that led here once the visitor accepts, and forgets it when they change their mind', async () => {
  const { page } = await open({ viewport: desktop });
  await page.goto('/french-revolution?gclid=abc123');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await banner(page).waitFor({ state: 'hidden' });
  expect(await stored(page)).toEqual({ choice: 'granted', gclid: 'abc123', measured: false });

  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await banner(page).waitFor();
  expect(await banner(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'hidden' });
  expect(await stored(page)).toEqual({ choice: 'denied', gclid: null, measured: false });
  expect(await settings.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('takes Global Privacy Control for a Reject', async () => {
  const { page } = await open();
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).getByText('Your browser sends Global Privacy Control.').waitFor();
  expect(await banner(page).getByRole('button', { name: 'Accept' }).count()).toBe(0);
});
