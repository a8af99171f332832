const MOST_DAY_LABELS = 6;
const stepsInDays = [1, 2, 5, 7, 14, 30, 60, 90];

/** Which of so many days have a label: evenly, the first among them, so many that they stand clear of each other. */
export function labelledDays(count: number): number[] {
  const step = stepsInDays.find((days) => count / days <= MOST_DAY_LABELS) ?? stepsInDays.at(-1)!;
  return Array.from({ length: Math.ceil(count / step) }, (_, label) => label * step);
}
