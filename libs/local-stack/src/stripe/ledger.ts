/** What can happen to a session and its money, whoever asks for it: the API, the page or the clock. */
import Stripe from 'stripe';
import { ofCharge, ofFailedRefund, ofRefund } from './balance-transactions.js';
import { newId } from './ids.js';
import { createAccount, type Account } from './account.js';
import { takeCharge } from './charges.js';
import { disputesOf, isOpen, leftOf } from './charge-disputes.js';
import { createDisputes, type Disputes } from './disputes.js';
import type { Charge, EventType, PaymentIntent, Refund, StoredSession, StripeEvent } from './objects.js';
import { passMidnights } from './payouts.js';
import type { Show, Stored } from './presentation.js';
import { invalidParameter } from './stripe-error.js';
import type { StripeState } from './state.js';
import { disputedCard, refundsLater, type PayingCard } from './test-card.js';

export interface Ledger {
  /** Takes the whole amount. The session must be open. */
  pay: (session: StoredSession, email: string, card: PayingCard) => void;
  /** By a bank account: the money comes, or does not, when `settlePayment` says so. The session must be open. */
  payLater: (session: StoredSession, email: string) => void;
  /** @throws StripeError when nothing of the session is under way */
  settlePayment: (session: StoredSession, outcome: 'succeeded' | 'failed') => void;
  /** @throws StripeError when the session is not open */
  expire: (session: StoredSession) => void;
  /** What comes with time: sessions expire, pending refunds are paid out, the account too; true when something happened. */
  passTime: () => boolean;
  /** @throws StripeError `charge_already_refunded`, `charge_disputed`, or when the amount is more than is left */
  refund: (charge: Charge, request: RefundRequest) => Refund;
  /** Ends a pending refund, or fails one that was paid. @throws StripeError when it is neither */
  endRefund: (refund: Refund, status: 'succeeded' | 'failed') => void;
  disputes: Disputes;
  account: Account;
}

export interface RefundRequest {
  /** Minor units; null for all that is left. */
  readonly amount: number | null;
  readonly reason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface LedgerPorts {
  readonly state: StripeState;
  /** Unix milliseconds. */
  now: () => number;
  show: Show;
}

/** How long a pending refund takes. */
const refundTakesSeconds = 60;

export function createLedger({ state, now, show }: LedgerPorts): Ledger {
  const seconds = () => Math.floor(now() / 1000);

  function record(type: EventType, stored: Stored): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: seconds(),
      data: { object: structuredClone(show(stored)) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    state.events[event.id] = event;
    state.deliveries.push({ eventId: event.id, attempts: 0, nextAttemptAt: now() });
  }

  function close(session: StoredSession): void {
    session.status = 'expired';
    record('checkout.session.expired', session);
  }

  const disputes = createDisputes({ state, seconds, record });

  function take(
    session: StoredSession,
    intent: PaymentIntent,
    details: Charge['payment_method_details'],
  ): Charge {
    const email = session.customer_details?.email ?? null;
    const charge = takeCharge(state, intent, email, details, seconds());
    session.payment_status = 'paid';
    return charge;
  }

  function complete(session: StoredSession, email: string): PaymentIntent {
    const intent: PaymentIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      amount_received: 0,
      created: seconds(),
      currency: session.currency,
      latest_charge: null,
      livemode: false,
      metadata: session.intent_metadata,
      receipt_email: email,
      status: 'processing',
    };
    state.paymentIntents[intent.id] = intent;
    session.status = 'complete';
    session.payment_intent = intent.id;
    session.customer_details = { email, name: null, phone: null, address: null };
    return intent;
  }

