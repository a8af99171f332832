/** Hundredths of a percent. */
const ALL = 10_000;

/**
 * The part of the volume for which there is no open exception, rounded down; all of nothing is explained.
 * @returns hundredths of a percent: 10000 is all
 */
export function explainedBasisPoints(volumeMicroUsd: number, unexplainedMicroUsd: number): number {
  if (unexplainedMicroUsd <= 0) return ALL;
  if (unexplainedMicroUsd >= volumeMicroUsd) return 0;
  // Beyond a safe integer, a number would round up.
  return Number((BigInt(volumeMicroUsd - unexplainedMicroUsd) * BigInt(ALL)) / BigInt(volumeMicroUsd));
}
