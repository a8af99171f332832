/** Small statistics: percentiles, and the 95 % bootstrap interval of a ratio over pairs. Seeded, so repeatable. */

/** @param quantile 0 to 1. Nearest rank. */
export function percentile(values: readonly number[], quantile: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(quantile * sorted.length) - 1))] ?? NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function p99(values: readonly number[]): number {
  return percentile(values, 0.99);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export interface Pair {
  readonly ours: number;
  readonly reference: number;
}

export interface PairedRatio {
  readonly ours: number;
  readonly reference: number;
  readonly ratio: number;
  /** Upper bound of the 95 % bootstrap interval: what an aim is held against. */
  readonly upperBound: number;
}

const RESAMPLES = 1_000;

/** @param statistic what the two sides of all pairs are summed up to before they are compared */
export function pairedRatio(
  pairs: readonly Pair[],
  statistic: (values: readonly number[]) => number,
): PairedRatio {
  const sidesOf = (sample: readonly Pair[]) => ({
    ours: statistic(sample.map(({ ours }) => ours)),
    reference: statistic(sample.map(({ reference }) => reference)),
  });
  const ratioOf = ({ ours, reference }: Pair) => ours / reference;
  const random = seededRandom(20_261_121);
  const ratios = Array.from({ length: RESAMPLES }, () =>
    ratioOf(sidesOf(pairs.map(() => pairs[Math.floor(random() * pairs.length)]!))),
  );
  const sides = sidesOf(pairs);
  return { ...sides, ratio: ratioOf(sides), upperBound: percentile(ratios, 0.975) };
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
