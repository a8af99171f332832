/**
 * The calendar that Romans wrote by: the Republican year of 355 days to 47 BC, the year of confusion of 445 days (46 BC, with an
 * intercalary month after February and two more before December), then Caesar's, with the pontiffs' mistake of a leap day every
 * third year (42, 39, 36, 33, 30 and 27 BC). Quintilis became July in 44 BC; Sextilis keeps its name throughout.
 */

type Month = readonly [name: string, days: number];

const REPUBLICAN: readonly Month[] = [
  ['January', 29],
  ['February', 28],
  ['March', 31],
  ['April', 29],
  ['May', 31],
  ['June', 29],
  ['Quintilis', 31],
  ['Sextilis', 29],
  ['September', 29],
  ['October', 31],
  ['November', 29],
  ['December', 29],
];

const CONFUSION: readonly Month[] = [
  ['January', 29],
  ['February', 24],
  ['Intercalaris', 27],
  ...REPUBLICAN.slice(2, 11),
  ['the first month of the intercalation', 33],
  ['the second month of the intercalation', 34],
  ['December', 29],
];

function julian(yearBc: number): readonly Month[] {
  const leap = yearBc <= 42 && yearBc % 3 === 0;
  return [
    ['January', 31],
    ['February', leap ? 29 : 28],
    ['March', 31],
    ['April', 30],
    ['May', 31],
    ['June', 30],
    [yearBc >= 45 ? 'Quintilis' : 'July', 31],
    ['Sextilis', 31],
    ['September', 30],
    ['October', 31],
    ['November', 30],
    ['December', 31],
  ];
}

function monthsOf(yearBc: number): readonly Month[] {
  if (yearBc > 46) return REPUBLICAN;
  return yearBc === 46 ? CONFUSION : julian(yearBc);
}

const FIRST_YEAR_BC = 49;
const LAST_YEAR_BC = 27;
/** Days of 49 BC before the opening, on 10 January. */
const BEFORE_OPENING = 9;

function daysOf(yearBc: number): number {
  return monthsOf(yearBc).reduce((sum, [, days]) => sum + days, 0);
}

/** Days after 10 January 49 BC. @param month the month's name. @throws RangeError for a day that never was */
export function ordinalOf(yearBc: number, month: string, day: number): number {
  let ordinal = -BEFORE_OPENING;
  for (let year = FIRST_YEAR_BC; year > yearBc; year -= 1) ordinal += daysOf(year);
  for (const [name, days] of monthsOf(yearBc)) {
    if (name === month && day >= 1 && day <= days) return ordinal + day - 1;
    ordinal += days;
  }
  throw new RangeError(`there was no ${day} ${month} ${yearBc} BC`);
}

export const lastOrdinal = ordinalOf(LAST_YEAR_BC, 'December', 31);

/** "10 January 49 BC". */
export function dateLabel(ordinal: number): string {
  const { year, month, day } = dateOf(ordinal);
  return month.startsWith('the ') ? `${day} of ${month}, ${year} BC` : `${day} ${month} ${year} BC`;
}

/** Year and day as an outline of the years has them: ["49 BC", "10 January"]. */
export function outlineDate(ordinal: number): readonly [year: string, day: string] {
  const { year, month, day } = dateOf(ordinal);
  return [`${year} BC`, month.startsWith('the ') ? `${day} of ${month}` : `${day} ${month}`];
}

function dateOf(ordinal: number): { year: number; month: string; day: number } {
  let left = ordinal + BEFORE_OPENING;
  let year = FIRST_YEAR_BC;
  while (left >= daysOf(year) && year > 1) {
    left -= daysOf(year);
    year -= 1;
  }
  for (const [month, days] of monthsOf(year)) {
    if (left < days) return { year, month, day: left + 1 };
    left -= days;
  }
  throw new RangeError(`day ${ordinal} lies beyond the reckoning of this era`);
}
