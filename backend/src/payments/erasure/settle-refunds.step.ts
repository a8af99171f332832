/** What is on its way back to a player who leaves comes to its end first. */
import { Injectable } from '@nestjs/common';
import type { ErasureProgress, ErasureStep } from '../../platform/erasure/index.js';
import { PaymentCommands } from '../completion/payment-commands.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { payHeldRefund } from '../refunds/pay-refund.js';

@Injectable()
export class SettleRefunds implements ErasureStep {
  readonly name = 'open refunds';
  readonly stage = 'settle';

  constructor(
    private readonly commands: PaymentCommands,
    private readonly provider: PaymentProvider,
  ) {}

  async erase(playerId: string): Promise<ErasureProgress> {
    for (const refundId of await this.heldBy(playerId))
      await payHeldRefund(playerId, refundId, { provider: this.provider, commands: this.commands });
    return (await this.heldBy(playerId)).length === 0 ? 'done' : 'waiting';
  }

  private async heldBy(playerId: string): Promise<string[]> {
    const { state } = await this.commands.wallet.load(playerId);
    return Object.entries(state.refunds).flatMap(([refundId, { status }]) =>
      status === 'held' ? [refundId] : [],
    );
  }
}
