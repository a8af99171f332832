/** Calendar months, `YYYY-MM`, in UTC. As text they sort as in time. */

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** Of an instant, ISO 8601 in UTC. */
export function monthOf(at: string): string {
  return at.slice(0, 7);
}

export function nextMonth(month: string): string {
  const date = new Date(firstInstantOf(month));
  date.setUTCMonth(date.getUTCMonth() + 1);
  return monthOf(date.toISOString());
}

/** ISO 8601, UTC: its first instant, and the first of the next month. */
export function monthPeriod(month: string): { readonly from: string; readonly until: string } {
  return { from: firstInstantOf(month), until: firstInstantOf(nextMonth(month)) };
}

/** From the first to the last, both included; none when the last comes before the first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month);
  return months;
}

function firstInstantOf(month: string): string {
  return `${month}-01T00:00:00.000Z`;
}
