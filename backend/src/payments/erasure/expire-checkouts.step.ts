/** A player who leaves pays nothing more: their open checkouts are closed at the provider; one that was paid just now is paid back. */
import { Injectable } from '@nestjs/common';
import { learnSession } from '@rubicon/domain';
import { ErasureStep, type ErasureProgress } from '../../platform/erasure/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { PaymentEngine } from '../payment-engine.js';
import { PaymentRow } from '../payment.table.js';
import { PaymentProvider } from '../provider/payment-provider.js';

@Injectable()
export class ExpireCheckouts extends ErasureStep {
  readonly name = 'open checkouts';
  readonly stage = 'payments';

  constructor(
    private readonly engine: PaymentEngine,
    private readonly provider: PaymentProvider,
    private readonly readModels: ReadModels,
  ) {
    super();
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    // Whatever was opened before the player asked to be forgotten is in the read model by then.
    const { position } = await this.engine.player.load(playerId);
    await this.readModels.waitFor(position);
    const open = await this.readModels.repository(PaymentRow).findBy({ playerId, status: 'open' });
    await Promise.all(open.map(({ paymentId }) => this.expire(paymentId)));
    return 'done';
  }

  private async expire(paymentId: string): Promise<void> {
    const { sessionId } = (await this.engine.payment.load(paymentId)).state;
    const session = sessionId === null ? null : await this.provider.expireSession(sessionId);
    if (session === null) {
      await this.engine.payment.handle(
        paymentId,
        { type: 'ExpireCheckout', paymentId, at: this.engine.nowIso() },
        this.engine.contextFor(paymentId),
      );
      return;
    }
    // Paid: its process pays it back, and so it does whenever money comes later. Nothing here waits for a bank.
    await learnSession(session, this.engine);
  }
}
