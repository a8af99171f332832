/**
 * What cannot be, told by the provider, its banks or strangers: refused with a code, nothing appended, and where money is at stake somebody is
 * told, by an error in the log and a count.
 */
import { randomUUID } from 'node:crypto';
import type { Problem, PurchaseAnswer } from '@rubicon/contracts';
import type Stripe from 'stripe';
import request from 'supertest';
import { ClaimLinks } from '../src/payments/index.js';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import { captureLogs, type CapturedLogs } from './support/captured-logs.js';
import { TestPlayer } from './support/players.js';
import { Till, type Notice } from './support/till.js';

const MICRO = 1_000_000;

let logs: CapturedLogs;
let till: Till;
let buyer: TestPlayer;
/** Opened by the buyer for five dollars, and never paid. */
let open: { paymentId: string; id: string };

beforeAll(async () => {
  logs = captureLogs();
  till = await Till.open({ logLevel: 'error' });
  buyer = await TestPlayer.signUp(till.backend, 0);
  const { url, paymentId } = await purchase(buyer);
  open = { paymentId, id: new URL(url).pathname.split('/').at(-1)! };
}, 90_000);

afterAll(async () => {
  await till?.close();
  logs?.stop();
}, 30_000);

const told = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];

const head = () => till.backend.app.get(EventStoreDb).head();

/** The codes and payments of the errors logged while `work` went on; it must not append anything. */
async function alarmsOf(work: () => Promise<void>): Promise<[code: unknown, paymentId: unknown][]> {
  const [before, logged] = [await head(), logs.text().length];
  await work();
  expect(await head()).toBe(before);
  const lines = logs.text().slice(logged).split('\n').filter(Boolean);
  for (const line of lines) expect(line).not.toContain('@');
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level, component }) => level === 50 && component === 'payments')
    .map(({ code, paymentId }) => [code, paymentId]);
}

async function counted(name: 'notices_total{outcome' | 'alarms_total{code', label: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${till.backend.operationsPort}/metrics`)).text();
  return Number(new RegExp(`^rubicon_payment_${name}="${label}"} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0);
}

async function purchase(as: TestPlayer): Promise<PurchaseAnswer> {
  return (await as.post('/api/credits/purchase', { amount: 5 }).expect(200)).body as PurchaseAnswer;
}

async function bought(): Promise<{ player: TestPlayer; paymentId: string; sessionId: string }> {
  const player = await TestPlayer.signUp(till.backend, 0);
  const { url, paymentId } = await purchase(player);
  const sessionId = await till.pay(url);
  await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  return { player, paymentId, sessionId };
}

/** Pays at a page that was made for this payment without us; answers its session. The notice is held back. */
async function payElsewhere(paymentId: string, cents: number): Promise<Stripe.Checkout.Session> {
  const price_data = { currency: 'usd', unit_amount: cents, product_data: { name: 'Credits' } };
  const { url } = await till.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data }],
    metadata: { paymentId },
    success_url: 'http://shop.example/?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/',
  });
  till.holdNotices();
  return till.stripe.checkout.sessions.retrieve(await till.pay(url!));
}

/** A payment of five dollars here, and of twenty at the provider: whatever became of it, the two do not agree. */
async function paidMoreThanKnown(): Promise<string> {
  const paymentId = randomUUID();
  const { commands } = till;
  const at = commands.nowIso();
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
      at,
    },
    commands.contextFor(paymentId),
  );
  const { id, payment_intent } = await payElsewhere(paymentId, 2_000);
  await till.heldNotices('checkout.session.completed');
  await commands.payment.handle(
    paymentId,
    {
      type: 'CompletePayment',
      paymentId,
      sessionId: id,
      paymentIntentId: payment_intent as string,
      amountCents: 500,
      currency: 'usd',
      at,
    },
    commands.contextFor(paymentId),
  );
  await till.until(async () =>
    (await commands.wallet.load(buyer.id)).state.lots.some(({ lotId }) => lotId === paymentId) ? true : null,
  );
  return paymentId;
}

