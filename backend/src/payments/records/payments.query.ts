/**
 * A player's completed payments, newest first. What can be refunded, and what is on its way back, is folded fresh from the wallet; the rows are
 * read once they tell as much as it does. A refund is recorded for the payment before the wallet settles it: of older rows it would be neither
 * on its way nor paid back. Newer ones may show it as both for a moment.
 */
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
    const wallet = await this.aggregates.wallet.load(playerId);
    await Promise.all([this.readModels.waitFor(position), this.readModels.waitFor(wallet.position)]);
    const rows = await this.readModels
      .repository(PaymentRow)
      .find({ where: { playerId, completedAt: Not(IsNull()) }, order: { completedAt: 'DESC' } });
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
