/** The books of a period, of one snapshot: its figures are of the same log position. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AuditSummary, ExceptionState } from '@rubicon/contracts';
import type { EntityManager } from 'typeorm';
import { readCheckpoint, ReadModels } from '../../platform/read-models/index.js';
import { Exceptions } from '../exceptions/index.js';
import { explainedBasisPoints } from '../ledger/index.js';
import { MonthAdjustments } from '../months/index.js';
import type { Period } from '../period/index.js';
import { ProviderRows } from '../provider/index.js';
import { sumsOf, together } from './ledger-sums.js';
import { providerSummaryOf } from './provider-summary.js';

/** Payments whose clearing account has come to zero by now, and had not by then: what was posted to it since. */
const inTransitAt = `
  SELECT coalesce(sum(abs(later.clearing)), 0) AS "inTransit"
  FROM (
    SELECT payment_id, sum(clearing) AS clearing FROM ledger_event WHERE at >= $1 AND clearing <> 0 GROUP BY payment_id
  ) later
  JOIN ledger_item item ON item.kind = 'payment' AND item.id = later.payment_id::text
  WHERE item.clearing = 0`;

export class GetSummary extends Query<AuditSummary> {
  constructor(
    readonly period: Period,
    readonly now: Date,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetSummary)
export class GetSummaryHandler implements IQueryHandler<GetSummary> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly exceptions: Exceptions,
    private readonly providerRows: ProviderRows,
    private readonly adjustments: MonthAdjustments,
  ) {}

  async execute({ period, now, position }: GetSummary): Promise<AuditSummary> {
    await this.readModels.waitFor(position);
    const { from, until } = period;
    const adjustments = await this.adjustments.within(from, until);
    return this.readModels.manager.transaction('REPEATABLE READ', async (tx) => {
      const checkpoint = await readCheckpoint(tx);
      const fetchedUntil = await this.providerRows.fetchedUntil(tx);
      const opening = await sumsOf(tx, { from: null, until: from });
      const moved = await sumsOf(tx, { from, until });
      const paidInMicroUsd = moved.paidInMicroUsd;
      const paidOutMicroUsd = paidInMicroUsd - moved.accounts.cash;
      const volumeMicroUsd =
        paidInMicroUsd + paidOutMicroUsd + moved.accounts.chargedPaid + moved.accounts.chargedGranted;
      const exceptions = await this.exceptions.before(until, now, tx);
      const inState = (state: ExceptionState) => exceptions.filter((exception) => exception.state === state);
      const unexplainedMicroUsd = inState('open').reduce(
        (sum, { amountMicroUsd }) => sum + amountMicroUsd,
        0,
      );
      return {
        from: from.toISOString(),
        until: until.toISOString(),
        position: String(checkpoint.position ?? 0),
        opening: opening.accounts,
        moved: moved.accounts,
        closing: together(opening.accounts, moved.accounts),
        paidInMicroUsd,
        paidOutMicroUsd,
        volumeMicroUsd,
        unexplainedMicroUsd,
        explainedBasisPoints: explainedBasisPoints(volumeMicroUsd, unexplainedMicroUsd),
        exceptions: {
          open: inState('open').length,
          explained: inState('explained').length,
          accepted: inState('accepted').length,
        },
        provider: {
          ...(await providerSummaryOf(tx, period, now)),
          fetchedUntil: fetchedUntil?.toISOString() ?? null,
        },
        inTransitMicroUsd: await inTransit(tx, until),
        adjustments,
      };
    });
  }
}

async function inTransit(tx: EntityManager, until: Date): Promise<number> {
  const [row] = await tx.query<[{ readonly inTransit: string }]>(inTransitAt, [until]);
  return Number(row.inTransit);
}
