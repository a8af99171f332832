/** A player's completed payments, newest first. What can be refunded is folded fresh from the wallet. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PaymentSummary } from '@rubicon/contracts';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { PaymentRow } from '../payment.table.js';
import { purchaseDispute, summaryOf } from './payment-summary.js';

export class GetPayments extends Query<PaymentSummary[]> {
  /** @param position the log position the caller has seen; null asks for what there is */
  constructor(
    readonly playerId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetPayments)
export class GetPaymentsHandler implements IQueryHandler<GetPayments> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly aggregates: Aggregates,
    private readonly clock: Clock,
  ) {}

  async execute({ playerId, position }: GetPayments): Promise<PaymentSummary[]> {
    await this.readModels.waitFor(position);
    const [rows, wallet] = await Promise.all([
      this.readModels
        .repository(PaymentRow)
        .find({ where: { playerId, completedAt: Not(IsNull()) }, order: { completedAt: 'DESC' } }),
      this.aggregates.wallet.load(playerId),
    ]);
    const now = this.clock.nowIso();
    return rows.flatMap(({ completedAt, disputes, ...row }) =>
      completedAt === null
        ? []
        : [
            summaryOf(
              {
                ...row,
                playerId,
                completedAt: completedAt.toISOString(),
                disputes: Object.values(disputes).map(purchaseDispute),
              },
              wallet.state,
              now,
            ),
          ],
    );
  }
}
