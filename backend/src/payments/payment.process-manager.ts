/**
 * Brings every payment to where the provider says it is, and its wallet with it: what a crash left between the two, a refund that is
 * held, money that nobody claims or that came for somebody who is gone. Notices and players drive the same process; this is who finishes.
 */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CHECKOUT_OVERDUE_MS,
  followPayment,
  hasOpenDispute,
  PAYMENT_EVENT_TYPES,
  paymentIdOf,
  RETURN_AGAIN_MS,
  UNCLAIMED_DAYS,
  type PaymentEvent,
  type PaymentState,
  type WalletEvent,
} from '@rubicon/domain';
import type { EventRef, KeyProcess } from '@rubicon/eventsourcing';
import { Processes } from '../platform/projector/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { PaymentAlarms } from './payment-alarms.js';
import { PaymentEngine } from './payment-engine.js';

const LOOK_EVERY_MS = 60_000;
const PER_LOOK = 200;
/** A refund is left to whoever holds it for so long, and a payment to whoever completed it. */
const REFUND_GRACE_MS = 60_000;
/** How often the provider is asked about a dispute that is open here: its notices may be lost. */
const ASK_AGAIN_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Claimed by a browser; unclaimed for long; come for somebody who is gone, and on its way back (of what is owed only what a bank has decided
 * about since); with a refund held; not paid for long; disputed.
 */
const overduePayments = `
  (SELECT payment.payment_id AS "paymentId", false AS "isDisputed"
    FROM payment JOIN visitor_checkout USING (payment_id)
    WHERE payment.completed_at IS NOT NULL AND payment.player_id IS NULL AND payment.status <> 'disputed'
      AND payment.refunded_cents + payment.lost_cents < payment.amount_cents AND visitor_checkout.player_id IS NOT NULL
    ORDER BY completed_at LIMIT ${PER_LOOK})
  UNION (SELECT payment_id, false FROM payment
    WHERE completed_at < $1 AND player_id IS NULL AND status <> 'disputed'
      AND refunded_cents + lost_cents < amount_cents AND (return_begun_at IS NULL OR return_begun_at < $2)
    ORDER BY completed_at LIMIT ${PER_LOOK})
  UNION (SELECT payment_id, false FROM payment
    WHERE completed_at < $3 AND player_id IS NOT NULL AND NOT is_credited AND status <> 'disputed'
      AND refunded_cents + lost_cents < amount_cents AND (owed_cents = 0 OR disputes <> '{}')
    ORDER BY completed_at LIMIT ${PER_LOOK})
  UNION (SELECT payment_id, false FROM open_refund WHERE held_at < $3 ORDER BY held_at LIMIT ${PER_LOOK})
  UNION (SELECT payment_id, false FROM payment
    WHERE status = 'open' AND opened_at < $4 ORDER BY opened_at LIMIT ${PER_LOOK})
  UNION (SELECT payment_id, true FROM payment WHERE status = 'disputed' LIMIT ${PER_LOOK})`;

interface OverduePayment {
  readonly paymentId: string;
  readonly isDisputed: boolean;
}

type Followed = PaymentEvent | WalletEvent;

@Injectable()
export class PaymentProcessManager implements KeyProcess<Followed>, OnModuleInit {
  readonly name = 'payment';
  readonly categories = ['payment', 'wallet'];
  readonly startAt = 'beginning';
  readonly handles = PAYMENT_EVENT_TYPES;
  readonly key = paymentIdOf;
  readonly overdue = { everyMs: LOOK_EVERY_MS, list: () => this.listOverdue() };
  /** When the provider was asked about a payment last, in this process: milliseconds since 1970. */
  private readonly asked = new Map<string, number>();
  /** What somebody was told last that is owed of a payment, in this process: cents. */
  private readonly told = new Map<string, number>();

  constructor(
    private readonly engine: PaymentEngine,
    private readonly processes: Processes,
    private readonly readModels: ReadModels,
    private readonly alarms: PaymentAlarms,
  ) {}

  onModuleInit(): void {
    this.processes.register(this);
  }

  async drive(paymentId: string, newest: EventRef | null): Promise<void> {
    const isToBeAsked = newest === null && (await this.isToBeAsked(paymentId));
    const { state } = await followPayment(paymentId, newest, isToBeAsked, this.engine);
    if (isToBeAsked) this.asked.set(paymentId, this.engine.now());
    this.tellOwed(paymentId, state.owed);
    if (newest?.type === 'UnclaimedReturnRefused')
      this.alarms.raise('return_refused', 'the provider would not pay a payment back', { paymentId });
  }

  /** By how it stands: of several events only the newest may be handed over. */
  private tellOwed(paymentId: string, owed: PaymentState['owed']): void {
    if (owed && this.told.get(paymentId) !== owed.amountCents)
      this.alarms.raise('money_owed', 'money is owed to somebody who is gone: somebody should pay it back', {
        paymentId,
        amountCents: owed.amountCents,
        providerCode: owed.code,
      });
    if (owed) this.told.set(paymentId, owed.amountCents);
    else this.told.delete(paymentId);
  }

  /** About an open dispute, now and then: its notices may be lost. */
  private async isToBeAsked(paymentId: string): Promise<boolean> {
    if (!hasOpenDispute((await this.engine.payment.load(paymentId)).state)) {
      this.asked.delete(paymentId);
      return false;
    }
    return this.wasAskedLongAgo(paymentId);
  }

  private wasAskedLongAgo(paymentId: string): boolean {
    return this.engine.now() - (this.asked.get(paymentId) ?? 0) >= ASK_AGAIN_MS;
  }

  private async listOverdue(): Promise<string[]> {
    const nowMs = this.engine.now();
    const before = (milliseconds: number) => new Date(nowMs - milliseconds);
    const rows = await this.readModels.manager.query<OverduePayment[]>(overduePayments, [
      before(UNCLAIMED_DAYS * DAY_MS),
      before(RETURN_AGAIN_MS),
      before(REFUND_GRACE_MS),
      before(CHECKOUT_OVERDUE_MS),
    ]);
    return rows
      .filter(({ paymentId, isDisputed }) => !isDisputed || this.wasAskedLongAgo(paymentId))
      .map(({ paymentId }) => paymentId);
  }
}
