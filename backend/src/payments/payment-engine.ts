/** Binds the payment's process to the platform: handlers, the provider, clock, command contexts, and who bought as a visitor. */
import { Injectable } from '@nestjs/common';
import type { PaymentPorts } from '@rubicon/domain';
import type { CommandContext, Refusal } from '@rubicon/eventsourcing';
import { v5 as uuidV5 } from 'uuid';
import { Clock } from '../platform/clock/index.js';
import { currentCorrelationId } from '../platform/correlation/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { PaymentAlarms } from './payment-alarms.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { VisitorCheckouts } from './visitors/visitor-checkouts.js';

@Injectable()
export class PaymentEngine implements PaymentPorts {
  readonly payment: Aggregates['payment'];
  readonly wallet: Aggregates['wallet'];
  readonly player: Aggregates['player'];

  constructor(
    aggregates: Aggregates,
    readonly provider: PaymentProvider,
    private readonly clock: Clock,
    private readonly contexts: CommandContexts,
    private readonly visitors: VisitorCheckouts,
    private readonly alarms: PaymentAlarms,
  ) {
    this.payment = aggregates.payment;
    this.wallet = aggregates.wallet;
    this.player = aggregates.player;
  }

  now(): number {
    return this.clock.now().getTime();
  }

  nowIso(): string {
    return this.clock.nowIso();
  }

  refundIdOf(name: string, paymentId: string): string {
    return uuidV5(name, paymentId);
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

  alarm(paymentId: string | null, { code }: Refusal): void {
    this.alarms.raise(code, 'what the payment provider tells was refused: somebody should look', {
      paymentId,
    });
  }
}
