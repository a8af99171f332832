/** Payments with the provider's own client against its stand-in: the hosted page, the return, the signed notices, in any order. */
import { randomUUID } from 'node:crypto';
import type { PaymentSuccessAnswer, Problem, PurchaseAnswer, Statement } from '@rubicon/contracts';
import { freePort, poll } from '@rubicon/local-stack';
import { createServer, type Server } from 'node:http';
import Stripe from 'stripe';
import request from 'supertest';
import { readConfig } from '../src/platform/config/index.js';
import { Aggregates } from '../src/platform/event-store/index.js';
import { PaymentEngine } from '../src/payments/payment-engine.js';
import { startBackend, type RunningBackend } from '../src/start-backend.js';
import { startFileStack, type FileStack } from './support/file-stack.js';
import { TestPlayer } from './support/players.js';

const MICRO = 1_000_000;
const PAID_CARD = '4242 4242 4242 4242';
const DECLINED_CARD = '4000 0000 0000 0002';

let stack: FileStack;
let variables: Record<string, string>;
let backend: RunningBackend;
/** A second API process, as behind a balancer. */
let second: RunningBackend;
let player: TestPlayer;

/** What the provider posted, held back until a test hands it on. */
const notices: { body: string; signature: string }[] = [];
let postbox: Server;

beforeAll(async () => {
  const postboxPort = await freePort();
  postbox = createServer((incoming, answer) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    incoming.on('end', () => {
      notices.push({ body, signature: String(incoming.headers['stripe-signature']) });
      answer.end('{}');
    });
  });
  await new Promise<void>((resolve) => postbox.listen(postboxPort, '127.0.0.1', resolve));
  stack = await startFileStack(['stripe'], { webhookUrl: `http://127.0.0.1:${postboxPort}/` });
  variables = {
    ...stack.env,
    OPENAI_API_KEY: 'unused',
    LOG_LEVEL: 'silent',
    PORT: '0',
    OPERATIONS_PORT: '0',
    RATE_LIMITS: 'off',
  };
  backend = await start({ ROLES: 'api,projector' });
  second = await start({ ROLES: 'api' });
  player = await TestPlayer.signUp(backend, 0);
}, 90_000);

afterAll(async () => {
  await second?.stop();
  await backend?.stop();
  await stack?.stop();
  await new Promise((resolve) => postbox?.close(resolve));
}, 30_000);

function start(more: Record<string, string>): Promise<RunningBackend> {
  return startBackend(readConfig({ ...variables, ...more }));
}

async function purchase(as: TestPlayer, body: object = { amount: 5 }, key?: string): Promise<PurchaseAnswer> {
  const call = as.post('/api/credits/purchase', body);
  if (key !== undefined) void call.set('idempotency-key', key);
  return (await call.expect(200)).body as PurchaseAnswer;
}

async function payAt(url: string, cardNumber: string): Promise<Response> {
  const form = new URLSearchParams({ email: 'payer@example.org', cardNumber, expiry: '12/40', cvc: '123' });
  return fetch(url, { method: 'POST', body: form, redirect: 'manual' });
}

function sessionOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1)!;
}

/** Pays and answers with the session that the browser comes back with. */
async function paid(url: string): Promise<string> {
  const answer = await payAt(url, PAID_CARD);
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location')!).searchParams.get('session_id')!;
}

function confirm(as: TestPlayer, sessionId: string) {
  return as.post('/api/credits/payment-success', { sessionId });
}

async function noticeOf(sessionId: string): Promise<{ body: string; signature: string }> {
  const notice = await poll(() => notices.find(({ body }) => body.includes(sessionId)) ?? null, {
    timeoutMs: 10_000,
  });
  if (!notice) throw new Error('the provider told nothing');
  return notice;
}

function post(to: RunningBackend, { body, signature }: { body: string; signature: string }) {
  return request(`http://127.0.0.1:${to.port}`)
    .post('/api/stripe/webhook')
    .set({ 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature })
    .send(body);
}

async function entries(of: TestPlayer): Promise<[kind: string, deltaMicroUsd: number][]> {
  const statement: Statement = await of.statement();
  return statement.entries.map(({ kind, availableDeltaMicroUsd }) => [kind, availableDeltaMicroUsd]);
}

it('credits a paid checkout once, however often the browser comes back', async () => {
  const { url, paymentId } = await purchase(player);
  expect((await (await fetch(url)).text()).toLowerCase()).toContain('pay');
  const sessionId = await paid(url);
  const told: PaymentSuccessAnswer[] = [];
  for (let times = 0; times < 3; times += 1)
    told.push((await confirm(player, sessionId).expect(200)).body as PaymentSuccessAnswer);
  const { email } = await player.profile();
  const answer = {
    success: true,
    creditsAdded: 5,
    userEmail: email,
    paymentId,
    product: 'credits',
    claimed: true,
    withheld: null,
  };
  expect(told).toEqual(Array(3).fill(answer));
  expect(await entries(player)).toEqual([['purchased', 5 * MICRO]]);
  expect((await player.profile()).creditBalance).toBe('5.00');
});

