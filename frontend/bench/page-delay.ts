/**
 * Plays turns in a real browser and prints, as one line of JSON, when each turn's mark was drawn on the page (milliseconds since 1970).
 * BENCH_ORIGIN, BENCH_SESSION and BENCH_TURNS come from `npm run bench -- S3`.
 */
import type { Session } from '@rubicon/contracts';
import { launchBrowser } from '../e2e/support/browser.js';

declare global {
  interface Window {
    rubiconMarks: Record<number, number>;
  }
}

const origin = process.env.BENCH_ORIGIN ?? '';
const { token, user } = JSON.parse(process.env.BENCH_SESSION ?? '{}') as Session;
const turns = Number(process.env.BENCH_TURNS);
const TURN_WITHIN_MS = 30_000;

const browser = await launchBrowser();
try {
  const page = await browser.newPage({ baseURL: origin });
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
  await page.goto('/game?gameType=roman_republic');
  const input = page.getByPlaceholder('Enter your action, dialogue, or ask about the historical world...');
  for (let turn = 1; turn <= turns; turn += 1) {
    await input.fill(`mark ${turn}`, { timeout: TURN_WITHIN_MS });
    await input.press('Enter');
    await page.waitForFunction((mark) => window.rubiconMarks[mark]! > 0, turn, {
      timeout: TURN_WITHIN_MS,
      polling: 100,
    });
  }
  console.log(JSON.stringify(await page.evaluate(() => window.rubiconMarks)));
} finally {
  await browser.close();
}
