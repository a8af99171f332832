/** The payment provider from outside of the house: its lists, read with its own client, and what its staff and payers’ banks do. */
import Stripe from 'stripe';
import { poll } from '@rubicon/local-stack';
import type { DisputeThere, ProviderBooks, RefundThere } from '../src/audit/index.js';
import { untilAnswered } from './until-answered.js';

const GIVE_UP_AFTER_MS = 120_000;
const NEWS_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 100;
const PAGE = 100;

/** A charge with all that has become of it. */
export interface ChargeCourse {
  readonly id: string;
  readonly paymentIntentId: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly refunds: readonly Stripe.Refund[];
  readonly disputes: readonly Stripe.Dispute[];
}

/** It was not possible, as things stood there. */
export class RefusedThere extends Error {}

export class ProviderDesk {
  private readonly stripe: Stripe;

  /** @param address `host:port` of the stand-in */
  constructor(
    private readonly address: string,
    secretKey: string,
  ) {
    const [host, port] = address.split(':');
    this.stripe = new Stripe(secretKey, {
      ...(host === undefined ? {} : { host }),
      ...(port === undefined ? {} : { port }),
      protocol: 'http',
      telemetry: false,
    });
  }

  /** Oldest first. */
  async charges(): Promise<ChargeCourse[]> {
    const [charges, refunds, disputes] = await Promise.all([
      everything(this.stripe.charges.list({ limit: PAGE })),
      everything(this.stripe.refunds.list({ limit: PAGE })),
      everything(this.stripe.disputes.list({ limit: PAGE })),
    ]);
    const courses = charges.map((charge) => ({
      id: charge.id,
      paymentIntentId: idOf(charge.payment_intent) ?? '',
      amountCents: charge.amount,
      refundedCents: charge.amount_refunded,
      refunds: refunds.filter((refund) => idOf(refund.charge) === charge.id).reverse(),
      disputes: disputes.filter((dispute) => idOf(dispute.charge) === charge.id).reverse(),
    }));
    return courses.reverse();
  }

  /** Every list of the account, for the auditor. */
  async books(): Promise<ProviderBooks> {
    const [sessions, intents, charges, refunds, disputes] = await Promise.all([
      everything(this.stripe.checkout.sessions.list({ limit: PAGE })),
      everything(this.stripe.paymentIntents.list({ limit: PAGE })),
      everything(this.stripe.charges.list({ limit: PAGE })),
      everything(this.stripe.refunds.list({ limit: PAGE })),
      everything(this.stripe.disputes.list({ limit: PAGE })),
    ]);
    return {
      sessions: sessions.map((session) => ({
        sessionId: session.id,
        paymentId: session.metadata?.['paymentId'] ?? null,
        paymentIntentId: idOf(session.payment_intent),
        amountCents: session.amount_total ?? 0,
        isPaid: session.payment_status === 'paid',
      })),
      intents: intents.map((intent) => ({
        paymentIntentId: intent.id,
        paymentId: intent.metadata['paymentId'] ?? null,
        receivedCents: intent.amount_received,
      })),
      charges: charges.map((charge) => ({
        chargeId: charge.id,
        paymentIntentId: idOf(charge.payment_intent),
        amountCents: charge.amount,
      })),
      refunds: refunds.map((refund) => ({
        id: refund.id,
        refundId: refund.metadata?.['refundId'] ?? null,
        paymentIntentId: idOf(refund.payment_intent),
        amountCents: refund.amount,
        status: refundStatus(refund),
      })),
      disputes: disputes.map((dispute) => ({
        disputeId: dispute.id,
        paymentIntentId: idOf(dispute.payment_intent),
        status: disputeStatus(dispute),
        takenCents: takenBy(dispute),
      })),
    };
  }

  /**
   * Done at the dashboard, and told to the house: resolves when it has taken every notice of this money.
   * @throws RefusedThere
   */
  async act(
    paymentIntentId: string,
    path: string,
    form: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const post = () =>
      fetch(`http://${this.address}/dashboard/${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
    const { status } = await untilAnswered(post, GIVE_UP_AFTER_MS);
    if (status === 409) throw new RefusedThere(path);
    if (status !== 303) throw new Error(`the dashboard answered ${status} to ${path}`);
    await this.untilTold(paymentIntentId);
  }

  private async untilTold(paymentIntentId: string): Promise<void> {
    const told = await poll(
      async () => {
        // Out of reach while the house is killed.
        const { data } = await this.stripe.events.list({ limit: PAGE }).catch(() => ({ data: null }));
        const isOpen = data?.some(
          ({ pending_webhooks, data: { object } }) =>
            pending_webhooks > 0 && 'payment_intent' in object && object.payment_intent === paymentIntentId,
        );
        return isOpen === false ? true : null;
      },
      { timeoutMs: NEWS_WITHIN_MS, everyMs: LOOK_EVERY_MS },
    );
    if (told === null) throw new Error(`the house does not take what is told of ${paymentIntentId}`);
  }
}

/** What it has taken and not brought back, in cents and without fees. */
export function takenBy({ balance_transactions: transactions }: Stripe.Dispute): number {
  return -transactions.reduce((sum, { amount }) => sum + amount, 0);
}

export function disputeStatus({ status }: Stripe.Dispute): DisputeThere['status'] {
  if (status === 'warning_needs_response' || status === 'warning_under_review') return 'inquiry';
  return ['won', 'lost', 'prevented', 'warning_closed'].includes(status) ? 'closed' : 'open';
}

export function refundStatus({ status }: Stripe.Refund): RefundThere['status'] {
  if (status === 'succeeded') return 'paid';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function everything<T>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  return list.autoPagingToArray({ limit: 10_000 });
}

function idOf(field: string | { readonly id: string } | null): string | null {
  return typeof field === 'string' ? field : (field?.id ?? null);
}
