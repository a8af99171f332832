/** Days, times, ages and parts as an auditor's desk writes them: the books know UTC alone. */
import { locale } from '../../strings/locale.js';
import type { AuditPeriod } from './audit-period.js';

const DAY_MS = 86_400_000;
const utc = { timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat(locale.dates, {
  ...utc,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});
const days = new Intl.DateTimeFormat(locale.dates, {
  ...utc,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const shortDay = new Intl.DateTimeFormat(locale.dates, { ...utc, day: 'numeric', month: 'short' });
const month = new Intl.DateTimeFormat(locale.dates, { ...utc, month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat(locale.dates, {
  ...utc,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const minute = new Intl.DateTimeFormat(locale.dates, { ...utc, hour: '2-digit', minute: '2-digit' });

/** "26 Nov 2026" */
export function formatUtcDate(iso: string): string {
  return day.format(new Date(iso));
}

/** "09:30" */
export function formatUtcMinute(iso: string): string {
  return minute.format(new Date(iso));
}

/** "09:30:12" */
export function formatUtcTime(iso: string): string {
  return time.format(new Date(iso));
}

/** "26 Nov 2026, 09:30:12" */
export function formatUtcSecond(iso: string): string {
  return `${formatUtcDate(iso)}, ${formatUtcTime(iso)}`;
}

/** "26 Nov" */
export function formatUtcShortDay(iso: string): string {
  return shortDay.format(new Date(iso));
}

/** `2026-11` → "November 2026" */
export function formatMonth(yearAndMonth: string): string {
  return month.format(new Date(`${yearAndMonth}-01T00:00:00Z`));
}

/** "1 – 30 November 2026": its days, both named; with times where it does not begin and end with a day. */
export function formatPeriod({ from, until }: AuditPeriod): string {
  const [begins, ends] = [new Date(from), new Date(until)];
  const isOfDays = begins.getTime() % DAY_MS === 0 && ends.getTime() % DAY_MS === 0;
  if (!isOfDays || ends <= begins) return `${formatUtcSecond(from)} – ${formatUtcSecond(until)}`;
  return days.formatRange(begins, new Date(ends.getTime() - DAY_MS));
}

const ages = (
  [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const
).map(([unit, seconds]) => ({
  seconds,
  words: new Intl.NumberFormat(locale.numbers, { style: 'unit', unit, unitDisplay: 'long' }),
}));

/** 200000 → "2 days": in the largest unit that is full. */
export function formatAge(ageSeconds: number): string {
  const { seconds, words } = ages.find((unit) => ageSeconds >= unit.seconds) ?? ages[2]!;
  return words.format(Math.floor(Math.max(0, ageSeconds) / seconds));
}

/** 9997 → "99.97 %" */
export function formatBasisPoints(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2)} %`;
}
