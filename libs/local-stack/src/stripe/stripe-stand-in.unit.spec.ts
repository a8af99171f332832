import { mkdtemp, rm, readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { startStripeStandIn, type StripeStandIn } from './index.js';
import { StateFile } from './state.js';

const secretKey = 'sk_test_rubicon';
const webhookSecret = 'whsec_rubicon';

/** The shop's side: takes signed events, refusing the first `refusals` of them. */
async function startShop(port = 0, refusals = 0) {
  const taken: Stripe.Event[] = [];
  const listeners = new Set<() => void>();
  let attempts = 0;
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      attempts += 1;
      if (attempts <= refusals) response.writeHead(500).end();
      else {
        const signature = request.headers['stripe-signature'] as string;
        taken.push(Stripe.webhooks.constructEvent(body, signature, webhookSecret));
        response.writeHead(200).end();
      }
      listeners.forEach((listener) => listener());
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    taken,
    attempts: () => attempts,
    port: (server.address() as AddressInfo).port,
    until: (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!holds()) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      }),
    stop: () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

let dataDir: string;
let shop: Awaited<ReturnType<typeof startShop>>;
let standIn: StripeStandIn;
let stripe: Stripe;
let clock = 0;

function clientFor(url: string, key = secretKey): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port: new URL(url).port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

async function start() {
  standIn = await startStripeStandIn({
    dataDir,
    secretKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${shop.port}/webhook`,
    now: () => Date.now() + clock,
  });
  stripe = clientFor(standIn.url);
}

beforeEach(async () => {
  clock = 0;
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'stripe-stand-in-'));
  shop = await startShop();
  await start();
});

afterEach(async () => {
  await standIn.stop();
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

const order: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Basic Package' } },
    },
  ],
  metadata: { paymentId: 'p-1' },
  client_reference_id: 'p-1',
  customer_email: 'ada@example.com',
  success_url: 'http://127.0.0.1:3000/account?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:3000/account?payment=cancelled',
};
const goodCard = {
  email: 'ada@example.com',
  cardNumber: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
};

function pay(url: string, form: Record<string, string> = goodCard): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

test('a session is created, shown, paid, and the shop is told with a signed event', async () => {
  const session = await stripe.checkout.sessions.create(order, { idempotencyKey: 'p-1' });
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 500,
    currency: 'usd',
    metadata: { paymentId: 'p-1' },
    client_reference_id: 'p-1',
    payment_intent: null,
    url: `${standIn.url}/c/pay/${session.id}`,
  });
  await expect(
    stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://127.0.0.1:3000/',
      allowed_payment_method_types: ['sepa_debit'],
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'x' } } },
      ],
    }),
  ).rejects.toMatchObject({ param: 'allowed_payment_method_types' });
  const page = await (await fetch(session.url as string)).text();
  for (const label of ['Email', 'Card number', 'Expiry', 'CVC'])
    expect(page).toMatch(new RegExp(`<label for="\\w+">${label}</label>`));
  expect(page).toContain('<title>Test payment: no money moves</title>');
  expect(page).toContain('$5.00');

  const paid = await pay(session.url as string);
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`http://127.0.0.1:3000/account?session_id=${session.id}`);
  await shop.until(() => shop.taken.length === 1);
  expect(shop.taken[0]).toMatchObject({
    type: 'checkout.session.completed',
    data: { object: { id: session.id, payment_status: 'paid', metadata: { paymentId: 'p-1' } } },
  });
  const settled = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge', 'line_items'],
  });
  expect(settled).toMatchObject({
    status: 'complete',
    url: null,
    customer_details: { email: 'ada@example.com' },
    payment_intent: {
      status: 'succeeded',
      amount: 500,
      latest_charge: { object: 'charge', amount_refunded: 0 },
    },
    line_items: { data: [{ description: 'Basic Package', amount_total: 500 }] },
  });
  const again = await pay(session.url as string);
  expect(again.status).toBe(303);
  expect((await stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1);
});

