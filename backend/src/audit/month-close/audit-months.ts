/** The months of the books: how each stands, why it cannot be closed, what a close holds fast, and what came later. */
import { Injectable } from '@nestjs/common';
import type { AuditMonth, MonthClose, MonthRefusal } from '@rubicon/contracts';
import {
  monthOf,
  monthsBetween,
  whyNotClosed,
  type BooksState,
  type ClosedMonth,
  type MonthAdjustment,
} from '@rubicon/domain';
import { Clock } from '../../platform/clock/index.js';
import { StaffNames } from '../../staff/index.js';
import { balanceAfter, MonthAdjustments, Months, shownAdjustments } from '../months/index.js';
import { exceptionsOf, factsOf, MonthConditions, type Conditions } from './month-conditions.js';

/** What there is to say of all months. */
interface Books {
  readonly now: Date;
  readonly state: BooksState;
  readonly conditions: Conditions;
  /** What came since the last close. */
  readonly pending: readonly MonthAdjustment[];
  readonly names: ReadonlyMap<string, string>;
}

@Injectable()
export class AuditMonths {
  constructor(
    private readonly clock: Clock,
    private readonly months: Months,
    private readonly adjustments: MonthAdjustments,
    private readonly conditions: MonthConditions,
    private readonly names: StaffNames,
  ) {}

  /** Newest first. From the first that was closed on, once there is one: what comes to earlier months is an adjustment. */
  async all(): Promise<AuditMonth[]> {
    const now = this.clock.now();
    const [state, conditions] = await Promise.all([this.months.books(), this.conditions.at(now, now)]);
    const firstMonth = state.closed[0]?.month ?? conditions.firstMonth;
    if (firstMonth === null) return [];
    const [pending, names] = await Promise.all([
      this.adjustments.pending(state.closed),
      this.names.of([...state.closed, ...state.reopened].map(({ staffId }) => staffId)),
    ]);
    const books = { now, state, conditions, pending, names };
    const months = monthsBetween(firstMonth, monthOf(now.toISOString())).reverse();
    return months.map((month) => shownMonth(month, books));
  }
}

function shownMonth(month: string, books: Books): AuditMonth {
  const { now, state, conditions, names } = books;
  const closed = state.closed.find((each) => each.month === month);
  return {
    month,
    state: closed ? 'closed' : month === monthOf(now.toISOString()) ? 'under_way' : 'open',
    refusal: closed ? null : refusalOf(month, books),
    openExceptions: exceptionsOf(month, conditions).open,
    close: closed ? shownClose(closed, books) : null,
    reopened: state.reopened
      .filter((each) => each.month === month)
      .map(({ closedAt, reopenedAt, staffId, reason }) => ({
        closedAt,
        reopenedAt,
        byName: names.get(staffId)!,
        reason,
      }))
      .reverse(),
  };
}

function refusalOf(month: string, { now, state, conditions }: Books): MonthRefusal | null {
  const why = whyNotClosed(month, factsOf(month, conditions), state, now.toISOString());
  if (why === 'unknown_month') throw new Error(`${month} is in the books, and unknown to them`);
  return why;
}

function shownClose(closed: ClosedMonth, { state, pending, names }: Books): MonthClose {
  const { month, staffId, closedAt, position, totals, acceptedExceptions, head, adjustments } = closed;
  const place = state.closed.indexOf(closed);
  const later = state.closed.slice(place + 1);
  const came = [...later.flatMap((each) => each.adjustments), ...pending].filter(
    (each) => each.month === month,
  );
  return {
    closedAt,
    closedBy: staffId,
    closedByName: names.get(staffId)!,
    position,
    opening: balanceAfter(state.closed.slice(0, place)),
    totals,
    acceptedExceptions,
    head,
    adjustments: shownAdjustments(adjustments),
    cameLater: shownAdjustments(came)[0]?.amounts ?? {},
  };
}
