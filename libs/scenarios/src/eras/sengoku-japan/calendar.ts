/** Lunisolar dates, named as such, with the year of the Western calendar that the day falls in. */
import { lunarYears } from './lunar-months.js';

const DAY_MS = 86_400_000;
/** Tenshō 10, 6th month, 2nd day: 1 July 1582 Gregorian, 21 June Julian. */
const OPENING = Date.UTC(1582, 6, 1);

/** Era names: the year count (from Tenshō 1) of their first year, and their first day as [year, month, day]. */
const eras = [
  { name: 'Tenshō', firstYear: 1, from: [1, 1, 1] },
  { name: 'Bunroku', firstYear: 20, from: [20, 12, 8] },
  { name: 'Keichō', firstYear: 24, from: [24, 10, 27] },
] as const;

/** Days after Tenshō 10/6/2. @param year counted on from Tenshō 1. @throws RangeError for a month that never was */
export function ordinalOf(year: number, month: number, day: number, leap = false): number {
  const months = lunarYears.find(([number]) => number === year)?.[1] ?? [];
  const found = months.find(([, number, isLeap]) => number === month && isLeap === leap);
  if (!found) throw new RangeError(`there was no ${leap ? 'leap ' : ''}month ${month} in year ${year}`);
  return found[0] + day - 1;
}

/** The last day of the 12th month of Keichō 8. */
export const lastOrdinal = ordinalOf(31, 12, 29);

/** "2nd day of the 6th month, Tenshō 10 (1582)". */
export function dateLabel(ordinal: number): string {
  const { year, month, leap, day, western } = dateOf(ordinal);
  return `${nth(day)} day of the ${leap ? 'leap ' : ''}${nth(month)} month, ${eraName(year, month, day)} (${western})`;
}

/** Year and day as an outline of the years has them, month before day: ["Tenshō 10 (1582)", "6/2"], ["Bunroku 5 (1596)", "leap 7/13"]. */
export function outlineDate(ordinal: number): readonly [year: string, day: string] {
  const { year, month, leap, day, western } = dateOf(ordinal);
  return [`${eraName(year, month, day)} (${western})`, `${leap ? 'leap ' : ''}${month}/${day}`];
}

/** @returns year counted on from Tenshō 1; western: the Gregorian year that the day falls in */
function dateOf(ordinal: number): {
  year: number;
  month: number;
  leap: boolean;
  day: number;
  western: number;
} {
  const [year, months] = lunarYears.findLast(([, [first]]) => first![0] <= ordinal) ?? lunarYears[0]!;
  const [firstOrdinal, month, leap] = months.findLast(([first]) => first <= ordinal) ?? months[0]!;
  const western = new Date(OPENING + ordinal * DAY_MS).getUTCFullYear();
  return { year, month, leap, day: ordinal - firstOrdinal + 1, western };
}

function eraName(year: number, month: number, day: number): string {
  const era = eras.findLast(({ from: [eraYear, eraMonth, eraDay] }) =>
    year !== eraYear ? year > eraYear : month !== eraMonth ? month > eraMonth : day >= eraDay,
  )!;
  return `${era.name} ${year - era.firstYear + 1}`;
}

function nth(number: number): string {
  const tens = number % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}
