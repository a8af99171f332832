/** Stripe behind our port: payments know it here alone. */
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { v5 as uuidV5 } from 'uuid';
import { AppConfig } from '../../platform/config/index.js';
import type {
  ProviderDispute,
  ProviderNotice,
  ProviderRefund,
  RefundAnswer,
  RefundToPay,
} from '@rubicon/domain';
import type { Refusal } from '@rubicon/eventsourcing';
import {
  ForgedNotice,
  PaymentProvider,
  ProviderUnavailable,
  type CheckoutToCreate,
  type HostedSession,
  type PaidByCard,
  type SignedNotice,
} from './payment-provider.js';
import { stripeClient } from './stripe-client.js';
import { readDispute } from './stripe-disputes.js';

const MS_PER_SECOND = 1_000;
/** The longest list the provider answers; nobody refunds one payment so often. */
const LIST_MAX = 100;
/** Makes our id of a refund that began at the provider (RFC 9562, version 5; random once). */
const PROVIDER_REFUNDS = 'a0c5b1d2-7f0e-4f0b-9a37-6d1d5f6b2c84';

@Injectable()
export class StripePayments extends PaymentProvider {
  private readonly stripe: Stripe;

  constructor(private readonly config: AppConfig) {
    super();
    this.stripe = stripeClient(config);
  }

  async createSession(checkout: CheckoutToCreate): Promise<HostedSession> {
    return reaching(async () => {
      try {
        return await this.openSession(checkout, checkout.paymentId);
      } catch (error) {
        // An address that is good here and not there: the payer types one.
        if (checkout.email === null || !isAboutEmail(error)) throw error;
        return this.openSession({ ...checkout, email: null }, `${checkout.paymentId}-without-email`);
      }
    });
  }

  async findSession(sessionId: string): Promise<HostedSession | null> {
    return reaching(() => unlessInvalid(this.stripe.checkout.sessions.retrieve(sessionId).then(read)));
  }

  async sessionOf(paymentIntentId: string): Promise<HostedSession | null> {
    return reaching(async () => {
      const { data } = await this.stripe.checkout.sessions.list({
        payment_intent: paymentIntentId,
        limit: 1,
      });
      return data[0] === undefined ? null : read(data[0]);
    });
  }

  async expireSession(sessionId: string): Promise<HostedSession | null> {
    const expired = await reaching(() =>
      unlessInvalid(this.stripe.checkout.sessions.expire(sessionId).then(read)),
    );
    // What is not open cannot be expired: it was paid, or is expired already.
    return expired ?? this.findSession(sessionId);
  }

  async refund({ refundId, paymentId, paymentIntentId, amountCents }: RefundToPay): Promise<RefundAnswer> {
    // The provider forgets idempotency keys after a day; its refunds it keeps.
    const known = (await this.refundsOf(paymentIntentId)).find((refund) => refund.refundId === refundId);
    if (known) return answerOf(known.status);
    return reaching(async () => {
      try {
        const refund = await this.stripe.refunds.create(
          { payment_intent: paymentIntentId, amount: amountCents, metadata: { refundId, paymentId } },
          { idempotencyKey: refundId },
        );
        return answerOf(refundStatus(refund.status));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return { kind: 'refused', code: error.code ?? 'invalid_request' };
        throw error;
      }
    });
  }

  async refundsOf(paymentIntentId: string): Promise<readonly ProviderRefund[]> {
    return reaching(async () => {
      const { data } = await this.stripe.refunds.list({ payment_intent: paymentIntentId, limit: LIST_MAX });
      return data.map((refund) => ({
        refundId: refund.metadata?.['refundId'] ?? uuidV5(refund.id, PROVIDER_REFUNDS),
        amountCents: refund.amount,
        status: refundStatus(refund.status),
      }));
    });
  }

  async disputesOf(paymentIntentId: string): Promise<readonly ProviderDispute[]> {
    return reaching(async () => {
      const { data } = await this.stripe.disputes.list({ payment_intent: paymentIntentId, limit: LIST_MAX });
      return data.map(readDispute);
    });
  }

