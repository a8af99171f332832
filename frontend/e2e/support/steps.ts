/** Tests that go on where the one before ended. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

const pictures = path.resolve('.tmp/e2e');

/**
 * @returns `step(name, act)`, like `it`: once a step has failed those after it fail at once, and what the page looked like is kept as
 * a picture
 */
export function stepsOn(page: () => Page): (name: string, act: () => Promise<void>) => void {
  let failed: string | null = null;
  return (name, act) =>
    it(name, async () => {
      expect(failed).toBeNull();
      try {
        await act();
      } catch (error) {
        failed = name;
        await mkdir(pictures, { recursive: true });
        const file = path.join(pictures, `${name.replace(/\W+/g, '-')}.png`);
        await page().screenshot({ path: file });
        console.error(`What the page looked like: ${file}`);
        throw error;
      }
    });
}
