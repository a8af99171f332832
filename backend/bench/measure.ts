/** Small statistics: percentiles, and the 95 % bootstrap interval of a ratio of percentiles over pairs. Seeded, so repeatable. */

/** @param quantile 0 to 1. Nearest rank. */
export function percentile(values: readonly number[], quantile: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(quantile * sorted.length) - 1))] ?? NaN;
}

export interface Pair {
  readonly ours: number;
  readonly reference: number;
}

export interface RatioOfPercentiles {
  readonly ours: number;
  readonly reference: number;
  readonly ratio: number;
  /** Upper bound of the 95 % bootstrap interval: what an aim is held against. */
  readonly upperBound: number;
}

const RESAMPLES = 1_000;

export function ratioOfPercentiles(pairs: readonly Pair[], quantile: number): RatioOfPercentiles {
  const ratioOf = (sample: readonly Pair[]) =>
    percentile(
      sample.map(({ ours }) => ours),
      quantile,
    ) /
    percentile(
      sample.map(({ reference }) => reference),
      quantile,
    );
  const random = seededRandom(20_261_121);
  const ratios = Array.from({ length: RESAMPLES }, () =>
    ratioOf(pairs.map(() => pairs[Math.floor(random() * pairs.length)]!)),
  );
  return {
    ours: percentile(
      pairs.map(({ ours }) => ours),
      quantile,
    ),
    reference: percentile(
      pairs.map(({ reference }) => reference),
      quantile,
    ),
    ratio: ratioOf(pairs),
    upperBound: percentile(ratios, 0.975),
  };
}

/** Mulberry32. In [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
