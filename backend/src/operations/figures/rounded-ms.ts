/**
 * A time, rounded so that few different ones are left to be counted: to seven binary digits. Up to 128 ms it is kept as it is; above, what is lost is at
 * most half of the last digit, which is less than 0.8 % of it. Longer times never come out shorter, so the times at any rank are the same, rounded.
 */
const DIGITS = 7;

/** @param milliseconds below zero, as by clocks that differ between machines: none */
export function roundedMs(milliseconds: number): number {
  const whole = Math.max(0, Math.round(milliseconds));
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, whole))) + 1 - DIGITS);
  return Math.round(whole / step) * step;
}
