/** Repairs what a crash left between a payment and its credits: every completed or claimed payment is credited, once. */
import { Injectable } from '@nestjs/common';
import type { PaymentEvent } from '@rubicon/domain';
import type { Process, RecordedEvent } from '@rubicon/eventsourcing';
import { creditPayment } from './credit-payment.js';
import { PaymentCommands } from './payment-commands.js';

@Injectable()
export class PaymentProcessManager implements Process<PaymentEvent> {
  readonly name = 'payment';
  readonly categories = ['payment'];
  readonly startAt = 'beginning';
  readonly handles = ['PaymentCompleted', 'PaymentClaimed'] as const;

  constructor(private readonly commands: PaymentCommands) {}

  /** One lane per payment. */
  key({ event }: RecordedEvent<PaymentEvent>): string {
    return event.data.paymentId;
  }

  async react({ event }: RecordedEvent<PaymentEvent>): Promise<void> {
    if (event.type !== 'PaymentCompleted' && event.type !== 'PaymentClaimed') return;
    const { playerId } = event.data;
    if (playerId !== null) await creditPayment({ ...event.data, playerId }, this.commands);
  }
}
