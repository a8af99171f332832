/**
 * In the projector's process, every few seconds: payments of visitors whose buyer has signed in since are claimed, those that nobody
 * claimed in thirty days are returned (decision 22), and old browsers are forgotten. Beside it, every minute: the provider is asked of
 * refunds that are still held; while it does not answer, nothing else waits.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../platform/clock/index.js';
import { Log } from '../platform/observability/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { followPayment } from './completion/follow-payment.js';
import { PaymentCommands } from './completion/payment-commands.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { payHeldRefund, type RefundPorts } from './refunds/pay-refund.js';
import { returnUnclaimed } from './refunds/return-unclaimed.js';
import { VISITOR_CHECKOUT_DAYS } from './visitors/purchase-cookie.js';
import { VisitorCheckouts } from './visitors/visitor-checkouts.js';

const SWEEP_EVERY_MS = 2_000;
const ASK_EVERY_MS = 60_000;
const PER_SWEEP = 200;
const DAY_MS = 86_400_000;
/** Days after which a payment that nobody claimed goes back by itself. */
export const UNCLAIMED_DAYS = 30;
/** After so long a return that the provider refused, or has not ended, is tried again: a dispute may be won, a notice may be lost. */
const RETURN_AGAIN_MS = DAY_MS;
/** A refund is left to its process for so long. */
const REFUND_GRACE_MS = 60_000;

const owedClaims = `
  SELECT payment.payment_id FROM payment JOIN visitor_checkout USING (payment_id)
  WHERE payment.status IN ('completed', 'dispute_won') AND payment.player_id IS NULL
    AND payment.refunded_cents < payment.amount_cents AND visitor_checkout.player_id IS NOT NULL
  ORDER BY completed_at LIMIT ${PER_SWEEP}`;

const unclaimed = `
  SELECT payment_id FROM payment
  WHERE status IN ('completed', 'dispute_won') AND player_id IS NULL AND completed_at < $1
    AND refunded_cents < amount_cents AND (return_begun_at IS NULL OR return_begun_at < $2)
  ORDER BY completed_at LIMIT ${PER_SWEEP}`;

const heldRefunds = `
  SELECT player_id, refund_id FROM open_refund WHERE held_at < $1 ORDER BY held_at LIMIT ${PER_SWEEP}`;

interface PaymentId {
  readonly payment_id: string;
}

interface HeldRefund {
  readonly player_id: string;
  readonly refund_id: string;
}

@Injectable()
export class PaymentSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log: Log;
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly commands: PaymentCommands,
    private readonly provider: PaymentProvider,
    private readonly visitors: VisitorCheckouts,
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('payment-sweeper');
  }

  onApplicationBootstrap(): void {
    this.running = Promise.all([
      this.repeat(SWEEP_EVERY_MS, () => this.sweep()),
      this.repeat(ASK_EVERY_MS, () => this.driveRefunds()),
    ]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Those that are pending at the provider end with its notice; this is for what a lost notice or a crash left. */
  async driveRefunds(): Promise<void> {
    await this.eachOf<HeldRefund>(heldRefunds, [this.ago(REFUND_GRACE_MS)], ({ player_id, refund_id }) =>
      payHeldRefund(player_id, refund_id, this.refundPorts),
    );
  }

  /** @param work never rejects */
  private async repeat(everyMs: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.stopping;
    for (;;) {
      await wait(everyMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await work();
    }
  }

  private async sweep(): Promise<void> {
    await this.eachOf<PaymentId>(owedClaims, [], ({ payment_id }) =>
      followPayment(payment_id, this.commands),
    );
    await this.eachOf<PaymentId>(
      unclaimed,
      [this.ago(UNCLAIMED_DAYS * DAY_MS), this.ago(RETURN_AGAIN_MS)],
      ({ payment_id }) => returnUnclaimed(payment_id, this.clock.nowIso(), this.refundPorts),
    );
    await this.visitors
      .forgetOlderThan(this.ago(VISITOR_CHECKOUT_DAYS * DAY_MS))
      .catch((error: unknown) => this.log.warn('old visitors were not forgotten', { error }));
  }

  private get refundPorts(): RefundPorts {
    return { provider: this.provider, commands: this.commands };
  }

  /** One that fails does not keep the others waiting. */
  private async eachOf<Row extends object>(
    query: string,
    parameters: readonly unknown[],
    work: (row: Row) => Promise<unknown>,
  ): Promise<void> {
    try {
      const rows = await this.readModels.manager.query<Row[]>(query, [...parameters]);
      for (const row of rows) {
        if (this.stopping.signal.aborted) return;
        await work(row).catch((error: unknown) => this.log.warn('not driven on', { ...row, error }));
      }
    } catch (error) {
      this.log.warn('sweep broken off', { error });
    }
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
