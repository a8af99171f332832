/**
 * What came to months that were closed already: events of the ledger that happened in them and stand in the log after their close. Each close
 * counts those since the one before; what came since the last close adjusts the month that is closed next.
 */
import { Injectable } from '@nestjs/common';
import type { AccountAmounts, MonthAdjustment } from '@rubicon/contracts';
import {
  monthPeriod,
  nextMonth,
  type ClosedMonth,
  type MonthAdjustment as PinnedAdjustment,
} from '@rubicon/domain';
import { ReadModels } from '../../platform/read-models/index.js';
import { allAccounts, noAmounts, type Account } from '../ledger/index.js';
import { amountsOf, sumsOfAccounts, type SumsRow } from '../ledger-tables/index.js';
import { Months } from './months.js';

const lateEvents = `
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
    ${sumsOfAccounts('ledger_event')}
  FROM ledger_event
  WHERE position > $1 AND ($2::bigint IS NULL OR position <= $2) AND at < $3
  GROUP BY 1 ORDER BY 1`;

@Injectable()
export class MonthAdjustments {
  constructor(
    private readonly readModels: ReadModels,
    private readonly months: Months,
  ) {}

  /**
   * What came to the months before `month` since the close before it, oldest month first.
   * @param upTo a log position; null: until now
   */
  async of(month: string, closeBefore: ClosedMonth | null, upTo: bigint | null): Promise<PinnedAdjustment[]> {
    if (closeBefore === null) return [];
    const rows = await this.readModels.manager.query<(SumsRow & { readonly month: string })[]>(lateEvents, [
      closeBefore.position,
      upTo?.toString() ?? null,
      monthPeriod(month).from,
    ]);
    return rows.map((row) => ({ month: row.month, amounts: amountsOf(row) }));
  }

  /** What adjusts the month that is closed next. */
  async pending(closed: readonly ClosedMonth[]): Promise<PinnedAdjustment[]> {
    const last = closed.at(-1);
    return last ? this.of(nextMonth(last.month), last, null) : [];
  }

  /** What adjusts the months that lie in a period, even in part. */
  async within(from: Date, until: Date): Promise<MonthAdjustment[]> {
    const closed = await this.months.closed();
    const last = closed.at(-1);
    if (!last) return [];
    const isWithin = (month: string): boolean => {
      const period = monthPeriod(month);
      return new Date(period.from) < until && from < new Date(period.until);
    };
    const pinned = closed.filter(({ month }) => isWithin(month)).flatMap(({ adjustments }) => adjustments);
    const pending = isWithin(nextMonth(last.month)) ? await this.pending(closed) : [];
    return shownAdjustments([...pinned, ...pending]);
  }
}

/** By month, oldest first: what it moved in all, without the accounts that did not move. */
export function shownAdjustments(adjustments: readonly PinnedAdjustment[]): MonthAdjustment[] {
  const sums = new Map<string, AccountAmounts>();
  for (const { month, amounts } of adjustments) {
    const before = sums.get(month) ?? noAmounts();
    sums.set(
      month,
      amountsBy((account) => before[account] + amounts[account]),
    );
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, amounts]) => ({ month, amounts: movedOf(amounts) }))
    .filter(({ amounts }) => Object.keys(amounts).length > 0);
}

function movedOf(amounts: AccountAmounts): Partial<AccountAmounts> {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
}

function amountsBy(amountOf: (account: Account) => number): AccountAmounts {
  return Object.fromEntries(allAccounts.map((account) => [account, amountOf(account)])) as AccountAmounts;
}
