/** How stored objects are shown: hosted address, `expand`, lists with cursors. */
import type { Dispute, StoredSession } from './objects.js';
import type { Parameters } from './parameters.js';
import { invalidParameter, missingResource } from './stripe-error.js';
import type { StripeState } from './state.js';

type Json = Record<string, unknown>;

/** Fields that `expand` may open, and where their object lies. */
const expandable: Readonly<Record<string, 'paymentIntents' | 'charges'>> = {
  payment_intent: 'paymentIntents',
  latest_charge: 'charges',
  charge: 'charges',
};

/** @param base the stand-in's own address */
export function showSession(session: StoredSession, base: string): Json {
  const { line_items: _items, intent_metadata: _metadata, ...shown } = session;
  return {
    ...sameOfEverySession,
    ...shown,
    url: session.status === 'open' ? `${base}/c/pay/${session.id}` : null,
  };
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

/** Nobody sends evidence here. */
export function showDispute(dispute: Dispute): Json {
  return {
    ...dispute,
    enhanced_eligibility_types: [],
    evidence: { enhanced_evidence: {} },
    evidence_details: {
      due_by: dispute.created + EVIDENCE_DAYS * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
  };
}

const EVIDENCE_DAYS = 14;
const DAY_SECONDS = 86_400;

/** Opens the paths asked for (`payment_intent`, `payment_intent.latest_charge`, `data.payment_intent`). @throws StripeError for others */
export function expand(object: Json, paths: readonly string[], state: StripeState): Json {
  return paths.reduce((opened, path) => expandPath(opened, path.split('.'), path, state), object);
}

function expandPath(object: Json, [field, ...rest]: string[], path: string, state: StripeState): Json {
  if (field === undefined) return object;
  const value = object[field];
  if (Array.isArray(value)) {
    return { ...object, [field]: value.map((item: Json) => expandPath(item, rest, path, state)) };
  }
  const session = object['object'] === 'checkout.session' ? state.sessions[String(object['id'])] : undefined;
  if (field === 'line_items' && session) {
    const url = `/v1/checkout/sessions/${session.id}/line_items`;
    return { ...object, line_items: { object: 'list', data: session.line_items, has_more: false, url } };
  }
  const collection = expandable[field];
  if (!collection || !(field in object)) {
    throw invalidParameter(`This property cannot be expanded (${path}).`, 'expand');
  }
  if (value === null) return object;
  const target = typeof value === 'string' ? state[collection][value] : value;
  return { ...object, [field]: expandPath({ ...(target as Json) }, rest, path, state) };
}

/** Newest first, `limit` 1 to 100 (10), `starting_after` an id. */
export function list(objects: readonly { readonly id: string }[], parameters: Parameters, url: string): Json {
  const limit = parameters.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidParameter('This value must be between 1 and 100.', 'limit', 'parameter_invalid_integer');
  }
  const newestFirst = [...objects].reverse();
  const after = parameters.text('starting_after');
  const start = after === null ? 0 : newestFirst.findIndex((object) => object.id === after) + 1;
  if (after !== null && start === 0) throw missingResource('object', after, 'starting_after');
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}
