/** Figures of each UTC day of a period. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AuditDay, AuditDays } from '@rubicon/contracts';
import { And, LessThan, MoreThanOrEqual } from 'typeorm';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { Exceptions } from '../exceptions/index.js';
import { LedgerDayRow } from '../ledger-tables/index.js';
import type { Period } from '../period/index.js';
import { sumsOf } from './ledger-sums.js';

const DAY_MS = 86_400_000;
const DAYS_MAX = 400;

export class ListDays extends Query<AuditDays> {
  constructor(
    readonly period: Period,
    readonly now: Date,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(ListDays)
export class ListDaysHandler implements IQueryHandler<ListDays> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly exceptions: Exceptions,
  ) {}

  /** @throws Refused `invalid_period` when it has too many days */
  async execute({ period, now, position }: ListDays): Promise<AuditDays> {
    const days = daysOf(period, now);
    const [first] = days;
    if (days.length > DAYS_MAX || first === undefined)
      throw new Refused('invalid_period', { detail: `The period has more than ${DAYS_MAX} days.` });
    await this.readModels.waitFor(position);
    const begin = new Date(first);
    const end = new Date(begin.getTime() + days.length * DAY_MS);
    return this.readModels.manager.transaction('REPEATABLE READ', async (tx) => {
      const { accounts: opening } = await sumsOf(tx, { from: null, until: begin });
      const rows = await tx.findBy(LedgerDayRow, {
        day: And(MoreThanOrEqual(dayOf(begin)), LessThan(dayOf(end))),
      });
      const exceptions = await this.exceptions.before(end, now, tx);
      let { liabilityPaid, liabilityGranted } = opening;
      return {
        days: days.map((day): AuditDay => {
          const row = rows.find((each) => each.day === day);
          liabilityPaid += row?.liabilityPaid ?? 0;
          liabilityGranted += row?.liabilityGranted ?? 0;
          const paidInMicroUsd = row?.paidIn ?? 0;
          const unexplained = exceptions.filter(
            ({ since, state }) => state === 'open' && since.startsWith(day),
          );
          return {
            day,
            revenueMicroUsd: row?.chargedPaid ?? 0,
            paidInMicroUsd,
            paidOutMicroUsd: paidInMicroUsd - (row?.cash ?? 0),
            modelCostMicroUsd: row?.modelCost ?? 0,
            liabilityPaidMicroUsd: liabilityPaid,
            liabilityGrantedMicroUsd: liabilityGranted,
            unexplainedMicroUsd: unexplained.reduce((sum, { amountMicroUsd }) => sum + amountMicroUsd, 0),
          };
        }),
      };
    });
  }
}

/** Each day of which any part lies in the period; none of the future. */
function daysOf({ from, until }: Period, now: Date): string[] {
  const first = Math.floor(from.getTime() / DAY_MS);
  const end = Math.min(Math.ceil(until.getTime() / DAY_MS), Math.floor(now.getTime() / DAY_MS) + 1);
  return Array.from({ length: Math.min(end - first, DAYS_MAX + 1) }, (_, day) =>
    dayOf(new Date((first + day) * DAY_MS)),
  );
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
