import { monthPeriod } from '../lib/audit-period.js';

/** Of the exceptions that began before a month's end: those that are not accepted, explained or not, keep it from being closed. */
export function openExceptionsAddress(month: string): string {
  return `/exceptions?${new URLSearchParams({ state: 'all', until: monthPeriod(month).until }).toString()}`;
}
