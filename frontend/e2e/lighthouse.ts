/**
 * Lighthouse on a phone's terms, over the whole game on this machine: the median of several runs for each page, printed, and held against
 * what was promised. `npm run lighthouse` after a build; RUNS says how many (5).
 */
import { freePort } from '@rubicon/local-stack';
import lighthouse from 'lighthouse';
import { launchBrowser } from './support/browser.js';
import { startHouse } from './support/global-setup.js';

const pages = ['/', '/french-revolution', '/roman-republic', '/sengoku-japan'];
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];
const runs = Number(process.env.RUNS ?? 5);
const WORDS_PER_SECOND = 250;

interface Run {
  readonly scores: Record<Category, number>;
  /** Milliseconds, but for the layout shift. */
  readonly metrics: Record<string, number>;
  /** Audits that cost points outside performance. */
  readonly faults: readonly string[];
}
const metricIds = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
} as const;

async function measure(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = result;
  const faults = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => lhr.categories[category]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]!.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id]!.title}`);
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]!.score ?? 0) * 100)]),
    ) as Run['scores'],
    metrics: Object.fromEntries(
      Object.entries(metricIds).map(([id, name]) => [name, lhr.audits[id]!.numericValue ?? 0]),
    ),
    faults,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

const house = await startHouse(WORDS_PER_SECOND);
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
try {
  const rows: Record<string, string | number>[] = [];
  const faults = new Set<string>();
  let isBelow = false;
  for (const path of pages) {
    const taken: Run[] = [];
    for (let run = 0; run < runs; run++) taken.push(await measure(house.origin + path, port));
    const scores = categories.map(
      (category) => [category, median(taken.map((run) => run.scores[category]))] as const,
    );
    isBelow ||= scores.some(([category, score]) => score < least[category]);
    taken.forEach((run) => run.faults.forEach((fault) => faults.add(`${path} ${fault}`)));
    const metrics = Object.values(metricIds).map(
      (name) =>
        [
          name,
          Number(median(taken.map((run) => run.metrics[name]!)).toFixed(name === 'CLS' ? 3 : 0)),
        ] as const,
    );
    rows.push({ page: path, ...Object.fromEntries(scores), ...Object.fromEntries(metrics) });
  }
  console.table(rows);
  faults.forEach((fault) => console.log(fault));
  if (isBelow) {
    console.error(`Promised: ${categories.map((category) => `${category} ${least[category]}`).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await house.stop();
}
