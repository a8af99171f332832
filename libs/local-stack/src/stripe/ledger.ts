/** What can happen to a session and its money, whoever asks for it: the API, the page or the clock. */
import Stripe from 'stripe';
import { newId } from './ids.js';
import type {
  Charge,
  Dispute,
  EventType,
  PaymentIntent,
  Refund,
  StoredSession,
  StripeEvent,
} from './objects.js';
import { invalidParameter } from './stripe-error.js';
import type { StripeState } from './state.js';
import { disputedCard, refundsLater } from './test-card.js';

export interface Ledger {
  /** Takes the whole amount. The session must be open. */
  pay: (session: StoredSession, email: string, cardNumber: string) => void;
  /** @throws StripeError when the session is not open */
  expire: (session: StoredSession) => void;
  /** What comes with time: sessions expire, pending refunds are paid out; true when something happened. */
  passTime: () => boolean;
  /** @throws StripeError `charge_already_refunded`, `charge_disputed`, or when the amount is more than is left */
  refund: (charge: Charge, request: RefundRequest) => Refund;
  /** Ends a pending refund. @throws StripeError when it is not pending */
  endRefund: (refund: Refund, status: 'succeeded' | 'failed') => void;
  /** The payer's bank takes the charge back for now. @throws StripeError when it is disputed already */
  dispute: (charge: Charge) => Dispute;
  /** @throws StripeError when it is closed */
  closeDispute: (dispute: Dispute, outcome: 'won' | 'lost') => void;
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
  showSession: (session: StoredSession) => object;
}

/** How long a pending refund takes. */
const refundTakesSeconds = 60;

export function createLedger({ state, now, showSession }: LedgerPorts): Ledger {
  const seconds = () => Math.floor(now() / 1000);

  function record(type: EventType, object: object): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: seconds(),
      data: { object: structuredClone(object) },
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
    record('checkout.session.expired', showSession(session));
  }

  function dispute(charge: Charge): Dispute {
    if (charge.disputed) throw invalidParameter(`Charge ${charge.id} has already been disputed.`);
    charge.disputed = true;
    const opened: Dispute = {
      id: newId('dp'),
      object: 'dispute',
      amount: charge.amount,
      charge: charge.id,
      created: seconds(),
      currency: charge.currency,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: 'fraudulent',
      status: 'needs_response',
    };
    state.disputes[opened.id] = opened;
    record('charge.dispute.created', opened);
    return opened;
  }

  function endRefund(refund: Refund, status: 'succeeded' | 'failed'): void {
    if (refund.status !== 'pending') throw invalidParameter(`Refund ${refund.id} is ${refund.status}.`);
    refund.status = status;
    const charge = state.charges[refund.charge];
    if (status === 'failed' && charge) {
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
    }
    record(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }

  return {
    dispute,
    endRefund,

    pay(session, email, cardNumber) {
      const intentId = newId('pi');
      const charge: Charge = {
        id: newId('ch'),
        object: 'charge',
        amount: session.amount_total,
        amount_captured: session.amount_total,
        amount_refunded: 0,
        billing_details: { email },
        captured: true,
        created: seconds(),
        currency: session.currency,
        disputed: false,
        livemode: false,
        metadata: session.intent_metadata,
        paid: true,
        payment_intent: intentId,
        payment_method_details: { type: 'card', card: { last4: cardNumber.slice(-4) } },
        refunded: false,
        status: 'succeeded',
      };
      const intent: PaymentIntent = {
        id: intentId,
        object: 'payment_intent',
        amount: session.amount_total,
        amount_received: session.amount_total,
        created: seconds(),
        currency: session.currency,
        latest_charge: charge.id,
        livemode: false,
        metadata: session.intent_metadata,
        receipt_email: email,
        status: 'succeeded',
      };
      state.charges[charge.id] = charge;
      state.paymentIntents[intent.id] = intent;
      session.status = 'complete';
      session.payment_status = 'paid';
      session.payment_intent = intent.id;
      session.customer_details = { email, name: null, phone: null, address: null };
      record('checkout.session.completed', showSession(session));
      if (cardNumber === disputedCard) dispute(charge);
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
      return overdue.length + due.length > 0;
    },

    closeDispute(disputed, outcome) {
      if (disputed.status !== 'needs_response') throw invalidParameter('This dispute is already closed.');
      disputed.status = outcome;
      record('charge.dispute.closed', disputed);
    },

    refund(charge, { amount, reason, metadata }) {
      if (
        charge.disputed &&
        Object.values(state.disputes).some((one) => one.charge === charge.id && one.status !== 'won')
      ) {
        throw invalidParameter(
          `Charge ${charge.id} has been charged back; cannot issue a refund.`,
          undefined,
          'charge_disputed',
        );
      }
      const left = charge.amount - charge.amount_refunded;
      if (left === 0) {
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
      const refund: Refund = {
        id: newId('re'),
        object: 'refund',
        amount: refunded,
        charge: charge.id,
        created: seconds(),
        currency: charge.currency,
        metadata,
        payment_intent: charge.payment_intent,
        reason,
        status: refundsLater(charge.payment_method_details?.card.last4) ? 'pending' : 'succeeded',
      };
      state.refunds[refund.id] = refund;
      record('refund.created', refund);
      record('charge.refunded', charge);
      return refund;
    },
  };
}
