/** What a link to a page shows elsewhere: the top of the page itself, 1200×630. */
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { settled, stage } from './stage.js';

/** In pixels. */
const WIDTH = 1200;
/** In CSS pixels; of the card's shape, and large enough for what a page begins with. */
const size = { width: 1440, height: 756 };
/** Page's path → the card's name. */
const cards: Readonly<Record<string, string>> = {
  '/': 'home',
  '/landing-old': 'landing-old',
  '/french-revolution': 'french-revolution',
  '/roman-republic': 'roman-republic',
  '/sengoku-japan': 'sengoku-japan',
  '/press-kit': 'press-kit',
  '/demo?period=sengoku_japan': 'demo',
  '/try-free': 'try-free',
  '/checkout': 'checkout',
};

export async function makeSocialCards(browser: Browser, folder: string): Promise<void> {
  for (const [address, name] of Object.entries(cards)) {
    const page = await stage(browser, { size, scale: WIDTH / size.width });
    await page.goto(address);
    await settled(page);
    const png = await page.screenshot({ animations: 'disabled' });
    await sharp(png)
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(path.join(folder, 'social', `${name}.jpg`));
    await page.context().close();
  }
}