/** A notice of a session that is complete and paid, unless told otherwise. */
function completed(session: object = {}, event: object = {}): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: {
      object: {
        id: open.id,
        object: 'checkout.session',
        metadata: { paymentId: open.paymentId },
        status: 'complete',
        payment_status: 'paid',
        payment_intent: 'pi_1',
        amount_total: 500,
        currency: 'usd',
        customer_details: { email: 'payer@example.org' },
        ...session,
      },
    },
    ...event,
  });
}

function refundOf(payment_intent: string, event: object = {}): string {
  const object = { id: 're_1', object: 'refund', amount: 500, status: 'succeeded', payment_intent };
  return completed({}, { type: 'refund.created', data: { object }, ...event });
}

describe('a notice is answered with 400 that has', () => {
  it.each<[string, () => Pick<Notice, 'body' | 'signature'>]>([
    ['the signature of somebody else', () => till.sign(completed(), { secret: 'whsec_forged' })],
    [
      'a signature of ten minutes ago',
      () => till.sign(completed(), { timestamp: Math.floor(Date.now() / 1000) - 600 }),
    ],
    [
      'another body than the one signed',
      () => ({ ...till.sign(completed()), body: completed({ amount_total: 1 }) }),
    ],
    ['nothing for a signature', () => ({ body: completed(), signature: '' })],
  ])('%s', async (_, notice) => {
    const before = await counted('notices_total{outcome', 'forged');
    // Anybody can send such; nobody is woken for it.
    expect(await alarmsOf(async () => expect(await till.handOn(notice())).toBe(400))).toEqual([]);
    expect(await counted('notices_total{outcome', 'forged')).toBe(before + 1);
  });
});

describe('a notice is taken, so that it is not sent for ever, and somebody is told of one', () => {
  const unopened = randomUUID();

  it.each<[string, () => string, code: string, paymentId: () => string | null | undefined]>([
    ['of another account', () => completed({}, { account: 'acct_1' }), 'foreign_account', () => undefined],
    [
      'of real money, where test money is taken',
      () => completed({}, { livemode: true }),
      'wrong_mode',
      () => undefined,
    ],
    [
      'of a refund on another account',
      () => refundOf('pi_1', { account: 'acct_1' }),
      'foreign_account',
      () => undefined,
    ],
    ['of another amount', () => completed({ amount_total: 50_000 }), 'amount_mismatch', () => open.paymentId],
    ['in another currency', () => completed({ currency: 'jpy' }), 'amount_mismatch', () => open.paymentId],
    ['of another page', () => completed({ id: 'cs_test_other' }), 'session_mismatch', () => open.paymentId],
    [
      'of a purchase that nobody opened',
      () => completed({ metadata: { paymentId: unopened } }),
      'unknown_payment',
      () => unopened,
    ],
    [
      'of money that is for nothing of ours',
      () => completed({ metadata: {} }),
      'unknown_payment',
      () => null,
    ],
  ])('%s', async (_, payload, code, paymentId) => {
    const before = await counted('alarms_total{code', code);
    const alarms = await alarmsOf(async () => expect(await till.handOn(till.sign(payload()))).toBe(200));
    expect(alarms).toEqual([[code, paymentId()]]);
    expect(await counted('alarms_total{code', code)).toBe(before + 1);
  });
});

describe('a notice is taken, and nobody is woken for one', () => {
  it.each<[string, () => string, outcome: string]>([
    ['of a kind that is not followed here', () => completed({}, { type: 'invoice.paid' }), 'not_followed'],
    ['of a kind nobody has heard of', () => completed({}, { type: 'moon.landed' }), 'not_followed'],
    ['of a refund of another shop', () => refundOf('pi_of_another_shop'), 'read'],
    [
      'of another shop’s page that has expired',
      () =>
        completed(
          { metadata: null, status: 'expired', payment_status: 'unpaid' },
          { type: 'checkout.session.expired' },
        ),
      'read',
    ],
    [
      'of money that has not come',
      () => completed({ payment_status: 'unpaid', payment_intent: null }),
      'read',
    ],
  ])('%s', async (_, payload, outcome) => {
    const before = await counted('notices_total{outcome', outcome);
    expect(await alarmsOf(async () => expect(await till.handOn(till.sign(payload()))).toBe(200))).toEqual([]);
    expect(await counted('notices_total{outcome', outcome)).toBe(before + 1);
  });
});

