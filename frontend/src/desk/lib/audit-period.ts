/**
 * The period of an auditor's screen stands in its address: `?month=2026-11`, or `?from=2026-11-01&until=2026-11-15`, days or instants of UTC, the end
 * not in it. Without either it is this month.
 */
export interface AuditPeriod {
  /** ISO 8601, UTC; inclusive. */
  readonly from: string;
  /** Exclusive. */
  readonly until: string;
}

/** A period that may be open at either end: null is from the beginning, and until now. */
export interface AuditSpan {
  readonly from: string | null;
  readonly until: string | null;
}

export type PeriodPreset = 'thisMonth' | 'lastMonth' | 'lastWeek';

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const MIDNIGHT = 'T00:00:00.000Z';

/** @returns null when what stands in the address is no period; one that ends before it begins is for the server to refuse */
export function readPeriod(params: URLSearchParams, now: Date): AuditPeriod | null {
  const span = readSpan(params);
  if (span === null) return null;
  const { from, until } = span;
  if (from === null && until === null) return monthPeriod(monthOf(now));
  return from !== null && until !== null ? { from, until } : null;
}

/** As a period, with one end or none named: then it is open there. @returns null when something else stands in the address */
export function readSpan(params: URLSearchParams): AuditSpan | null {
  const month = params.get('month');
  if (month !== null) return MONTH.test(month) ? monthPeriod(month) : null;
  const from = instantOf(params.get('from'));
  const until = instantOf(params.get('until'));
  return from === undefined || until === undefined ? null : { from, until };
}

/** As it stands in an address: a month as such, days as days. */
export function writePeriod({ from, until }: AuditSpan): Record<string, string> {
  const month = from?.slice(0, 7) ?? '';
  if (from !== null && until !== null && isSamePeriod(monthPeriod(month), { from, until })) return { month };
  return {
    ...(from === null ? {} : { from: shortest(from) }),
    ...(until === null ? {} : { until: shortest(until) }),
  };
}

export function presetPeriods(now: Date): Readonly<Record<PeriodPreset, AuditPeriod>> {
  const today = dayOf(now);
  return {
    thisMonth: monthPeriod(monthOf(now)),
    lastMonth: monthPeriod(monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)))),
    lastWeek: { from: addDays(today, 1 - DAYS_OF_WEEK), until: addDays(today, 1) },
  };
}

/** `2026-11` → all of it. */
export function monthPeriod(month: string): AuditPeriod {
  const [year, index] = month.split('-').map(Number) as [number, number];
  return {
    from: new Date(Date.UTC(year, index - 1, 1)).toISOString(),
    until: new Date(Date.UTC(year, index, 1)).toISOString(),
  };
}

/** `2026-11-26` → that day. */
export function dayPeriod(day: string): AuditPeriod {
  return { from: `${day}${MIDNIGHT}`, until: addDays(day, 1) };
}

/** Of two days, both in it: as people name them. '': open there. */
export function spanOfDays(first: string, last: string): AuditSpan {
  return { from: first === '' ? null : `${first}${MIDNIGHT}`, until: last === '' ? null : addDays(last, 1) };
}

/** The first and the last day that are in it; '': it is open there. */
export function daysOf({ from, until }: AuditSpan): { first: string; last: string } {
  return {
    first: from === null ? '' : dayOf(new Date(from)),
    last: until === null ? '' : dayOf(new Date(Date.parse(until) - 1)),
  };
}

export function isSamePeriod(one: AuditSpan, other: AuditSpan): boolean {
  return one.from === other.from && one.until === other.until;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}${MIDNIGHT}`) + days * DAY_MS).toISOString();
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** Undefined: it is none. */
function instantOf(text: string | null): string | null | undefined {
  if (text === null) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

function shortest(instant: string): string {
  return instant.endsWith(MIDNIGHT) ? instant.slice(0, 10) : instant;
}
