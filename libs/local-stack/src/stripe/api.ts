/** The endpoints under /v1 that the product calls, with Stripe's idempotency keys. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { newSession } from './checkout-sessions.js';
import type { Ledger } from './ledger.js';
import { expansionsOfData, filtered, pageOf, type Filters } from './lists.js';
import type { Charge } from './objects.js';
import { Parameters, parseParameters } from './parameters.js';
import type { Json, Show, Stored } from './presentation.js';
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
  show: Show;
}

type Endpoint = (parameters: Parameters, id: string) => Json;

const keysAreKeptSeconds = 24 * 60 * 60;

/** Collections that are listed under /v1, each object under its id. */
interface Collection extends Filters {
  readonly kept:
    | 'balanceTransactions'
    | 'charges'
    | 'disputes'
    | 'events'
    | 'paymentIntents'
    | 'payouts'
    | 'refunds'
    | 'sessions';
  readonly kind: string;
  /** Names the id in what is said of one that is not there. */
  readonly parameter: string;
}
const collections: Readonly<Record<string, Collection>> = {
  balance_transactions: {
    kept: 'balanceTransactions',
    kind: 'balance_transaction',
    parameter: 'id',
    fields: ['currency', 'source', 'type'],
  },
  charges: {
    kept: 'charges',
    kind: 'charge',
    parameter: 'charge',
    fields: ['payment_intent'],
  },
  'checkout/sessions': {
    kept: 'sessions',
    kind: 'checkout.session',
    parameter: 'session',
    fields: ['payment_intent', 'status'],
  },
  disputes: {
    kept: 'disputes',
    kind: 'dispute',
    parameter: 'dispute',
    fields: ['charge', 'payment_intent'],
  },
  events: { kept: 'events', kind: 'event', parameter: 'id', fields: ['type'] },
  payment_intents: {
    kept: 'paymentIntents',
    kind: 'payment_intent',
    parameter: 'intent',
    fields: [],
  },
  payouts: { kept: 'payouts', kind: 'payout', parameter: 'payout', fields: [] },
  refunds: {
    kept: 'refunds',
    kind: 'refund',
    parameter: 'refund',
    fields: ['charge', 'payment_intent'],
  },
};

export function createApi({
  state,
  ledger,
  secretKey,
  now,
  show,
}: ApiPorts): (request: ApiRequest) => ApiAnswer {
  const seconds = () => Math.floor(now() / 1000);
  const session = (id: string) =>
    state.sessions[id] ?? fail(missingResource('checkout.session', id, 'session'));
  const dispute = (id: string) => state.disputes[id] ?? fail(missingResource('dispute', id, 'dispute'));
  const shown = (stored: Stored, parameters: Parameters) => show(stored, parameters.texts('expand'));

  const endpoints: Readonly<Record<string, Endpoint>> = {
    ...Object.fromEntries(Object.entries(collections).flatMap(endpointsOf)),
    'POST /v1/checkout/sessions': (parameters) => {
      const created = newSession(parameters, seconds());
      state.sessions[created.id] = created;
      return shown(created, parameters);
    },
    'GET /v1/checkout/sessions/:id/line_items': (parameters, id) => {
      const url = `/v1/checkout/sessions/${id}/line_items`;
      return { object: 'list', ...pageOf([...session(id).line_items].reverse(), parameters, 'item'), url };
    },
    'POST /v1/checkout/sessions/:id/expire': (parameters, id) => {
      ledger.expire(session(id));
      return shown(session(id), parameters);
    },
    'POST /v1/refunds': (parameters) => {
      parameters.allowOnly(['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason']);
      const amount = parameters.integer('amount');
      const reason = refundReason(parameters);
      const metadata = parameters.metadata();
      return shown(ledger.refund(chargeToRefund(parameters), { amount, reason, metadata }), parameters);
    },
    'POST /v1/disputes/:id': (parameters, id) => {
      const verdict = evidenceVerdict(parameters.child('evidence')?.text('uncategorized_text') ?? null);
      if (verdict !== null) ledger.disputes.close(dispute(id), verdict);
      return shown(dispute(id), parameters);
    },
    'POST /v1/disputes/:id/close': (parameters, id) => {
      ledger.disputes.close(dispute(id), 'lost');
      return shown(dispute(id), parameters);
    },
    'GET /v1/balance_transactions': (parameters) => {
      const payoutId = parameters.text('payout');
      const paidOut = payoutId === null ? null : state.payouts[payoutId];
      if (paidOut === undefined) throw missingResource('payout', payoutId ?? '', 'payout');
      const some = paidOut?.transactions.map((id) => state.balanceTransactions[id]);
      return listed(
        'balance_transactions',
        parameters,
        some?.filter((one) => one !== undefined),
        ['payout'],
      );
    },
  };

  function endpointsOf([path, { kept, kind, parameter }]: [string, Collection]): [string, Endpoint][] {
    return [
      [`GET /v1/${path}`, (parameters) => listed(path, parameters)],
      [
        `GET /v1/${path}/:id`,
        (parameters, id) => shown(state[kept][id] ?? fail(missingResource(kind, id, parameter)), parameters),
      ],
    ];
  }

  /** @param some of them, oldest first; without it, all @param more parameters that chose them */
  function listed(
    path: string,
    parameters: Parameters,
    some?: readonly Stored[],
    more: readonly string[] = [],
  ): Json {
    const { kept, kind, ...filters } = collections[path] ?? fail(notFound('GET', `/v1/${path}`));
    const all: readonly Stored[] = some ?? Object.values(state[kept]);
    const expand = expansionsOfData(parameters);
    const { data, has_more } = pageOf(filtered(all, parameters, filters, more), parameters, kind);
    return { object: 'list', data: data.map((one) => show(one, expand)), has_more, url: `/v1/${path}` };
  }

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
    throw notFound(request.method, request.path);
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
    return endpoint(new Parameters(parseParameters(request.encodedParameters)), id);
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

function notFound(method: string, path: string): StripeError {
  return new StripeError({
    status: 404,
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function fail(error: StripeError): never {
  throw error;
}
