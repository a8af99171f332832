/**
 * Plays turns in a real browser and prints, as one line of JSON, when each turn's mark was drawn on the page, and the bare relay's on
 * its own (milliseconds since 1970). BENCH_ORIGIN, BENCH_BARE_ORIGIN, BENCH_SESSION and BENCH_BARE_FIRST
 * (for each turn whether the bare relay goes before it) come from `npm run bench -- S3`.
 */
import type { Session } from '@rubicon/contracts';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.js';

declare global {
  interface Window {
    rubiconMarks: Record<number, number>;
    /** The bare relay's page has these two. */
    tell(mark: number): void;
    hush(): void;
  }
}

const { token, user } = JSON.parse(process.env.BENCH_SESSION ?? '{}') as Session;
const bareFirst = JSON.parse(process.env.BENCH_BARE_FIRST ?? '[]') as boolean[];
const TURN_WITHIN_MS = 30_000;

/** Notes when the mark of a turn is drawn in the story. */
async function watchedPage(baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(
    ([tokenText, userText]) => {
      localStorage.setItem('token', tokenText!);
      localStorage.setItem('user', userText!);
      localStorage.setItem('cookieConsent', 'denied');
      window.rubiconMarks = {};
      // Without a name: what names functions in this file is not there on the page.
      const observer = new MutationObserver(() => {
        const text = document.querySelector('section[aria-label="Story"] [aria-live]')?.textContent ?? '';
        const mark = /Mark(\d+)/.exec(text)?.[1];
        if (mark === undefined || Number(mark) in window.rubiconMarks) return;
        window.rubiconMarks[Number(mark)] = NaN;
        // Drawn with the next frame.
        requestAnimationFrame(() => {
          window.rubiconMarks[Number(mark)] = performance.timeOrigin + performance.now();
        });
      });
      document.addEventListener('DOMContentLoaded', () =>
        observer.observe(document, { subtree: true, childList: true, characterData: true }),
      );
    },
    [token, JSON.stringify(user)],
  );
  return page;
}

function drawn(page: Page, mark: number) {
  return page.waitForFunction((each) => window.rubiconMarks[each]! > 0, mark, {
    timeout: TURN_WITHIN_MS,
    polling: 100,
  });
}

const browser = await launchBrowser();
try {
  const bare = await watchedPage(process.env.BENCH_BARE_ORIGIN ?? '');
  await bare.goto('/');
  const page = await watchedPage(process.env.BENCH_ORIGIN ?? '');
  await page.goto('/game?gameType=roman_republic');
  const input = page.getByPlaceholder('Enter your action, dialogue, or ask about the historical world...');
  const ours = async (mark: number) => {
    await input.fill(`mark ${mark}`);
    await input.press('Enter');
    await drawn(page, mark);
    await input.and(page.locator(':enabled')).waitFor({ timeout: TURN_WITHIN_MS });
  };
  const bares = async (mark: number) => {
    await bare.evaluate((each) => window.tell(each), mark);
    await drawn(bare, mark);
    await bare.evaluate(() => window.hush());
  };
  for (const [turn, first] of bareFirst.entries()) {
    // A mark of its own: the model keeps one moment for each.
    const bareMark = bareFirst.length + turn;
    if (first) await bares(bareMark);
    await ours(turn);
    if (!first) await bares(bareMark);
  }
  const marksOf = (each: Page) => each.evaluate(() => window.rubiconMarks);
  console.log(JSON.stringify({ ours: await marksOf(page), bare: await marksOf(bare) }));
} finally {
  await browser.close();
}
