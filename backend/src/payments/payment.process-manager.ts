/**
 * Repairs what a crash left between a payment and its wallet, and gives back the money of payments that no wallet takes: those nobody
 * claimed, and those that came when the player had gone.
 */
import { Injectable } from '@nestjs/common';
import type { PaymentEvent, PaymentState } from '@rubicon/domain';
import type { EventProcess, RecordedEvent } from '@rubicon/eventsourcing';
import { v5 as uuidV5 } from 'uuid';
import { Log } from '../platform/observability/index.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { payBackRest } from './refunds/pay-refund.js';
import { payReturn } from './refunds/return-unclaimed.js';
import { followPayment } from './completion/follow-payment.js';
import { PaymentCommands } from './completion/payment-commands.js';

@Injectable()
export class PaymentProcessManager implements EventProcess<PaymentEvent> {
  readonly name = 'payment';
  readonly categories = ['payment'];
  readonly startAt = 'beginning';
  readonly handles = [
    'PaymentCompleted',
    'PaymentClaimed',
    'PaymentRefunded',
    'PaymentDisputed',
    'DisputeClosed',
    'UnclaimedReturnBegun',
    'UnclaimedReturnRefused',
  ] as const;
  private readonly log: Log;

  constructor(
    private readonly commands: PaymentCommands,
    private readonly provider: PaymentProvider,
    log: Log,
  ) {
    this.log = log.for('payment-process');
  }

  /** One lane per payment. */
  key({ event }: RecordedEvent<PaymentEvent>): string {
    return event.data.paymentId;
  }

  async react({ event }: RecordedEvent<PaymentEvent>): Promise<void> {
    const { paymentId } = event.data;
    if (event.type === 'UnclaimedReturnBegun') {
      await payReturn(paymentId, { provider: this.provider, commands: this.commands });
      return;
    }
    if (event.type === 'UnclaimedReturnRefused') this.note(paymentId, event.data.code);
    const followed = await followPayment(paymentId, this.commands);
    if (followed.kind === 'account_closed') await this.payBack(paymentId, followed.state);
  }

  private async payBack(paymentId: string, payment: PaymentState): Promise<void> {
    // What a bank is deciding about, or has taken back, is not paid back beside it.
    const isDisputed = Object.values(payment.disputes).some(({ status }) => status !== 'won');
    if (isDisputed) return;
    const refundId = uuidV5('account_closed', paymentId);
    const ports = { provider: this.provider, commands: this.commands };
    const answer = await payBackRest(refundId, payment, ports);
    if (answer?.kind === 'refused') this.note(paymentId, answer.code);
  }

  /** Refused for good: its money went back otherwise, or a bank has it. An operator should look. */
  private note(paymentId: string, code: string): void {
    this.log.error('the provider would not pay a payment back', { paymentId, code });
  }
}