it('gives what was opened, whatever a notice calls it', async () => {
  const player = await TestPlayer.signUp(till.backend, 0);
  const { paymentId } = (await player.post('/api/credits/purchase', { amount: 1 }).expect(200))
    .body as PurchaseAnswer;
  const { sessionId } = (await till.commands.payment.load(paymentId)).state;
  const metadata = { paymentId, product: 'full-game', credits: '20000000' };
  const notice = completed({ id: sessionId, amount_total: 100, metadata });
  expect(await till.handOn(till.sign(notice))).toBe(200);
  expect(await player.profile()).toMatchObject({ creditBalance: '1.00', fullGameUnlocked: false });
});

describe('somebody is told, and nothing is appended, of', () => {
  afterEach(() => till.letNoticesThrough());

  const handedOn = async (type: string) => {
    const [notice] = await till.heldNotices(type);
    return alarmsOf(async () => expect(await till.handOn(notice!)).toBe(200));
  };

  it('a payment that is paid twice', async () => {
    const { player, paymentId } = await bought();
    await payElsewhere(paymentId, 500);
    expect(await handedOn('checkout.session.completed')).toEqual([['session_mismatch', paymentId]]);
    expect((await player.profile()).availableMicroUsd).toBe(5 * MICRO);
  });

  it('a refund above what is left', async () => {
    const paymentId = await paidMoreThanKnown();
    await till.atDashboard(`charges/${(await till.chargeOf(paymentId)).id}/refund`, { amount: '501' });
    expect(await handedOn('refund.created')).toEqual([['refund_exceeds_payment', paymentId]]);
  });

  it('a dispute larger than its payment', async () => {
    const paymentId = await paidMoreThanKnown();
    await till.atDashboard(`charges/${(await till.chargeOf(paymentId)).id}/dispute`, { amount: '501' });
    expect(await handedOn('charge.dispute.created')).toEqual([['dispute_exceeds_payment', paymentId]]);
  });
});

describe('a player is refused', () => {
  const ask = (as: TestPlayer, paymentId: string) =>
    as.post(`/api/payments/${paymentId}/refund`, { amountCents: 50_000 });

  it('a refund when nothing is left, and never gets more than what is left', async () => {
    const { player, paymentId } = await bought();
    await ask(player, paymentId).expect(202);
    await till.until(async () =>
      Object.values((await till.commands.payment.load(paymentId)).state.refunds).length > 0 ? true : null,
    );
    await till.until(async () => ((await player.statement()).heldMicroUsd === 0 ? true : null));
    const { refunds } = (await till.commands.payment.load(paymentId)).state;
    expect(Object.values(refunds)).toEqual([500]);
    const alarms = await alarmsOf(async () =>
      expect(told(await ask(player, paymentId))).toEqual([409, 'nothing_to_refund']),
    );
    expect(alarms).toEqual([]);
  });

  it('a refund, a session and a claim of what another bought', async () => {
    const { player, paymentId, sessionId } = await bought();
    const stranger = await TestPlayer.signUp(till.backend, 0);
    const links = till.backend.app.get(ClaimLinks, { strict: false });
    const token = new URL(links.urlFor(paymentId)).searchParams.get('claim')!;
    const forged = `${paymentId}.${'A'.repeat(43)}`;
    const visitor = request(till.origin);
    const alarms = await alarmsOf(async () => {
      expect(told(await ask(stranger, paymentId))).toEqual([404, 'unknown_payment']);
      expect(told(await stranger.post('/api/credits/payment-success', { sessionId }))).toEqual([
        404,
        'unknown_payment',
      ]);
      expect(told(await visitor.post('/api/credits/payment-success').send({ sessionId }))).toEqual([
        404,
        'unknown_payment',
      ]);
      for (const wrong of [token, forged])
        expect(told(await stranger.post('/api/payments/claim', { token: wrong }))).toEqual([
          404,
          'unknown_claim',
        ]);
      expect(told(await visitor.post('/api/payments/claim').send({ token }))).toEqual([401, 'not_signed_in']);
    });
    expect(alarms).toEqual([]);
    expect((await player.profile()).availableMicroUsd).toBe(5 * MICRO);
    expect((await stranger.profile()).availableMicroUsd).toBe(0);
  });
});
