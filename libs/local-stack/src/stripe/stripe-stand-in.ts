/**
 * A stand-in for Stripe on one machine: the part of its HTTP API that the product uses, the hosted payment page, a small dashboard
 * (`/dashboard`: refunds, disputes and money that do not begin at the shop) and signed webhooks.
 * The real `stripe` client talks to it unchanged; no money moves.
 */
import http from 'node:http';
import { listen } from '../pages/listen.js';
import { createApi } from './api.js';
import { readBody } from './http-body.js';
import { newId } from './ids.js';
import { createDashboard } from './dashboard.js';
import { createLedger } from './ledger.js';
import { createPayPage } from './pay-page.js';
import { createShow } from './presentation.js';
import { StateFile } from './state.js';
import { startWebhookSender } from './webhooks.js';

export interface StripeStandInOptions {
  /** 0 or absent: a free one. */
  readonly port?: number;
  /** State is kept in one file here. */
  readonly dataDir: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where events are posted to. */
  readonly webhookUrl: string;
  /** Unix milliseconds; the system's clock unless given. */
  readonly now?: () => number;
}

export interface StripeStandIn {
  /** `http://127.0.0.1:<port>`, for the client's host, port and protocol. */
  readonly url: string;
  stop(): Promise<void>;
}

const longestBodyBytes = 1_000_000;
const passTimeEveryMs = 500;

/** Listens on 127.0.0.1. @throws Error when the port is taken or the state file is broken */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const now = options.now ?? Date.now;
  const file = await StateFile.open(options.dataDir);
  const { state } = file;
  let base = '';
  const show = createShow({ state, seconds: () => Math.floor(now() / 1000), base: () => base });
  const ledger = createLedger({ state, now, show });
  const api = createApi({ state, ledger, secretKey: options.secretKey, now, show });
  const payPage = createPayPage({ state, ledger, now });
  const dashboard = createDashboard({ state, ledger, now });

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const tooLong = error instanceof RangeError;
      const message = tooLong ? error.message : 'The payment stand-in failed.';
      if (!response.headersSent)
        response.writeHead(tooLong ? 413 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'api_error', message } }));
    });
  });
  base = await listen(server, options.port ?? 0);
  const webhooks = startWebhookSender({ ...options, file, now });

  async function settle(): Promise<void> {
    await file.save();
    webhooks.wake();
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', base);
    const method = request.method ?? 'GET';
    const body = await readBody(request, longestBodyBytes);
    const changed = ledger.passTime();
    if (url.pathname.startsWith('/v1/')) {
      const reply = api({
        method,
        path: url.pathname,
        encodedParameters: method === 'GET' ? url.search.slice(1) : body,
        authorization: request.headers.authorization ?? null,
        idempotencyKey: headerText(request.headers['idempotency-key']),
      });
      if (changed || method === 'POST') await settle();
      response.writeHead(reply.status, {
        'content-type': 'application/json',
        'request-id': newId('req'),
        'stripe-should-retry': 'false',
        ...(reply.replayed && { 'idempotent-replayed': 'true' }),
      });
      response.end(JSON.stringify(reply.body));
      return;
    }
    const page = url.pathname.startsWith('/dashboard') ? dashboard : payPage;
    const reply = page(method, url.pathname, body);
    if (changed || method === 'POST') await settle();
    response.writeHead(reply.status, reply.headers);
    response.end(reply.body);
  }

  const timeCheck = setInterval(() => {
    if (ledger.passTime()) void settle().catch(() => undefined);
  }, passTimeEveryMs);

  return {
    url: base,
    async stop() {
      clearInterval(timeCheck);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await webhooks.stop();
      server.closeAllConnections();
      await closed;
      await file.save();
    },
  };
}

function headerText(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
