/** The six screenshots: PNG for the press, AVIF and WebP in two sizes for the pages, JPEG for /api/screenshots. */
import type { GameType } from '@rubicon/contracts';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { playedGame, settled, signedIn, stage } from './stage.js';

const widths = [640, 1280] as const;

export async function makeScreenshots(browser: Browser, folder: string): Promise<void> {
  const eras: readonly (readonly [GameType, 'light' | 'dark'])[] = [
    ['french_revolution', 'light'],
    ['roman_republic', 'light'],
    ['sengoku_japan', 'dark'],
  ];
  let last: Page | null = null;
  for (const [index, [era, scheme]] of eras.entries()) {
    const page = await stage(browser, { scheme });
    await signedIn(page);
    await playedGame(page, era);
    await page.evaluate(() => window.scrollTo(0, 0));
    await keep(page, index + 1, folder);
    last = page;
  }
  const page = last!;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/game-select');
  await settled(page);
  await keep(page, 4, folder);

  await page.goto('/character-select?game=roman_republic');
  await page.getByText('Gaius Julius Caesar').first().click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(page);
  await keep(page, 5, folder);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/account?tab=usage');
  await settled(page);
  await keep(page, 6, folder);
}

async function keep(page: Page, number: number, folder: string): Promise<void> {
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
  console.log(`screenshot ${number}`);
}
