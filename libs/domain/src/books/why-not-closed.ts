/** What stands in the way of a close, the first thing first. The desk asks it before, the decider again. */
import type { MonthFacts } from './books.commands.js';
import type { BooksState } from './books.state.js';
import { nextMonth, monthPeriod } from './month.js';

export type WhyNotClosed =
  | 'unknown_month'
  | 'month_not_over'
  | 'month_closed'
  | 'earlier_month_open'
  | 'provider_not_fetched'
  | 'exceptions_open'
  | 'heads_not_signed';

/** The longest time in which what happened before the end may still be under way (docs/audit.md): what is wrong is known only then. */
export const MONTH_SETTLES_MS = 3_600_000;

/** Null: nothing does. */
export function whyNotClosed(
  month: string,
  { firstMonth, openExceptions, fetchedUntil, canSign }: MonthFacts,
  { closed }: BooksState,
  at: string,
): WhyNotClosed | null {
  const end = Date.parse(monthPeriod(month).until);
  if (Date.parse(at) < end + MONTH_SETTLES_MS) return 'month_not_over';
  const last = closed.at(-1);
  const due = last ? nextMonth(last.month) : firstMonth;
  if (due === null || month < (closed[0]?.month ?? due)) return 'unknown_month';
  if (month < due) return 'month_closed';
  if (month > due) return 'earlier_month_open';
  if (fetchedUntil === null || Date.parse(fetchedUntil) < end) return 'provider_not_fetched';
  if (openExceptions > 0) return 'exceptions_open';
  return canSign ? null : 'heads_not_signed';
}