  function endRefund(refund: Refund, status: 'succeeded' | 'failed'): void {
    const wasPaid = refund.status === 'succeeded';
    if (refund.status === 'failed' || (wasPaid && status === 'succeeded'))
      throw invalidParameter(`Refund ${refund.id} is ${refund.status}.`);
    refund.status = status;
    const charge = state.charges[refund.charge];
    if (status === 'succeeded') return record('refund.updated', refund);
    refund.failure_reason = 'expired_or_canceled_card';
    const back = ofFailedRefund(refund, seconds());
    state.balanceTransactions[back.id] = back;
    refund.failure_balance_transaction = back.id;
    if (charge) {
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
    }
    if (wasPaid) record('refund.updated', refund);
    record('refund.failed', refund);
  }

  return {
    account: createAccount({ state, seconds }),
    disputes,
    endRefund,

    pay(session, email, { number, exp_month, exp_year }) {
      const intent = complete(session, email);
      const card = { last4: number.slice(-4), exp_month, exp_year };
      const charge = take(session, intent, { type: 'card', card });
      record('checkout.session.completed', session);
      if (number === disputedCard) disputes.open(charge, null);
    },

    payLater(session, email) {
      complete(session, email);
      record('checkout.session.completed', session);
    },

    settlePayment(session, outcome) {
      const intent = state.paymentIntents[session.payment_intent ?? ''];
      if (intent?.status !== 'processing') throw invalidParameter('Nothing of this session is under way.');
      if (outcome === 'succeeded') {
        take(session, intent, { type: 'us_bank_account', us_bank_account: { last4: '6789' } });
        record('checkout.session.async_payment_succeeded', session);
        return;
      }
      intent.status = 'requires_payment_method';
      record('checkout.session.async_payment_failed', session);
    },

    expire(session) {
      if (session.status !== 'open') {
        throw invalidParameter(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      }
      session.expires_at = Math.min(session.expires_at, seconds());
      close(session);
    },

    passTime() {
      const overdue = Object.values(state.sessions).filter(
        (session) => session.status === 'open' && session.expires_at <= seconds(),
      );
      overdue.forEach(close);
      const due = Object.values(state.refunds).filter(
        (refund) => refund.status === 'pending' && refund.created + refundTakesSeconds <= seconds(),
      );
      for (const refund of due) endRefund(refund, 'succeeded');
      const isLater = passMidnights(state, seconds());
      return isLater || overdue.length + due.length > 0;
    },

    refund(charge, { amount, reason, metadata }) {
      const disputed = disputesOf(charge, state);
      const left = leftOf(charge, state);
      const isLost = left < charge.amount - charge.amount_refunded;
      if (disputed.some(isOpen) || (isLost && left <= 0)) {
        throw invalidParameter(
          `Charge ${charge.id} has been charged back; cannot issue a refund.`,
          undefined,
          'charge_disputed',
        );
      }
      if (left <= 0) {
        throw invalidParameter(
          `Charge ${charge.id} has already been refunded.`,
          undefined,
          'charge_already_refunded',
        );
      }
      const refunded = amount ?? left;
      if (refunded < 1) {
        throw invalidParameter('Invalid positive integer', 'amount', 'parameter_invalid_integer');
      }
      if (refunded > left) {
        throw invalidParameter(
          `Refund amount (${refunded}) is greater than unrefunded amount on charge (${left})`,
          'amount',
        );
      }
      charge.amount_refunded += refunded;
      charge.refunded = charge.amount_refunded === charge.amount;
      const id = newId('re');
      const created = seconds();
      const { currency, balance_transaction } = charge;
      const taken = state.balanceTransactions[balance_transaction] ?? ofCharge(charge);
      const paidBack = ofRefund({ id, amount: refunded, currency, created }, taken);
      state.balanceTransactions[paidBack.id] = paidBack;
      const refund: Refund = {
        id,
        object: 'refund',
        amount: refunded,
        balance_transaction: paidBack.id,
        charge: charge.id,
        created,
        currency,
        metadata,
        payment_intent: charge.payment_intent,
        reason,
        status: refundsLater(charge) ? 'pending' : 'succeeded',
      };
      state.refunds[refund.id] = refund;
      record('refund.created', refund);
      record('charge.refunded', charge);
      return refund;
    },
  };
}
