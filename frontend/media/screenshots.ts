/** The six screenshots: PNG for the press, AVIF and WebP in two sizes for the pages, and as a phone shows them; JPEG for /api/screenshots. */
import type { GameType } from '@rubicon/contracts';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { GameScreen } from '../e2e/support/game-screen.js';
import { playStrings } from '../src/strings/play.js';
import { branchStory, openChronicle, openReceipt } from './further-turns.js';
import { atRest, playedGame, settled, signedIn, stage, viewport } from './stage.js';

const widths = [640, 1280] as const;
/** In CSS pixels, and how many of the picture's each is. */
const phone = { width: 390, height: 640, deviceScaleFactor: 2 };
/** In CSS pixels: two whole rows of cards stand above the bar with the one chosen. */
const CARDS_SCROLL = 36;

export async function makeScreenshots(browser: Browser, folder: string): Promise<void> {
  const paris = await started(browser, 'french_revolution', 'light');
  await keep(paris.page, 1, folder);
  const rome = await started(browser, 'roman_republic', 'light');
  await keep(rome.page, 2, folder);
  const kyoto = await started(browser, 'sengoku_japan', 'dark');
  await openReceipt(kyoto, 1);
  await keep(kyoto.page, 3, folder);

  await branchStory(rome);
  await keep(rome.page, 4, folder);

  const { page } = kyoto;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/character-select?game=sengoku_japan');
  await page.getByText('Tokugawa Ieyasu').first().click();
  await page.evaluate((top) => window.scrollTo(0, top), CARDS_SCROLL);
  await atRest(page);
  await settled(page);
  await keep(page, 5, folder, async () => {
    await page
      .getByText('Tokugawa Ieyasu')
      .first()
      .evaluate((card) => card.scrollIntoView({ block: 'center' }));
  });

  await paris.page.emulateMedia({ colorScheme: 'dark' });
  await openChronicle(paris);
  await keep(paris.page, 6, folder, async () => {
    await paris.page.getByRole('button', { name: playStrings.masthead.standing }).click();
    await paris.page.getByRole('button', { name: 'Chronicle' }).click();
    await paris.page.getByRole('dialog', { name: 'The Chronicle' }).getByText('Cordeliers').first().waitFor();
  });
}

/** The era's game after its first turn, at the page's beginning. */
async function started(browser: Browser, era: GameType, scheme: 'light' | 'dark'): Promise<GameScreen> {
  const page = await stage(browser, { scheme });
  await signedIn(page);
  const game = await playedGame(page, era);
  await atRest(page);
  return game;
}

/** @param show what has to be done for a phone to show it, too */
async function keep(page: Page, number: number, folder: string, show?: () => Promise<void>): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png)
    .png({ palette: true, quality: 92, effort: 9 })
    .toFile(path.join(folder, 'press', `rubicon-${number}.png`));
  await sharp(png)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(folder, 'screenshots', `screenshot${number}.jpeg`));
  for (const width of widths) {
    const small = sharp(png).resize({ width });
    await small
      .clone()
      .avif({ quality: 55, effort: 6 })
      .toFile(path.join(folder, 'screenshots', `${number}-${width}.avif`));
    await small
      .clone()
      .webp({ quality: 78, effort: 6 })
      .toFile(path.join(folder, 'screenshots', `${number}-${width}.webp`));
  }
  await keepPhone(page, number, folder, show);
  console.log(`screenshot ${number}`);
}

/** The same moment as a phone shows it. */
async function keepPhone(
  page: Page,
  number: number,
  folder: string,
  show?: () => Promise<void>,
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDeviceMetricsOverride', { ...phone, mobile: true });
  await show?.();
  await settled(page);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png' });
  await browser.detach();
  await page.setViewportSize({ width: viewport.width, height: viewport.height + 1 });
  await page.setViewportSize(viewport);
  await settled(page);
  const shot = sharp(Buffer.from(data, 'base64'));
  for (const [format, made] of [
    ['avif', shot.clone().avif({ quality: 50, effort: 6 })],
    ['webp', shot.clone().webp({ quality: 74, effort: 6 })],
  ] as const)
    await made.toFile(path.join(folder, 'screenshots', `${number}-phone.${format}`));
}
