/** How stored objects are shown: what follows from the time and the stand-in's address, and `expand`. */
import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PaymentIntent,
  Refund,
  StoredPayout,
  StoredSession,
  StripeEvent,
  Topup,
} from './objects.js';
import { invalidParameter } from './stripe-error.js';
import type { StripeState } from './state.js';

export type Json = Record<string, unknown>;

export type Stored =
  | StoredSession
  | PaymentIntent
  | Charge
  | Refund
  | Dispute
  | BalanceTransaction
  | StoredPayout
  | Topup
  | StripeEvent;

/** @throws StripeError when `expand` asks for what cannot be expanded */
export type Show = (stored: Stored, expand?: readonly string[]) => Json;

export interface ShowPorts {
  readonly state: StripeState;
  /** Unix seconds. */
  seconds: () => number;
  /** The stand-in's own address. */
  base: () => string;
}

/** Fields that `expand` may open, where an object has them. */
const expandable = ['balance_transaction', 'charge', 'latest_charge', 'payment_intent', 'source'];

const EVIDENCE_DAYS = 14;
const DAY_SECONDS = 86_400;

export function createShow({ state, seconds, base }: ShowPorts): Show {
  function plain(stored: Stored): Json {
    switch (stored.object) {
      case 'checkout.session': {
        const { line_items: _items, intent_metadata: _metadata, ...shown } = stored;
        const url = stored.status === 'open' ? `${base()}/c/pay/${stored.id}` : null;
        return { ...sameOfEverySession, ...shown, url };
      }
      case 'charge':
        // As Stripe does: the money is booked a moment after it is taken.
        return { ...stored, ...(stored.created === seconds() && { balance_transaction: null }) };
      case 'dispute':
        return {
          ...stored,
          balance_transactions: stored.balance_transactions.map(plain),
          ...withoutEvidence(stored),
        };
      case 'balance_transaction':
        return { ...stored, status: stored.available_on <= seconds() ? 'available' : 'pending' };
      case 'payout': {
        const { transactions: _transactions, ...shown } = stored;
        return { ...shown, status: stored.arrival_date <= seconds() ? 'paid' : 'in_transit' };
      }
      default:
        return { ...stored };
    }
  }

  function opened(object: Json, [field, ...rest]: readonly string[], path: string): Json {
    if (field === undefined) return object;
    if (field === 'line_items' && object['object'] === 'checkout.session')
      return { ...object, line_items: lineItemsOf(String(object['id'])) };
    const value = object[field];
    if (!expandable.includes(field) || value === undefined)
      throw invalidParameter(`This property cannot be expanded (${path}).`, 'expand');
    if (value === null) return object;
    const found = typeof value === 'string' ? findById(value, state) : undefined;
    const inner = found === undefined ? (value as Json) : plain(found);
    return { ...object, [field]: opened(inner, rest, path) };
  }

  function lineItemsOf(sessionId: string): Json {
    const data = state.sessions[sessionId]?.line_items ?? [];
    return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${sessionId}/line_items` };
  }

  return (stored, expand = []) =>
    expand.reduce((object, path) => opened(object, path.split('.'), path), plain(stored));
}

function findById(id: string, state: StripeState): Stored | undefined {
  return (
    state.charges[id] ??
    state.paymentIntents[id] ??
    state.balanceTransactions[id] ??
    state.refunds[id] ??
    state.disputes[id] ??
    state.payouts[id] ??
    state.topups[id]
  );
}

/** Of what the stand-in has no use for, Stripe's answer for a shop that does not use it. */
const sameOfEverySession = {
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  shipping_options: [],
};

/** Nobody sends any here. */
function withoutEvidence({ created }: Dispute): Json {
  return {
    enhanced_eligibility_types: [],
    evidence: { enhanced_evidence: {} },
    evidence_details: {
      due_by: created + EVIDENCE_DAYS * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
  };
}
