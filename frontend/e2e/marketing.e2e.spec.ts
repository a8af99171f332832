/** The public pages as a visitor meets them: on a desk and on a phone, with the eyes, the keyboard and axe. */
import type { GameType } from '@rubicon/contracts';
import { stat } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { press as pressKit } from '../src/media/media.js';
import { violationsAt, violationsIn } from './support/accessibility.js';
import { phone, visitors, type Visit } from './support/visit.js';

const open = visitors();

const pages: readonly (readonly [address: string, title: string])[] = [
  ['/', 'Some rivers are crossed once.'],
  ['/landing-old', 'Take the place of someone who mattered.'],
  ['/french-revolution', 'French Revolution'],
  ['/roman-republic', 'Roman Republic'],
  ['/sengoku-japan', 'Sengoku Japan'],
  ['/press-kit', 'Press Kit'],
  ['/privacy', 'Privacy notice'],
  ['/terms', 'Terms'],
];

let desk: Visit;
beforeAll(async () => {
  desk = await open();
});

it.each(pages)('has nothing against %s', async (address, title) => {
  expect(await violationsAt(desk.page, address, title)).toEqual([]);
  expect(await desk.page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await tooWide(desk.page)).toBe(0);
});

it('fits every page onto a phone', async () => {
  const { page } = await open({ viewport: phone });
  for (const [address, title] of pages) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect({ address, tooWide: await tooWide(page) }).toEqual({ address, tooWide: 0 });
  }
});

it('leafs through the screenshots with the keyboard, round both ends', async () => {
  const { page } = await open();
  await page.goto('/');
  const carousel = page.locator('[aria-roledescription=carousel]');
  const shown = () => carousel.getByRole('tabpanel').getAttribute('aria-label');
  const picture = () => carousel.getByRole('tabpanel').getByRole('img');
  await carousel.scrollIntoViewIfNeeded();
  await picture().waitFor();
  await carousel.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await shown()).toMatch(/^6 of 6/);
  await page.keyboard.press('ArrowRight');
  expect(await shown()).toMatch(/^1 of 6/);
  await carousel.getByRole('button', { name: 'Next screenshot' }).focus();
  for (let leaf = 0; leaf < 6; leaf++) await page.keyboard.press('Enter');
  expect(await shown()).toMatch(/^1 of 6/);
  // It is really there, not only its frame.
  await page.waitForFunction(
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    await picture().elementHandle(),
  );
});

it('fetches no film before it is seen, and takes its overlay away with the first click', async () => {
  const { page, press } = await open();
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/films/')) films.push(request.url());
  });
  await page.goto('/');
  await page.getByText('includes $1.00 of credits, about 33 turns').waitFor();
  expect(films).toEqual([]);
  const overlay = page.getByRole('button', { name: /^Play the film/ });
  await press(overlay);
  await overlay.waitFor({ state: 'detached' });
  expect(films.some((url) => /\/rubicon\.(webm|mp4)$/.test(url))).toBe(true);
  expect(await violationsIn(page)).toEqual([]);
});

it('plays the looping film by itself where motion is welcome, until it is paused', async () => {
  const { page, press } = await open();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/landing-old');
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  const playing = (element: HTMLVideoElement) => !element.paused && element.muted && element.loop;
  await page.waitForFunction(
    (element) => element instanceof HTMLVideoElement && element.currentTime > 0.2,
    await film.elementHandle(),
  );
  expect(await film.evaluate(playing)).toBe(true);
  await press(page.getByRole('button', { name: 'Pause the film' }));
  expect(await film.evaluate(playing)).toBe(false);
});

it('offers the prologue under the thumb once a phone has scrolled more than 300 px', async () => {
  const { page, press } = await open({ viewport: phone, touch: true });
  await page.addInitScript(() => window.localStorage.setItem('cookieConsent', 'denied'));
  await page.goto('/landing-old');
  const calls = page.getByRole('link', { name: 'Play free prologue' });
  await calls.first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  expect(await calls.count()).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 340));
  await calls.nth(1).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await press(calls.nth(1));
  await page.waitForURL(/\/demo$/);
});

it.each<[string, GameType]>([
  ['/french-revolution', 'french_revolution'],
  ['/roman-republic', 'roman_republic'],
  ['/sengoku-japan', 'sengoku_japan'],
])('dresses %s in its era, and leads to its prologue and to the checkout', async (address, era) => {
  const { page } = desk;
  await page.goto(address);
  await page.locator(`html[data-era=${era}]`).waitFor();
  const hrefs = (name: string) =>
    page.getByRole('link', { name }).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs('Play free prologue')).toEqual([`/demo?period=${era}`, `/demo?period=${era}`]);
  expect(await hrefs('Unlock full game - $1')).toEqual(['/checkout?product=full-game&price=1']);
  const moments = page.getByRole('region', { name: 'Three critical moments' });
  expect(await moments.getByRole('heading', { level: 3 }).count()).toBe(3);
  expect(await moments.getByRole('heading', { level: 4 }).count()).toBe(6);
});

it('hands out every file of the press kit under its name, as long as it says', async () => {
  const { page } = await open();
  await page.goto('/press-kit');
  const links = page.getByRole('link', { name: /^Download/ });
  await links.first().waitFor();
  const files = [...pressKit.screenshots, pressKit.archive, pressKit.film, pressKit.logos];
  expect(await links.count()).toBe(files.length);
  for (const [index, { fileName, bytes }] of files.entries()) {
    const [download] = await Promise.all([page.waitForEvent('download'), links.nth(index).click()]);
    expect(download.suggestedFilename()).toBe(fileName);
    expect((await stat(await download.path())).size).toBe(bytes);
  }
  expect(files.slice(0, 6).map(({ fileName }) => fileName)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Rubicon-${number}.png`),
  );
});

/** By how many pixels the page is wider than the window. */
function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
