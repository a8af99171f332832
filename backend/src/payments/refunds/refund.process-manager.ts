/** Carries out what a wallet holds credits for: every held refund is paid by the provider and settled, or released. */
import { Injectable } from '@nestjs/common';
import type { WalletEvent } from '@rubicon/domain';
import type { EventProcess, RecordedEvent } from '@rubicon/eventsourcing';
import { PaymentCommands } from '../completion/payment-commands.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { payHeldRefund } from './pay-refund.js';

@Injectable()
export class RefundProcessManager implements EventProcess<WalletEvent> {
  readonly name = 'refund';
  readonly categories = ['wallet'];
  readonly startAt = 'beginning';
  readonly handles = ['RefundHeld'] as const;

  constructor(
    private readonly commands: PaymentCommands,
    private readonly provider: PaymentProvider,
  ) {}

  /** One lane per player. */
  key({ event }: RecordedEvent<WalletEvent>): string {
    return event.data.playerId;
  }

  async react({ event }: RecordedEvent<WalletEvent>): Promise<void> {
    if (event.type !== 'RefundHeld') return;
    const { playerId, refundId } = event.data;
    await payHeldRefund(playerId, refundId, { provider: this.provider, commands: this.commands });
  }
}
