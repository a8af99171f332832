/** The endpoints under /v1 that the product calls, with Stripe's idempotency keys. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { newSession } from './checkout-sessions.js';
import type { Ledger } from './ledger.js';
import type { Charge, Dispute, StoredSession } from './objects.js';
import { Parameters, parseParameters } from './parameters.js';
import { expand, list, showDispute, showSession } from './presentation.js';
import type { StripeState } from './state.js';
import { StripeError, invalidParameter, missingResource } from './stripe-error.js';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** The query of a GET, the body of a POST. */
  readonly encodedParameters: string;
  readonly authorization: string | null;
  readonly idempotencyKey: string | null;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
  readonly replayed: boolean;
}

export interface ApiPorts {
  readonly state: StripeState;
  readonly ledger: Ledger;
  readonly secretKey: string;
  /** Unix milliseconds. */
  now: () => number;
  base: () => string;
}

type Endpoint = (parameters: Parameters, id: string) => Record<string, unknown>;

const keysAreKeptSeconds = 24 * 60 * 60;

export function createApi({
  state,
  ledger,
  secretKey,
  now,
  base,
}: ApiPorts): (request: ApiRequest) => ApiAnswer {
  const seconds = () => Math.floor(now() / 1000);
  const session = (id: string) =>
    state.sessions[id] ?? fail(missingResource('checkout.session', id, 'session'));
  const dispute = (id: string) => state.disputes[id] ?? fail(missingResource('dispute', id, 'dispute'));
  const show = (shown: StoredSession) => showSession(shown, base());

  const endpoints: Readonly<Record<string, Endpoint>> = {
    'POST /v1/checkout/sessions': (parameters) => {
      const created = newSession(parameters, seconds());
      state.sessions[created.id] = created;
      return show(created);
    },
    'GET /v1/checkout/sessions': (parameters) => {
      const intent = parameters.text('payment_intent');
      const status = parameters.text('status');
      const found = Object.values(state.sessions).filter(
        (one) => (!intent || one.payment_intent === intent) && (!status || one.status === status),
      );
      const listed = list(found, parameters, '/v1/checkout/sessions');
      return { ...listed, data: (listed['data'] as StoredSession[]).map(show) };
    },
    'GET /v1/checkout/sessions/:id': (_parameters, id) => show(session(id)),
    'GET /v1/checkout/sessions/:id/line_items': (parameters, id) =>
      list([...session(id).line_items].reverse(), parameters, `/v1/checkout/sessions/${id}/line_items`),
    'POST /v1/checkout/sessions/:id/expire': (_parameters, id) => {
      ledger.expire(session(id));
      return show(session(id));
    },
    'GET /v1/payment_intents': (parameters) =>
      list(Object.values(state.paymentIntents), parameters, '/v1/payment_intents'),
    'GET /v1/payment_intents/:id': (_parameters, id) => ({
      ...(state.paymentIntents[id] ?? fail(missingResource('payment_intent', id, 'intent'))),
    }),
    'GET /v1/charges': (parameters) => {
      const intent = parameters.text('payment_intent');
      const found = Object.values(state.charges).filter((one) => !intent || one.payment_intent === intent);
      return list(found, parameters, '/v1/charges');
    },
    'GET /v1/charges/:id': (_parameters, id) => ({
      ...(state.charges[id] ?? fail(missingResource('charge', id, 'charge'))),
    }),
    'POST /v1/refunds': (parameters) => {
      parameters.allowOnly(['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason']);
      const amount = parameters.integer('amount');
      const reason = refundReason(parameters);
      return {
        ...ledger.refund(chargeToRefund(parameters), { amount, reason, metadata: parameters.metadata() }),
      };
    },
    'GET /v1/refunds': (parameters) => {
      const intent = parameters.text('payment_intent');
      const found = Object.values(state.refunds).filter((one) => !intent || one.payment_intent === intent);
      return list(found, parameters, '/v1/refunds');
    },
    'GET /v1/refunds/:id': (_parameters, id) => ({
      ...(state.refunds[id] ?? fail(missingResource('refund', id, 'refund'))),
    }),
    'GET /v1/disputes': (parameters) => {
      const intent = parameters.text('payment_intent');
      const charge = parameters.text('charge');
      const found = Object.values(state.disputes).filter(
        (one) => (!intent || one.payment_intent === intent) && (!charge || one.charge === charge),
      );
      const listed = list(found, parameters, '/v1/disputes');
      return { ...listed, data: (listed['data'] as Dispute[]).map(showDispute) };
    },
    'GET /v1/disputes/:id': (_parameters, id) => showDispute(dispute(id)),
    'POST /v1/disputes/:id': (parameters, id) => {
      const verdict = evidenceVerdict(parameters.child('evidence')?.text('uncategorized_text') ?? null);
      if (verdict !== null) ledger.disputes.close(dispute(id), verdict);
      return showDispute(dispute(id));
    },
    'POST /v1/disputes/:id/close': (_parameters, id) => {
      ledger.disputes.close(dispute(id), 'lost');
      return showDispute(dispute(id));
    },
    'GET /v1/events': (parameters) => {
      const type = parameters.text('type');
      return list(
        Object.values(state.events).filter((event) => !type || event.type === type),
        parameters,
        '/v1/events',
      );
    },
    'GET /v1/events/:id': (_parameters, id) => ({
      ...(state.events[id] ?? fail(missingResource('event', id, 'id'))),
    }),
  };

  function chargeToRefund(parameters: Parameters): Charge {
    const intentId = parameters.text('payment_intent');
    const chargeId = parameters.text('charge');
    if (intentId === null && chargeId === null) {
      throw invalidParameter('One of the following params should be provided: payment_intent or charge.');
    }
    if (intentId === null)
      return state.charges[chargeId ?? ''] ?? fail(missingResource('charge', chargeId ?? '', 'charge'));
    const intent =
      state.paymentIntents[intentId] ?? fail(missingResource('payment_intent', intentId, 'payment_intent'));
    const latest = intent.latest_charge ?? '';
    return state.charges[latest] ?? fail(missingResource('charge', latest, 'charge'));
  }

  function route(request: ApiRequest): { endpoint: Endpoint; id: string } {
    const parts = request.path.split('/').slice(1);
    const isCheckout = parts[1] === 'checkout';
    const idAt = isCheckout ? 3 : 2;
    const id = parts[idAt];
    const pattern = parts.map((part, index) => (index === idAt ? ':id' : part)).join('/');
    const endpoint = endpoints[`${request.method} /${pattern}`];
    if (endpoint) return { endpoint, id: id ?? '' };
    throw new StripeError({
      status: 404,
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.path}).`,
    });
  }

  function authenticate({ authorization }: ApiRequest): void {
    const given = authorization?.replace(/^Bearer /, '') ?? '';
    if (sameText(given, secretKey)) return;
    const message = given
      ? `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(8)}`
      : 'You did not provide an API key.';
    throw new StripeError({ status: 401, type: 'invalid_request_error', message });
  }

  function run(request: ApiRequest): object {
    const { endpoint, id } = route(request);
    const parameters = new Parameters(parseParameters(request.encodedParameters));
    return expand(endpoint(parameters, id), parameters.texts('expand'), state);
  }

  function runOnce(request: ApiRequest, key: string): ApiAnswer {
    const fingerprint = createHash('sha256')
      .update(`${request.path}\n${request.encodedParameters}`)
      .digest('hex');
    const kept = state.answers[key];
    if (kept && kept.at > seconds() - keysAreKeptSeconds) {
      if (kept.request === fingerprint) return { status: kept.status, body: kept.body, replayed: true };
      throw new StripeError({
        status: 400,
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    const body = run(request);
    for (const [old, answer] of Object.entries(state.answers)) {
      if (answer.at <= seconds() - keysAreKeptSeconds) delete state.answers[old];
    }
    state.answers[key] = { request: fingerprint, status: 200, body, at: seconds() };
    return { status: 200, body, replayed: false };
  }

  return (request) => {
    try {
      authenticate(request);
      if (request.method === 'POST' && request.idempotencyKey)
        return runOnce(request, request.idempotencyKey);
      return { status: 200, body: run(request), replayed: false };
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return { status: error.details.status, body: error.body, replayed: false };
    }
  };
}

/** In test mode Stripe decides a dispute by these words in its evidence. */
function evidenceVerdict(text: string | null): 'won' | 'lost' | null {
  if (text === 'winning_evidence') return 'won';
  return text === 'losing_evidence' ? 'lost' : null;
}

function refundReason(parameters: Parameters): string | null {
  const reason = parameters.text('reason');
  if (reason === null || ['duplicate', 'fraudulent', 'requested_by_customer'].includes(reason)) return reason;
  throw invalidParameter(
    'Invalid reason: must be one of duplicate, fraudulent, or requested_by_customer',
    'reason',
  );
}

function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

function fail(error: StripeError): never {
  throw error;
}
