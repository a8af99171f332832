/** What is on its way back to a player who leaves comes to its end first. */
import { Injectable } from '@nestjs/common';
import { drivePayment } from '@rubicon/domain';
import { ErasureStep, type ErasureProgress } from '../../platform/erasure/index.js';
import { PaymentEngine } from '../payment-engine.js';

@Injectable()
export class SettleRefunds extends ErasureStep {
  readonly name = 'open refunds';
  readonly stage = 'settle';

  constructor(private readonly engine: PaymentEngine) {
    super();
  }

  async erase(playerId: string): Promise<ErasureProgress> {
    for (const paymentId of await this.heldBy(playerId)) await drivePayment(paymentId, this.engine);
    return (await this.heldBy(playerId)).length === 0 ? 'done' : 'waiting';
  }

  /** The payments of the refunds that are held. */
  private async heldBy(playerId: string): Promise<string[]> {
    const { state } = await this.engine.wallet.load(playerId);
    return Object.values(state.refunds).flatMap(({ status, paymentId }) =>
      status === 'held' ? [paymentId] : [],
    );
  }
}