it('credits nothing for a declined card, and the same page takes another one', async () => {
  const buyer = await TestPlayer.signUp(backend, 0);
  const { url } = await purchase(buyer, { amount: 10 });
  const declined = await payAt(url, DECLINED_CARD);
  expect(declined.status).toBe(422);
  const refused = await confirm(buyer, sessionOf(url));
  expect([refused.status, (refused.body as Problem).code]).toEqual([409, 'not_paid']);
  expect(await entries(buyer)).toEqual([]);
  await confirm(buyer, await paid(url)).expect(200);
  expect(await entries(buyer)).toEqual([['purchased', 10 * MICRO]]);
});

it('credits nothing for a checkout that was cancelled', async () => {
  const buyer = await TestPlayer.signUp(backend, 0);
  const { url } = await purchase(buyer);
  const page = await (await fetch(url)).text();
  expect(page).toContain(
    `${variables['PUBLIC_URL']}/account?payment=cancelled&#38;product=credits&#38;price=`,
  );
  const refused = await confirm(buyer, sessionOf(url));
  expect([refused.status, (refused.body as Problem).code]).toEqual([409, 'not_paid']);
  expect(await entries(buyer)).toEqual([]);
});

it('unlocks the full game with its dollar of credits', async () => {
  const buyer = await TestPlayer.signUp(backend, 0);
  const { url } = await purchase(buyer, { amount: 1, product: 'full-game', returnTo: 'thank-you' });
  await confirm(buyer, await paid(url)).expect(200);
  expect(await buyer.profile()).toMatchObject({ fullGameUnlocked: true, creditBalance: '1.00' });
});

it('lets a player type an address whose own the provider does not take', async () => {
  const username = `j${randomUUID().slice(0, 8)}`;
  const email = `"julius ${username}"@example.org`;
  const julius = await TestPlayer.register(backend, { username, email, password: 'correct horse' });
  const buy = () => julius.post('/api/credits/purchase', { amount: 5 }).set('idempotency-key', username);
  const answer = (await buy().expect(200)).body as PurchaseAnswer;
  const changed = { email: `${username}@example.org`, currentPassword: 'correct horse' };
  await julius.patch('/api/user/profile', changed).expect(200);
  expect((await buy().expect(200)).body).toEqual(answer);
  expect(await (await fetch(answer.url)).text()).toMatch(/<input id="email" name="email" value="" /);
});

it('opens one checkout per key, and refuses the key for another purchase', async () => {
  const key = randomUUID();
  const [one, other] = await Promise.all([
    purchase(player, { amount: 5 }, key),
    purchase(player.at(second), { amount: 5 }, key),
  ]);
  expect(other).toEqual(one);
  const refused = await player.post('/api/credits/purchase', { amount: 10 }).set('idempotency-key', key);
  expect([refused.status, (refused.body as Problem).code]).toEqual([422, 'idempotency_key_reused']);
});