test('the same key answers the same session; other parameters under it are refused', async () => {
  const first = await stripe.checkout.sessions.create(order, { idempotencyKey: 'k' });
  const second = await stripe.checkout.sessions.create(order, { idempotencyKey: 'k' });
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(
    stripe.checkout.sessions.create({ ...order, client_reference_id: 'other' }, { idempotencyKey: 'k' }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  expect((await stripe.checkout.sessions.list()).data.map((one) => one.id)).toEqual([first.id]);
});

test.each([
  ['declined', { cardNumber: '4000 0000 0000 0002' }, 'Your card was declined.'],
  ['real card', { cardNumber: '5555 5555 5555 4444' }, 'Test cards only'],
  ['mistyped', { cardNumber: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  ['expired', { expiry: '01 / 20' }, 'expiry date is in the past'],
  ['no code', { cvc: '' }, 'has 3 or 4 digits'],
  ['no address', { email: 'nobody' }, 'Enter an email address'],
])('%s: the form stays, with what was typed and why', async (_name, change, message) => {
  const { customer_email: _email, ...anonymous } = order;
  const session = await stripe.checkout.sessions.create(anonymous);
  const form = { ...goodCard, email: 'bob@example.com', ...change };
  const refused = await pay(session.url as string, form);
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain(message);
  expect(page).toContain('role="alert"');
  expect(page).toContain(`value="${form.cardNumber}"`);
  expect(page).toContain('aria-invalid="true"');
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test('the whole account can be read, list by list', async () => {
  const sessions = [];
  for (const key of ['p-1', 'p-2']) {
    const session = await stripe.checkout.sessions.create(order, { idempotencyKey: key });
    await pay(session.url as string);
    sessions.push(await stripe.checkout.sessions.retrieve(session.id));
  }
  const intents = sessions.map(({ payment_intent }) => payment_intent).reverse();
  expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual(intents);
  expect((await stripe.charges.list()).data.map(({ payment_intent }) => payment_intent)).toEqual(intents);
  const [newest] = intents as string[];
  const ofNewest = await stripe.charges.list({ payment_intent: newest });
  expect(ofNewest.data.map(({ payment_intent }) => payment_intent)).toEqual([newest]);
});

test('refunds are partial, idempotent and never more than was paid', async () => {
  const session = await stripe.checkout.sessions.create(order);
  await pay(session.url as string);
  const payment_intent = (await stripe.checkout.sessions.retrieve(session.id)).payment_intent as string;
  const first = await stripe.refunds.create(
    { payment_intent, amount: 200, metadata: { refundId: 'r' } },
    { idempotencyKey: 'r' },
  );
  expect(
    (
      await stripe.refunds.create(
        { payment_intent, amount: 200, metadata: { refundId: 'r' } },
        { idempotencyKey: 'r' },
      )
    ).id,
  ).toBe(first.id);
  await expect(stripe.refunds.create({ payment_intent, amount: 301 })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect((await stripe.refunds.create({ payment_intent })).amount).toBe(300);
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  await shop.until(() => shop.taken.length === 5);
  const refunds = shop.taken
    .filter((event) => event.type === 'charge.refunded')
    .map((event) => (event.data.object as Stripe.Charge).amount_refunded);
  expect(refunds.sort()).toEqual([200, 500]);
});

/** Pays a new session with this card and answers the charge. */
async function charged(cardNumber: string): Promise<Stripe.Charge> {
  const { id, url } = await stripe.checkout.sessions.create(order);
  await pay(url as string, { ...goodCard, cardNumber });
  const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  return (paid.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
}

const told = (type: string) =>
  shop
    .until(() => shop.taken.some((event) => event.type === type))
    .then(() => {
      const event = shop.taken.find((one) => one.type === type);
      return event?.data.object as unknown;
    });

const act = (path: string, form: Record<string, string> = {}) =>
  fetch(`${standIn.url}/dashboard/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

test('a disputed card pays, is charged back, cannot be refunded, and its dispute is decided once', async () => {
  const charge = await charged('4000 0000 0000 0259');
  const [dispute] = (await stripe.disputes.list({ payment_intent: charge.payment_intent as string })).data;
  expect(await told('charge.dispute.created')).toMatchObject({
    id: dispute?.id,
    amount: 500,
    status: 'needs_response',
    payment_intent: charge.payment_intent,
  });
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  const won = await stripe.disputes.update(dispute?.id as string, {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  expect(won.status).toBe('won');
  expect(await told('charge.dispute.closed')).toMatchObject({ id: dispute?.id, status: 'won' });
  await expect(stripe.disputes.close(dispute?.id as string)).rejects.toMatchObject({ statusCode: 400 });
  expect((await stripe.refunds.create({ charge: charge.id })).status).toBe('succeeded');
});

test('a refund that is pending at first is paid out later, or fails and leaves the charge as it was', async () => {
  const charge = await charged('4000 0000 0000 7726');
  const failing = await stripe.refunds.create({ charge: charge.id, amount: 200 });
  expect(failing.status).toBe('pending');
  expect((await act(`refunds/${failing.id}/failed`)).status).toBe(303);
  expect(await told('refund.failed')).toMatchObject({ id: failing.id, status: 'failed' });
  expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);
  const later = await stripe.refunds.create({ charge: charge.id });
  clock = 61_000;
  expect(await told('refund.updated')).toMatchObject({ id: later.id, status: 'succeeded', amount: 500 });
});

test('the dashboard refunds and disputes without the shop', async () => {
  const charge = await charged('4242 4242 4242 4242');
  const dashboard = async () => (await fetch(`${standIn.url}/dashboard`)).text();
  expect(await dashboard()).toContain('ada@example.com');
  expect((await act(`charges/${charge.id}/refund`, { amount: '100' })).headers.get('location')).toBe(
    `/dashboard#${charge.id}`,
  );
  expect(await told('charge.refunded')).toMatchObject({ id: charge.id, amount_refunded: 100 });
  for (const amount of ['401', '1.5', '-1', 'all'])
    expect((await act(`charges/${charge.id}/refund`, { amount })).status).toBe(409);
  expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(100);
  expect((await act(`charges/${charge.id}/dispute`)).status).toBe(303);
  expect((await act(`charges/${charge.id}/dispute`)).status).toBe(409);
  const { id } = (await told('charge.dispute.created')) as Stripe.Dispute;
  expect(await dashboard()).toContain('Decide for the payer');
  expect((await act(`disputes/${id}/lost`)).status).toBe(303);
  expect(await told('charge.dispute.closed')).toMatchObject({ id, status: 'lost' });
  expect(await dashboard()).toContain('Dispute of $5.00: lost, $5.00 taken');
  expect((await act('charges/ch_none/refund')).status).toBe(404);
});

test('the dashboard lists what became of a payment, and offers beside each what can become of it', async () => {
  const charge = await charged('4242 4242 4242 4242');
  const shown = async () => {
    const page = await (await fetch(`${standIn.url}/dashboard`)).text();
    const row = page.slice(page.indexOf(`<li id="${charge.id}"`), page.indexOf('</main>'));
    const moves = [...row.matchAll(/<p>((?:Refund|Dispute|Inquiry) of [^<]+)</g)].map(([, words]) => words);
    return { moves, offered: [...row.matchAll(/>([^<]+)<\/button>/g)].map(([, label]) => label) };
  };
  const refund = await stripe.refunds.create({ charge: charge.id, amount: 100 });
  await act(`refunds/${refund.id}/failed`);
  await act(`charges/${charge.id}/inquire`, { amount: '200' });
  expect(await shown()).toEqual({
    moves: ['Refund of $1.00: failed', 'Inquiry of $2.00: needs response'],
    offered: ['Refund', 'Dispute', 'Ask about it', 'Answer it', 'Make it a dispute', 'Close the inquiry'],
  });
  const { id } = (await told('charge.dispute.created')) as Stripe.Dispute;
  await act(`disputes/${id}/escalate`);
  await act(`disputes/${id}/review`);
  expect(await shown()).toEqual({
    moves: ['Refund of $1.00: failed', 'Dispute of $2.00: under review, $2.00 taken'],
    offered: ['Dispute', 'Ask about it', 'Decide for the shop', 'Decide for the payer', 'Prevent it'],
  });
});

const sumOf = ({ balance_transactions: moved }: Stripe.Dispute) =>
  moved.reduce((sum, { amount }) => sum + amount, 0);

test('a charge is disputed in parts, as long as something of it is left, and each part is decided by itself', async () => {
  const charge = await charged('4242 4242 4242 4242');
  const disputes = async () => (await stripe.disputes.list({ charge: charge.id })).data;
  expect((await act(`charges/${charge.id}/dispute`, { amount: '200' })).status).toBe(303);
  expect((await act(`charges/${charge.id}/dispute`, { amount: '301' })).status).toBe(409);
  expect((await act(`charges/${charge.id}/dispute`)).status).toBe(303);
  const [second, first] = await disputes();
  expect([first?.amount, second?.amount].join()).toBe('200,300');
  expect(first?.balance_transactions[0]).toMatchObject({
    amount: -200,
    fee: 1_500,
    net: -1_700,
    reporting_category: 'dispute',
  });
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await act(`disputes/${first?.id}/lost`);
  expect((await act(`disputes/${second?.id}/lost`, { reinstated: '301' })).status).toBe(409);
  await act(`disputes/${second?.id}/lost`, { reinstated: '100' });
  expect((await disputes()).map((dispute) => [dispute.status, sumOf(dispute)])).toEqual([
    ['lost', -200],
    ['lost', -200],
  ]);
  expect(await told('charge.dispute.funds_reinstated')).toMatchObject({ id: second?.id });
  // What no bank has taken can be refunded.
  expect((await stripe.refunds.create({ charge: charge.id })).amount).toBe(100);
});

test('a bank asks before it disputes, is appealed to, and thinks better of it', async () => {
  const charge = await charged('4242 4242 4242 4242');
  await act(`charges/${charge.id}/inquire`);
  const dispute = async () => (await stripe.disputes.list({ charge: charge.id })).data[0] as Stripe.Dispute;
  const { id, status, is_charge_refundable, balance_transactions } = await dispute();
  expect([status, is_charge_refundable, balance_transactions]).toEqual(['warning_needs_response', true, []]);
  const course: unknown[] = [];
  for (const [verb, form] of [
    ['review', {}],
    ['escalate', {}],
    ['lost', {}],
    ['appeal', {}],
    ['won', {}],
    ['overturned', {}],
    ['reinstated', { amount: '50' }],
  ] as const) {
    expect((await act(`disputes/${id}/${verb}`, form)).status).toBe(303);
    const now = await dispute();
    course.push([now.status, sumOf(now)]);
  }
  expect(course).toEqual([
    ['warning_under_review', 0],
    ['needs_response', -500],
    ['lost', -500],
    ['appeal_under_review', -500],
    ['won', 0],
    ['lost', -500],
    ['lost', -450],
  ]);
  expect((await act(`disputes/${id}/won`)).status).toBe(409);
});

test('a refund fails after it was paid, and can be made again', async () => {
  const charge = await charged('4242 4242 4242 4242');
  const { id } = await stripe.refunds.create({ charge: charge.id });
  expect((await act(`refunds/${id}/failed`)).status).toBe(303);
  expect(await told('refund.failed')).toMatchObject({
    id,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);
  expect((await act(`refunds/${id}/failed`)).status).toBe(409);
  expect((await stripe.refunds.create({ charge: charge.id })).status).toBe('succeeded');
});

test('a bank account settles later, or not at all, and only where the shop takes it', async () => {
  const paidLater = async (outcome: string) => {
    const { id, url } = await stripe.checkout.sessions.create(order);
    const form = new URLSearchParams({ email: 'ada@example.com', method: 'us_bank_account' });
    expect((await fetch(url as string, { method: 'POST', body: form, redirect: 'manual' })).status).toBe(303);
    const underWay = await stripe.checkout.sessions.retrieve(id);
    expect([underWay.status, underWay.payment_status]).toEqual(['complete', 'unpaid']);
    expect((await act(`sessions/${id}/${outcome}`)).status).toBe(303);
    return (await stripe.checkout.sessions.retrieve(id)).payment_status;
  };
  expect(await paidLater('settled')).toBe('paid');
  await told('checkout.session.async_payment_succeeded');
  expect(await paidLater('bounced')).toBe('unpaid');
  await told('checkout.session.async_payment_failed');
  const cardsAlone = await stripe.checkout.sessions.create({
    ...order,
    allowed_payment_method_types: ['card'],
  });
  expect(await (await fetch(cardsAlone.url as string)).text()).not.toContain('bank account');
  const form = new URLSearchParams({ email: 'ada@example.com', method: 'us_bank_account' });
  expect(
    (await fetch(cardsAlone.url as string, { method: 'POST', body: form, redirect: 'manual' })).status,
  ).toBe(422);
});

test('what an older stand-in kept is read: charges without an expiry, disputes without their money', async () => {
  const kept = await mkdtemp(path.join(os.tmpdir(), 'stripe-'));
  const charge = {
    id: 'ch_old',
    object: 'charge',
    amount: 500,
    amount_refunded: 0,
    payment_intent: 'pi_old',
  };
  const dispute = {
    id: 'dp_old',
    object: 'dispute',
    amount: 500,
    charge: 'ch_old',
    currency: 'usd',
    created: 1,
  };
  await writeFile(
    path.join(kept, 'stripe-stand-in.json'),
    JSON.stringify({
      charges: { ch_old: { ...charge, payment_method_details: { type: 'card', card: { last4: '7726' } } } },
      disputes: {
        dp_old: { ...dispute, payment_intent: 'pi_old', status: 'needs_response' },
        dp_won: { ...dispute, id: 'dp_won', payment_intent: 'pi_old', status: 'won' },
      },
    }),
  );
  const { state } = await StateFile.open(kept);
  expect(state.charges['ch_old']?.payment_method_details).toEqual({
    type: 'card',
    card: { last4: '7726', exp_month: 12, exp_year: 2040 },
  });
  const moved = (id: string) => state.disputes[id]?.balance_transactions.map(({ amount }) => amount);
  expect([moved('dp_old'), moved('dp_won')]).toEqual([[-500], [-500, 500]]);
  await rm(kept, { recursive: true });
});

test('an open session expires on request and by time, and can then not be paid', async () => {
  const asked = await stripe.checkout.sessions.create(order);
  expect((await stripe.checkout.sessions.expire(asked.id)).status).toBe('expired');
  await expect(stripe.checkout.sessions.expire(asked.id)).rejects.toMatchObject({ statusCode: 400 });
  const timed = await stripe.checkout.sessions.create({
    ...order,
    expires_at: Math.floor(Date.now() / 1000) + 1800,
  });
  clock = 1801_000;
  await shop.until(() => shop.taken.length === 2);
  expect(shop.taken.map((event) => event.type)).toEqual([
    'checkout.session.expired',
    'checkout.session.expired',
  ]);
  expect((await pay(timed.url as string)).status).toBe(410);
});

test('what the shop did not take is delivered after a restart, and state survives', async () => {
  const port = shop.port;
  await shop.stop();
  const session = await stripe.checkout.sessions.create(order, { idempotencyKey: 'k' });
  await pay(session.url as string);
  await standIn.stop();
  shop = await startShop(port, 1);
  await start();
  await shop.until(() => shop.taken.length === 1);
  expect(shop.attempts()).toBe(2);
  expect((await stripe.checkout.sessions.create(order, { idempotencyKey: 'k' })).id).toBe(session.id);
  await standIn.stop();
  const kept = JSON.parse(await readFile(path.join(dataDir, 'stripe-stand-in.json'), 'utf8')) as {
    deliveries: unknown[];
  };
  expect(kept.deliveries).toEqual([]);
  await start();
});

test.each([
  [
    'a wrong key',
    () => clientFor(standIn.url, 'sk_test_wrong').checkout.sessions.list(),
    { type: 'StripeAuthenticationError' },
  ],
  [
    'an unknown session',
    () => stripe.checkout.sessions.retrieve('cs_test_none'),
    { statusCode: 404, code: 'resource_missing' },
  ],
  [
    'an unknown parameter',
    () => stripe.checkout.sessions.create({ ...order, locale: 'fr' }),
    { code: 'parameter_unknown', param: 'locale' },
  ],
  ['no items', () => stripe.checkout.sessions.create({ ...order, line_items: [] }), { param: 'line_items' }],
  [
    'an expiry too near',
    () => stripe.checkout.sessions.create({ ...order, expires_at: Math.floor(Date.now() / 1000) + 60 }),
    { param: 'expires_at' },
  ],
  [
    'a bad address',
    () => stripe.checkout.sessions.create({ ...order, success_url: 'javascript:alert(1)' }),
    { code: 'url_invalid' },
  ],
  [
    'an unknown expansion',
    () => stripe.checkout.sessions.create({ ...order, expand: ['nothing'] }),
    { param: 'expand' },
  ],
])('%s is refused as Stripe refuses it', async (_name, call, expected) => {
  await expect(call()).rejects.toMatchObject(expected);
});
