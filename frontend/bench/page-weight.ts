/**
 * Uses the game screen at 390 px with the processor slowed to a quarter, and prints, as one line of JSON, how long each interaction
 * took until it was drawn (Event Timing: a key, a tap; of its events the longest), and heap and DOM after the garbage is collected.
 * BENCH_ORIGIN and BENCH_SESSION come from `npm run bench -- S8`.
 */
import type { Session } from '@rubicon/contracts';
import { launchBrowser } from '../e2e/support/browser.js';

declare global {
  interface Window {
    /** By interaction id, milliseconds. */
    rubiconInteractions: Record<number, number>;
  }
}

const { token, user } = JSON.parse(process.env.BENCH_SESSION ?? '{}') as Session;
const SLOWED = 4;
const SCROLLS = 40;
const typed = 'I ask the river guard what they have seen, and write it down. ';

const browser = await launchBrowser();
try {
  const page = await browser.newPage({
    baseURL: process.env.BENCH_ORIGIN ?? '',
    viewport: { width: 390, height: 844 },
  });
  await page.addInitScript(
    ([tokenText, userText]) => {
      localStorage.setItem('token', tokenText!);
      localStorage.setItem('user', userText!);
      localStorage.setItem('cookieConsent', 'denied');
      const interactions: Record<number, number> = (window.rubiconInteractions = {});
      // 16 ms is the least that Event Timing reports; shorter ones are only counted.
      new PerformanceObserver((list) => {
        for (const { interactionId: id, duration } of list.getEntries() as PerformanceEventTiming[])
          if (id) interactions[id] = Math.max(interactions[id] ?? 0, duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    },
    [token, JSON.stringify(user)],
  );
  const devtools = await page.context().newCDPSession(page);
  await page.goto('/game?gameType=roman_republic');
  const input = page.getByPlaceholder('Enter your action, dialogue, or ask about the historical world...');
  await input.waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

  await input.click();
  await page.keyboard.type(typed.repeat(2));
  const questions = page.getByRole('button', { name: 'Ask Historical Questions' });
  for (let time = 0; time < 4; time += 1) await questions.click();
  const book = page.getByRole('region', { name: 'The book', exact: true });
  const tools = page.getByRole('article').getByRole('button', { name: /^More of / });
  await book.hover();
  for (let scroll = 0; scroll < SCROLLS; scroll += 1) {
    await page.mouse.wheel(0, -1_500);
    await tools.first().waitFor();
    if (scroll % 8 === 0) await tools.first().click();
  }
  await input.click();
  await page.keyboard.type(typed);

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
  const { reported, interactions } = await page.evaluate(() => ({
    reported: Object.values(window.rubiconInteractions),
    interactions: performance.interactionCount,
  }));
  const unreported = new Array<number>(Math.max(0, interactions - reported.length)).fill(0);
  const weight = {
    durations: [...reported, ...unreported],
    heapBytes: metric('JSHeapUsedSize'),
    domNodes: await page.evaluate(() => document.querySelectorAll('*').length),
  };
  console.log(JSON.stringify(weight));
} finally {
  await browser.close();
}
