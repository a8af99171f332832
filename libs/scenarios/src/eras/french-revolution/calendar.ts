/** The Gregorian calendar, with the Republican date before it while that was in force (24 November 1793 to 31 December 1805). */

const DAY_MS = 86_400_000;
const OPENING = Date.UTC(1789, 6, 14);

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const REPUBLICAN_MONTHS = [
  'Vendémiaire',
  'Brumaire',
  'Frimaire',
  'Nivôse',
  'Pluviôse',
  'Ventôse',
  'Germinal',
  'Floréal',
  'Prairial',
  'Messidor',
  'Thermidor',
  'Fructidor',
] as const;

/** First days of the years II to XIV, as they were decreed: September, day of the month. */
const REPUBLICAN_YEARS: readonly (readonly [roman: string, year: number, september: number])[] = [
  ['II', 1793, 22],
  ['III', 1794, 22],
  ['IV', 1795, 23],
  ['V', 1796, 22],
  ['VI', 1797, 22],
  ['VII', 1798, 22],
  ['VIII', 1799, 23],
  ['IX', 1800, 23],
  ['X', 1801, 23],
  ['XI', 1802, 23],
  ['XII', 1803, 24],
  ['XIII', 1804, 23],
  ['XIV', 1805, 23],
];

/** Days after 14 July 1789. @param month 1 to 12 */
export function ordinalOf(year: number, month: number, day: number): number {
  return (Date.UTC(year, month - 1, day) - OPENING) / DAY_MS;
}

const REPUBLICAN_FROM = ordinalOf(1793, 11, 24);
const REPUBLICAN_TO = ordinalOf(1805, 12, 31);

/** "14 July 1789"; "9 Thermidor II (27 July 1794)". */
export function dateLabel(ordinal: number): string {
  const date = new Date(OPENING + ordinal * DAY_MS);
  const gregorian = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return ordinal < REPUBLICAN_FROM || ordinal > REPUBLICAN_TO
    ? gregorian
    : `${republicanLabel(ordinal)} (${gregorian})`;
}

/** Year and day as an outline of the years has them, by the Gregorian calendar: ["1794", "27 July"]. */
export function outlineDate(ordinal: number): readonly [year: string, day: string] {
  const date = new Date(OPENING + ordinal * DAY_MS);
  return [`${date.getUTCFullYear()}`, `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`];
}

function republicanLabel(ordinal: number): string {
  const year = REPUBLICAN_YEARS.findLast(
    ([, gregorianYear, day]) => ordinalOf(gregorianYear, 9, day) <= ordinal,
  );
  if (!year) throw new RangeError(`no Republican year holds day ${ordinal}`);
  const [roman, gregorianYear, september] = year;
  const dayOfYear = ordinal - ordinalOf(gregorianYear, 9, september);
  const month = REPUBLICAN_MONTHS[Math.floor(dayOfYear / 30)];
  return month === undefined
    ? `complementary day ${dayOfYear - 359} of year ${roman}`
    : `${(dayOfYear % 30) + 1} ${month} ${roman}`;
}
