import type { Page } from 'playwright-core';
import { violationsIn } from './accessibility.js';

/** Nothing lies beyond the right edge, and axe has nothing against it. */
export async function isSound(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(await violationsIn(page)).toEqual([]);
}