  async paidBy(paymentIntentId: string): Promise<PaidByCard | null> {
    return reaching(async () => {
      const intent = await unlessInvalid(
        this.stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }),
      );
      const charge = intent?.latest_charge;
      return charge == null || typeof charge === 'string' ? null : readCard(charge);
    });
  }

  readNotice(body: Buffer, signature: string): SignedNotice {
    const event = this.verified(body, signature);
    const notice = noticeOf(event);
    if (notice === null) return { kind: 'not_followed' };
    const refusal = this.refusalOf(event);
    return refusal === null ? { kind: 'ours', notice } : { kind: 'refused', noticeId: event.id, refusal };
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    try {
      const event: unknown = this.stripe.webhooks.constructEvent(
        body,
        signature,
        this.config.stripeWebhookSecret,
      );
      if (isEvent(event)) return event;
    } catch {
      throw new ForgedNotice('a webhook with a wrong or old signature');
    }
    throw new ForgedNotice('a webhook that is signed and has not the shape of an event');
  }

  /** A platform is told of its connected accounts too, and in live mode of their test money: Stripe asks to look at both fields. */
  private refusalOf({ account, livemode }: Stripe.Event): Refusal | null {
    if (account != null) return foreignAccount;
    return livemode === this.config.stripeSecretKey.includes('_live_') ? null : wrongMode;
  }

  private async openSession(checkout: CheckoutToCreate, idempotencyKey: string): Promise<HostedSession> {
    return read(
      await this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          // Not left to what is switched on at the provider: other methods settle later, or not at all.
          allowed_payment_method_types: ['card'],
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: checkout.amountCents,
                product_data: { name: checkout.name },
              },
            },
          ],
          client_reference_id: checkout.paymentId,
          metadata: { paymentId: checkout.paymentId },
          payment_intent_data: { metadata: { paymentId: checkout.paymentId } },
          success_url: checkout.successUrl,
          cancel_url: checkout.cancelUrl,
          ...(checkout.email === null ? {} : { customer_email: checkout.email }),
        },
        { idempotencyKey },
      ),
    );
  }
}

const foreignAccount: Refusal = {
  code: 'foreign_account',
  detail: 'This notice is about the money of another account.',
};
const wrongMode: Refusal = {
  code: 'wrong_mode',
  detail: 'This notice is about test money where real money is taken, or the other way round.',
};

/** Null: of a kind, or of money, that is not followed here. */
/** As far as it is looked into. */
function isEvent(value: unknown): value is Stripe.Event {
  if (!isRecord(value) || typeof value['type'] !== 'string' || typeof value['id'] !== 'string') return false;
  const { data } = value;
  return isRecord(data) && isRecord(data['object']) && typeof data['object']['id'] === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function noticeOf(event: Stripe.Event): ProviderNotice | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { kind: 'session_changed', session: read(event.data.object) };
    // Of a checkout of before methods were named: it will never be paid.
    case 'checkout.session.async_payment_failed':
      return { kind: 'session_changed', session: { ...read(event.data.object), status: 'expired' } };
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const paymentIntentId = idOf(event.data.object.payment_intent);
      return paymentIntentId === null ? null : { kind: 'money_moved', paymentIntentId };
    }
    default:
      return null;
  }
}

function read(session: Stripe.Checkout.Session): HostedSession {
  return {
    sessionId: session.id,
    paymentId: session.metadata?.['paymentId'] ?? null,
    status: statusOf(session.status),
    paid: session.payment_status === 'paid',
    url: session.url ?? null,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    paymentIntentId: idOf(session.payment_intent),
    payerEmail: session.customer_details?.email ?? null,
  };
}

function readCard({ paid, amount, created, payment_method_details: by }: Stripe.Charge): PaidByCard | null {
  const last4 = by?.card?.last4;
  if (!paid || last4 == null) return null;
  return { amountCents: amount, paidAt: new Date(created * MS_PER_SECOND).toISOString(), last4 };
}

function statusOf(status: string | null): HostedSession['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

function refundStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return 'paid';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function answerOf(status: ProviderRefund['status']): RefundAnswer {
  return status === 'failed' ? { kind: 'refused', code: 'refund_failed' } : { kind: status };
}

/** A field of the provider's that is an id or, expanded, the object. */
function idOf(field: string | { readonly id: string } | null): string | null {
  return typeof field === 'string' ? field : (field?.id ?? null);
}

/** Null when the provider says that the request makes no sense: no such thing, or not in its state. */
async function unlessInvalid<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}

function isAboutEmail(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer_email';
}

/** The provider's own troubles become one error. What it says about a request may repeat an address, and this is logged: it stays out. */
async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new ProviderUnavailable(
        ['payment provider:', error.type, error.code, error.param].filter(Boolean).join(' '),
      );
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderUnavailable(`payment provider: ${error.type}`, { cause: error });
    throw error;
  }
}
