/** Times and ids as a desk writes them: to the second, in the reader's own time zone. */
import { locale } from '../../strings/locale.js';
import { formatDollars, formatMicroUsd } from '../../lib/format.js';

const day = new Intl.DateTimeFormat(locale.dates, { day: '2-digit', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat(locale.dates, { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** "26 Nov 2026" */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** "09:30:12" */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}

/** "26 Nov 2026, 09:30:12" */
export function formatSecond(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

/** 5000000 → "+$5.00", -29876 → "−$0.029876" */
export function formatMovement(microUsd: number): string {
  return microUsd > 0 ? `+${formatMicroUsd(microUsd)}` : formatMicroUsd(microUsd);
}

const DIGITS = 3;
const [CENT_MICRO_USD, DOLLAR_MICRO_USD] = [10_000, 1_000_000];

/** 29876 → "$0.0298", 12345678 → "$12.34", -83 → "−$0.000083": cut off after the third digit, from a dollar on after the cent. Never more than it is. */
export function formatAboutUsd(microUsd: number): string {
  const digits = String(Math.abs(microUsd)).length;
  const step = Math.abs(microUsd) >= DOLLAR_MICRO_USD ? CENT_MICRO_USD : 10 ** Math.max(0, digits - DIGITS);
  return formatMicroUsd(Math.trunc(microUsd / step) * step);
}

/** 250 → "$2.50" */
export function formatCents(cents: number): string {
  return formatDollars(cents / 100);
}