it('credits once when twenty notices race the return at two processes', async () => {
  const buyer = await TestPlayer.signUp(backend, 0);
  const there = buyer.at(second);
  const { url } = await purchase(buyer, { amount: 20 });
  const sessionId = await paid(url);
  const notice = await noticeOf(sessionId);
  const calls = Array.from({ length: 20 }, (_, index) => post(index % 2 ? backend : second, notice));
  const [returned, returnedThere, ...answers] = await Promise.all([
    confirm(buyer, sessionId),
    confirm(there, sessionId),
    ...calls,
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const answer of [returned!, returnedThere!])
    expect([answer.status, (answer.body as PaymentSuccessAnswer).creditsAdded]).toEqual([200, 20]);
  expect(await entries(buyer)).toEqual([['purchased', 20 * MICRO]]);
});

it('credits by the notice alone, and takes a notice that comes before the session is attached', async () => {
  const buyer = await TestPlayer.signUp(backend, 0);
  const commands = backend.app.get(PaymentEngine);
  const [paymentId, sessionId] = [randomUUID(), `cs_test_${randomUUID().replaceAll('-', '')}`];
  await commands.payment.handle(
    paymentId,
    {
      type: 'OpenCheckout',
      paymentId,
      playerId: buyer.id,
      product: 'credits',
      amountCents: 500,
      creditsMicroUsd: 5 * MICRO,
      returnTo: 'account',
      at: new Date().toISOString(),
    },
    commands.contextFor(paymentId),
  );
  await post(backend, signed(completed({ id: sessionId, metadata: { paymentId } }))).expect(200);
  const attach = { type: 'AttachCheckoutSession', paymentId, sessionId } as const;
  expect((await commands.payment.handle(paymentId, attach, commands.contextFor(paymentId))).kind).toBe(
    'unchanged',
  );
  expect((await buyer.profile()).availableMicroUsd).toBe(5 * MICRO);
});

it('credits a payment that was completed after its checkout had expired here', async () => {
  const buyer = await TestPlayer.signUp(backend, 0);
  const { url, paymentId } = await purchase(buyer);
  const commands = backend.app.get(PaymentEngine);
  await commands.payment.handle(
    paymentId,
    { type: 'ExpireCheckout', paymentId, at: new Date().toISOString() },
    commands.contextFor(paymentId),
  );
  await confirm(buyer, await paid(url)).expect(200);
  expect(await entries(buyer)).toEqual([['purchased', 5 * MICRO]]);
});

it('asks for cards alone, and gives up a checkout whose payment came to nothing in the end', async () => {
  const buyer = await TestPlayer.signUp(backend, 0);
  const { url, paymentId } = await purchase(buyer);
  const { hostname: host, port } = new URL(variables['STRIPE_API_URL']!);
  const stripe = new Stripe(variables['STRIPE_SECRET_KEY']!, {
    host,
    port,
    protocol: 'http',
    telemetry: false,
  });
  const session = await stripe.checkout.sessions.retrieve(sessionOf(url));
  expect(session.allowed_payment_method_types).toEqual(['card']);
  const changed = { id: session.id, metadata: { paymentId }, payment_status: 'unpaid' };
  await post(backend, signed(completed(changed))).expect(200);
  await post(backend, signed(completed(changed, 'checkout.session.async_payment_failed'))).expect(200);
  const { state } = await backend.app.get(PaymentEngine).payment.load(paymentId);
  expect([state.status, (await buyer.profile()).availableMicroUsd]).toEqual(['expired', 0]);
});

/** A notice of a session that is complete and paid, unless told otherwise. */
function completed(session: object, type = 'checkout.session.completed'): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    livemode: false,
    data: {
      object: {
        object: 'checkout.session',
        status: 'complete',
        payment_status: 'paid',
        payment_intent: 'pi_1',
        amount_total: 500,
        currency: 'usd',
        ...session,
      },
    },
  });
}

function signed(payload: string) {
  const secret = variables['STRIPE_WEBHOOK_SECRET']!;
  return {
    body: payload,
    signature: Stripe.webhooks.generateTestHeaderString({ payload, secret }),
  };
}

it('finds no session of another player, and none that does not exist', async () => {
  const [buyer, thief] = [await TestPlayer.signUp(backend, 0), await TestPlayer.signUp(backend, 0)];
  const { url } = await purchase(buyer);
  const sessionId = await paid(url);
  for (const unknown of [sessionId, 'cs_test_nobody']) {
    const refused = await confirm(thief, unknown);
    expect([refused.status, (refused.body as Problem).code]).toEqual([404, 'unknown_payment']);
    expect(JSON.stringify(refused.body)).not.toContain('@');
  }
  expect((await thief.profile()).availableMicroUsd).toBe(0);
  await confirm(buyer, sessionId).expect(200);
});

it('asks the player to come back when the provider is away', async () => {
  const alone = await start({ ROLES: 'api', STRIPE_API_URL: `http://127.0.0.1:${await freePort()}` });
  try {
    for (const call of [
      player.at(alone).post('/api/credits/purchase', { amount: 5 }),
      confirm(player.at(alone), 'cs_test_any'),
    ]) {
      const answer = await call;
      expect([answer.status, (answer.body as Problem).code]).toEqual([503, 'payment_provider_unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  } finally {
    await alone.stop();
  }
});

it('repairs by itself a payment whose credit a crash lost', async () => {
  const buyer = await TestPlayer.signUp(backend, 0);
  const { url, paymentId } = await purchase(buyer);
  const sessionId = await paid(url);
  const commands = backend.app.get(PaymentEngine);
  // What is in the log when the process dies between the payment and the wallet.
  await commands.payment.handle(
    paymentId,
    {
      type: 'CompletePayment',
      paymentId,
      sessionId,
      paymentIntentId: 'pi_1',
      amountCents: 500,
      currency: 'usd',
      at: new Date().toISOString(),
    },
    commands.contextFor(paymentId),
  );
  const { wallet } = backend.app.get(Aggregates);
  const available = await poll(async () => (await wallet.load(buyer.id)).state.availableMicroUsd || null, {
    timeoutMs: 15_000,
  });
  expect(available).toBe(5 * MICRO);
  expect((await confirm(buyer, sessionId).expect(200)).body).toMatchObject({ creditsAdded: 5 });
  expect(await entries(buyer)).toEqual([['purchased', 5 * MICRO]]);
}, 20_000);
