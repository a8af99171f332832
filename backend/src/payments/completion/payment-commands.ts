/** Binds what happens to payments to the platform: handlers, clock, command contexts, and who bought as a visitor. */
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '@rubicon/eventsourcing';
import { Clock } from '../../platform/clock/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { currentCorrelationId } from '../../platform/http/index.js';
import { VisitorCheckouts } from '../visitors/visitor-checkouts.js';
import type { CompletePaymentPorts } from './complete-payment.js';

@Injectable()
export class PaymentCommands implements CompletePaymentPorts {
  readonly payment: Aggregates['payment'];
  readonly wallet: Aggregates['wallet'];
  readonly player: Aggregates['player'];

  constructor(
    aggregates: Aggregates,
    private readonly clock: Clock,
    private readonly contexts: CommandContexts,
    private readonly visitors: VisitorCheckouts,
  ) {
    this.payment = aggregates.payment;
    this.wallet = aggregates.wallet;
    this.player = aggregates.player;
  }

  nowIso(): string {
    return this.clock.nowIso();
  }

  claimantOf(paymentId: string): Promise<string | null> {
    return this.visitors.claimantOf(paymentId);
  }

  contextFor(paymentId: string): CommandContext {
    return this.contexts.of({
      actorId: 'system:payments',
      correlationId: currentCorrelationId() ?? paymentId,
      causationId: paymentId,
    });
  }
}
