/** Money, counts and times as the screens write them. Micro-dollars are millionths of a dollar. */
import { locale } from '../strings/locale.js';

const dollarsFormat = new Intl.NumberFormat(locale.numbers, { style: 'currency', currency: 'USD' });
const countFormat = new Intl.NumberFormat(locale.numbers);
const dayFormat = new Intl.DateTimeFormat(locale.dates, { day: 'numeric', month: 'long', year: 'numeric' });
const momentFormat = new Intl.DateTimeFormat(locale.dates, { dateStyle: 'medium', timeStyle: 'short' });

/** "4.97" or 4.97 → "$4.97" */
export function formatDollars(dollars: string | number): string {
  return dollarsFormat.format(Number(dollars));
}

/** 29876 → "$0.029876": exact, at least two decimals. */
export function formatMicroUsd(microUsd: number): string {
  const sign = microUsd < 0 ? '\u2212' : '';
  const whole = Math.floor(Math.abs(microUsd) / 1_000_000);
  const fraction = String(Math.abs(microUsd) % 1_000_000).padStart(6, '0');
  return `${sign}$${countFormat.format(whole)}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, '')}`;
}

/** 9897 → "$0.010": what a turn cost, to three decimals (specification, section 9, "Usage list"). */
export function formatTurnCost(microUsd: number): string {
  return `$${(microUsd / 1_000_000).toFixed(3)}`;
}

/** 15 → "+15", -20 → "−20", 0 → "0" */
export function formatSigned(count: number): string {
  return count > 0 ? `+${formatCount(count)}` : count < 0 ? `\u2212${formatCount(-count)}` : '0';
}

export function formatCount(count: number): string {
  return countFormat.format(count);
}

/** "14 July 2026", in the reader's own time zone. */
export function formatDay(iso: string): string {
  return dayFormat.format(new Date(iso));
}

/** "14 Jul 2026, 09:30" */
export function formatMoment(iso: string): string {
  return momentFormat.format(new Date(iso));
}
