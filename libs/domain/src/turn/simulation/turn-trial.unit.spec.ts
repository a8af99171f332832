/** The trial of turns and payments over many seeds; `npm run simulate` runs 10,000, or as many as SEEDS says. */
import { runTrial } from './turn-trial.js';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const SEEDS = Number(process.env.SEEDS ?? 300);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
const SEEDS_FOR_COVERAGE = 10_000;
const HITS_AT_LEAST = 20;

describe('turns and payments, in a world where everything crashes', () => {
  it(
    `keeps every promise under ${SEEDS} seeds`,
    async () => {
      const broken: { seed: number; violations: readonly string[] }[] = [];
      const faults = new Map<string, number>();
      let narrated = 0;
      for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
        const verdict = await runTrial({ seed, settle });
        if (verdict.violations.length > 0) broken.push({ seed, violations: verdict.violations });
        for (const [point, hits] of verdict.faults) faults.set(point, (faults.get(point) ?? 0) + hits);
        narrated += verdict.narrated;
      }
      expect(broken.slice(0, 5)).toEqual([]);
      // A world in which nothing succeeds would break no promise either.
      expect(narrated).toBeGreaterThan(SEEDS);
      if (SEEDS < SEEDS_FOR_COVERAGE) return;
      const points = [...faults].sort(([one], [other]) => one.localeCompare(other));
      console.info(points.map(([point, hits]) => `${String(hits).padStart(8)}  ${point}`).join('\n'));
      expect(points.filter(([, hits]) => hits < HITS_AT_LEAST)).toEqual([]);
    },
    60_000 + SEEDS * 500,
  );

  it('is the same run under the same seed', async () => {
    expect(await runTrial({ seed: 7, settle })).toEqual(await runTrial({ seed: 7, settle }));
  });
});
