/** The wordmark in ink and in light, and the mark: PNG on nothing, and the mark's own SVG. */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { settled, stage } from './stage.js';

const MARK_PIXELS = 1024;
const WORDMARK_SCALE = 8;

export async function makeLogos(browser: Browser, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const mark = path.resolve('src/assets/rubicon.svg');
  await copyFile(mark, path.join(folder, 'rubicon-mark.svg'));
  await sharp(mark, { density: 1200 })
    .resize({ width: MARK_PIXELS, height: MARK_PIXELS, fit: 'contain', background: '#00000000' })
    .png()
    .toFile(path.join(folder, 'rubicon-mark.png'));
  for (const scheme of ['light', 'dark'] as const) {
    const page = await stage(browser, { scheme });
    await page.goto('/');
    await settled(page);
    await page.evaluate((scale) => {
      const wordmark = document.querySelector('header a[href="/"]')!.cloneNode(true) as HTMLElement;
      document.body.replaceChildren(wordmark);
      Object.assign(document.documentElement.style, { background: 'transparent' });
      Object.assign(document.body.style, { background: 'transparent', margin: '0', padding: '40px' });
      Object.assign(wordmark.style, { display: 'inline-block', zoom: String(scale), padding: '4px' });
    }, WORDMARK_SCALE);
    await page.locator('a').screenshot({
      path: path.join(folder, `rubicon-wordmark-on-${scheme}.png`),
      omitBackground: true,
    });
    await page.context().close();
  }
}
