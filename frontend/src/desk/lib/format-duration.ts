/** How long something lasts, as operators read it. All in milliseconds. */
import { locale } from '../../strings/locale.js';

const SECOND_MS = 1_000;
const TWO_DIGITS_UP_TO_MS = 10_000;
const units = (
  [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
    ['second', SECOND_MS],
  ] as const
).map(([unit, lengthMs]) => ({
  lengthMs,
  words: new Intl.NumberFormat(locale.numbers, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumSignificantDigits: 4,
  }),
}));
const seconds = units.at(-1)!;

/** 200000 → "3 minutes": in the largest unit that is full; below a second none is. */
export function formatWait(milliseconds: number): string {
  const { lengthMs, words } = units.find((unit) => milliseconds >= unit.lengthMs) ?? seconds;
  return words.format(Math.floor(Math.max(0, milliseconds) / lengthMs));
}

/** 252 → "0.25 seconds", 2537 → "2.5 seconds", 61234 → "61 seconds": something measured, as closely as anybody acts by it. */
export function formatTook(milliseconds: number): string {
  return formatLimit(
    milliseconds < TWO_DIGITS_UP_TO_MS
      ? Number(milliseconds.toPrecision(2))
      : Math.round(milliseconds / SECOND_MS) * SECOND_MS,
  );
}

/** 120000 → "2 minutes", 90000 → "90 seconds", 35442 → "35.44 seconds": to four digits, in the largest unit that it is a multiple of. */
export function formatLimit(milliseconds: number): string {
  const { lengthMs, words } =
    units.find((unit) => milliseconds >= unit.lengthMs && milliseconds % unit.lengthMs === 0) ?? seconds;
  return words.format(milliseconds / lengthMs);
}
