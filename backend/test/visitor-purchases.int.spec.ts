/** Buying without an account: the browser's cookie, the mailed link, signing in with either, and what nobody claims. */
import { randomUUID } from 'node:crypto';
import type {
  ClaimPaymentAnswer,
  OrderAnswer,
  PaymentSuccessAnswer,
  Problem,
  PurchaseAnswer,
  Session,
} from '@rubicon/contracts';
import type { PaymentState } from '@rubicon/domain';
import request from 'supertest';
import { ClaimLinks, PayerEmails } from '../src/payments/index.js';
import { VisitorCheckouts } from '../src/payments/visitors/visitor-checkouts.js';
import { Clock } from '../src/platform/clock/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import { TestPlayer } from './support/players.js';
import { broken, cards, Till } from './support/till.js';

const MICRO = 1_000_000;
const DAY_MS = 86_400_000;
const fullGame = { amount: 1, product: 'full-game', returnTo: 'thank-you' };

let till: Till;

beforeAll(async () => {
  till = await Till.open();
}, 90_000);

afterAll(async () => {
  await till?.close();
}, 30_000);

/** A browser that keeps its cookies. */
class Browser {
  readonly agent = request.agent(till.origin);

  async purchase(body: object = fullGame, key?: string): Promise<PurchaseAnswer> {
    const call = this.agent.post('/api/credits/purchase').send(body);
    if (key !== undefined) void call.set('idempotency-key', key);
    return (await call.expect(200)).body as PurchaseAnswer;
  }

  confirm(sessionId: string, token?: string) {
    const call = this.agent.post('/api/credits/payment-success').send({ sessionId });
    return token === undefined ? call : call.set('authorization', `Bearer ${token}`);
  }

  async signUp(): Promise<Session> {
    const username = `v${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const account = { username, email: `${username}@example.org`, password: 'correct horse' };
    return (await this.agent.post('/api/auth/register').send(account).expect(201)).body as Session;
  }

  async signIn({ user }: Session): Promise<void> {
    await this.agent
      .post('/api/auth/login')
      .send({ username: user.username, password: 'correct horse' })
      .expect(200);
  }
}

const available = async (playerId: string) =>
  (await till.commands.wallet.load(playerId)).state.availableMicroUsd;

const paidBy = async (browser: Browser, body: object = fullGame) => {
  const { url, paymentId } = await browser.purchase(body);
  return { paymentId, sessionId: await till.pay(url) };
};

const told = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];

it.each([
  [fullGame, '/checkout?payment=cancelled"'],
  [
    { amount: 5, product: 'credits', returnTo: 'thank-you' },
    '/checkout?payment=cancelled&#38;product=credits&#38;price=5"',
  ],
])('leads from a payment that is cancelled back to the checkout of %j', async (body, address) => {
  const answer = await new Browser().agent.post('/api/credits/purchase').send(body).expect(200);
  const page = await (await fetch((answer.body as PurchaseAnswer).url)).text();
  expect(page).toContain(address);
});

it('sells to a browser without an account, and tells nobody else', async () => {
  const browser = new Browser();
  const answer = await browser.agent.post('/api/credits/purchase').send(fullGame).expect(200);
  // Typed as one text; Node hands this header over as a list.
  const [cookie] = answer.headers['set-cookie'] as unknown as string[];
  expect(cookie).toMatch(
    /^rubicon_purchases=[\w-]{43}; Max-Age=3456000; Path=\/api; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
  const { url, paymentId } = answer.body as PurchaseAnswer;
  const page = await (await fetch(url)).text();
  expect(page).toMatch(/<input id="email" name="email" value="" (?!.*readonly)/);
  expect(page).toContain('/checkout?payment=cancelled');

  const sessionId = await till.pay(url, undefined, 'ada@example.com');
  const expected: PaymentSuccessAnswer = {
    success: true,
    creditsAdded: 1,
    userEmail: '',
    paymentId,
    product: 'full-game',
    claimed: false,
    withheld: null,
  };
  for (let times = 0; times < 2; times += 1)
    expect((await browser.confirm(sessionId).expect(200)).body).toEqual(expected);
  const stranger = await TestPlayer.signUp(till.backend, 0);
  for (const refused of [
    await new Browser().confirm(sessionId),
    await stranger.post('/api/credits/payment-success', { sessionId }),
  ]) {
    expect(told(refused)).toEqual([404, 'unknown_payment']);
    expect(JSON.stringify(refused.body)).not.toContain('@');
  }
  expect(await till.backend.app.get(PayerEmails, { strict: false }).of(sessionId)).toBe('ada@example.com');

  const rows: object[] = await till.backend.app
    .get(ReadModels)
    .manager.query('SELECT * FROM visitor_checkout WHERE payment_id = $1', [paymentId]);
  const secret = /=([\w-]{43});/.exec(cookie!)![1]!;
  expect(rows).toEqual([expect.objectContaining({ visitor: expect.stringMatching(/^[0-9a-f]{64}$/) })]);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

it('gives what the browser bought to whoever signs up with it, once', async () => {
  const browser = new Browser();
  const { sessionId, paymentId } = await paidBy(browser);
  await browser.confirm(sessionId).expect(200);
  const first = await browser.signUp();
  expect(await available(first.user.id)).toBe(MICRO);
  expect((await till.commands.player.load(first.user.id)).state.unlockedBy).toEqual([paymentId]);
  const answer = await browser.confirm(sessionId, first.token).expect(200);
  expect(answer.body).toMatchObject({ claimed: true, creditsAdded: 1, userEmail: 'payer@example.org' });
  // Without a sign-in the same browser is told no address.
  expect((await browser.confirm(sessionId).expect(200)).body).toMatchObject({ claimed: true, userEmail: '' });

  const second = await browser.signUp();
  await browser.signIn(first);
  expect([await available(first.user.id), await available(second.user.id)]).toEqual([MICRO, 0]);
});

it('gives it to whoever signs in with it, also when it is paid only afterwards', async () => {
  const browser = new Browser();
  const account = await new Browser().signUp();
  const { url } = await browser.purchase({ amount: 5 });
  await browser.signIn(account);
  expect(await available(account.user.id)).toBe(0);
  await till.pay(url);
  // By the notice alone: the browser never comes back.
  await till.until(async () => ((await available(account.user.id)) === 5 * MICRO ? true : null));
});

it('claims by itself what a crash left unclaimed', async () => {
  const browser = new Browser();
  const { sessionId, paymentId } = await paidBy(browser);
  await browser.confirm(sessionId).expect(200);
  const player = await TestPlayer.signUp(till.backend, 0);
  // What there is when the process dies after noting who signed in.
  const visitors = till.backend.app.get(VisitorCheckouts, { strict: false });
  const [row] = await till.backend.app
    .get(ReadModels)
    .manager.query<{ visitor: string }[]>('SELECT visitor FROM visitor_checkout WHERE payment_id = $1', [
      paymentId,
    ]);
  expect(await visitors.takeOver(row!.visitor, player.id)).toEqual([paymentId]);
  expect(await till.driveOverdue()).toContain(paymentId);
  await till.until(async () => ((await available(player.id)) === MICRO ? true : null));
});

it('opens one checkout per key and browser', async () => {
  const [one, other] = [new Browser(), new Browser()];
  const key = randomUUID();
  // The first answer brings the cookie that the key belongs to.
  await one.purchase();
  await other.purchase();
  const first = await one.purchase(fullGame, key);
  expect(await one.purchase(fullGame, key)).toEqual(first);
  expect((await other.purchase(fullGame, key)).paymentId).not.toBe(first.paymentId);
  const reused = await one.agent
    .post('/api/credits/purchase')
    .set('idempotency-key', key)
    .send({ amount: 5 });
  expect(told(reused)).toEqual([422, 'idempotency_key_reused']);
});

it('does not take a player whose session is over for a visitor', async () => {
  const dead = { authorization: 'Bearer dead' };
  const agent = request(till.origin);
  expect(told(await agent.post('/api/credits/purchase').set(dead).send({ amount: 5 }))).toEqual([
    401,
    'session_ended',
  ]);
  expect(
    told(await agent.post('/api/credits/payment-success').set(dead).send({ sessionId: 'cs_test_a' })),
  ).toEqual([401, 'session_ended']);
});

describe('the mailed link', () => {
  const claim = (as: TestPlayer, token: string) => as.post('/api/payments/claim', { token });
  const tokenOf = (paymentId: string) =>
    new URL(till.backend.app.get(ClaimLinks, { strict: false }).urlFor(paymentId)).searchParams.get('claim')!;

  it('gives the payment to the account that comes with it, once', async () => {
    const browser = new Browser();
    const { sessionId, paymentId } = await paidBy(browser, { amount: 10 });
    await browser.confirm(sessionId).expect(200);
    const link = till.backend.app.get(ClaimLinks, { strict: false }).urlFor(paymentId);
    expect(link).toMatch(/^http:\/\/[^/]+\/account\?tab=credits&claim=/);
    const [player, late] = [
      await TestPlayer.signUp(till.backend, 0),
      await TestPlayer.signUp(till.backend, 0),
    ];
    for (const alreadyClaimed of [false, true]) {
      const answer = (await claim(player, tokenOf(paymentId)).expect(200)).body as ClaimPaymentAnswer;
      expect(answer).toEqual({ creditsAdded: 10, alreadyClaimed });
    }
    expect((await player.profile()).availableMicroUsd).toBe(10 * MICRO);
    expect(told(await claim(late, tokenOf(paymentId)))).toEqual([404, 'unknown_claim']);
    // The browser that bought has nothing left to claim.
    const { user } = await browser.signUp();
    expect(await available(user.id)).toBe(0);
  });

  it('leaves no trace of the browser that bought when its player leaves', async () => {
    const browser = new Browser();
    const { sessionId, paymentId } = await paidBy(browser);
    await browser.confirm(sessionId).expect(200);
    const player = await TestPlayer.signUp(till.backend, 0);
    await claim(player, tokenOf(paymentId)).expect(200);
    await player.delete('/api/auth/delete-account').expect(202);
    await till.until(async () =>
      (await till.commands.player.load(player.id)).state.erasure === 'done' ? true : null,
    );
    const { manager } = till.backend.app.get(ReadModels);
    expect(await manager.query('SELECT 1 FROM visitor_checkout WHERE payment_id = $1', [paymentId])).toEqual(
      [],
    );
  });

  it('is good for nothing when it is wrong, or the payment was never paid', async () => {
    const player = await TestPlayer.signUp(till.backend, 0);
    const { paymentId } = await new Browser().purchase();
    const token = tokenOf(randomUUID());
    for (const wrong of [
      'x',
      tokenOf(paymentId),
      `${paymentId}${token.slice(36)}`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    ])
      expect(told(await claim(player, wrong))).toEqual([404, 'unknown_claim']);
    expect(told(await claim(player, 'x'.repeat(201)))).toEqual([400, 'invalid_request']);
    expect((await request(till.origin).post('/api/payments/claim').send({ token })).status).toBe(401);
  });

  it('comes too late after thirty days: the money has gone back by itself', async () => {
    const browser = new Browser();
    const { paymentId, paymentIntentId } = await paidDaysAgo(browser, 30.01);
    const young = await paidDaysAgo(browser, 29.9);

    const refunds = await till.until(async () => {
      const { data } = await till.stripe.refunds.list({ payment_intent: paymentIntentId });
      return data.length > 0 ? data : null;
    });
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([[500, 'succeeded']]);
    const state = await stateWhen(paymentId, ({ refunds: recorded }) => Object.keys(recorded).length > 0);
    expect(state.refunds).toEqual({ [refunds[0]!.metadata!['refundId']!]: 500 });
    expect(state.unclaimedReturn).toBeNull();
    const player = await TestPlayer.signUp(till.backend, 0);
    expect(told(await claim(player, tokenOf(paymentId)))).toEqual([409, 'payment_returned']);
    // The one of a day later is still there to be claimed.
    expect((await till.stripe.refunds.list({ payment_intent: young.paymentIntentId })).data).toEqual([]);
    await claim(player, tokenOf(young.paymentId)).expect(200);
    expect((await player.profile()).availableMicroUsd).toBe(5 * MICRO);
  });

  it('is of no use while the money is on its way back, and nobody says it is back before it is', async () => {
    const { paymentId, paymentIntentId } = await paidDaysAgo(new Browser(), 31, cards.refundsLater);
    const refund = await till.until(
      async () => (await till.stripe.refunds.list({ payment_intent: paymentIntentId })).data[0] ?? null,
    );
    expect(refund.status).toBe('pending');
    const player = await TestPlayer.signUp(till.backend, 0);
    expect(told(await claim(player, tokenOf(paymentId)))).toEqual([409, 'payment_returned']);
    const { state } = await till.commands.payment.load(paymentId);
    expect([state.refunds, state.unclaimedReturn?.refundId]).toEqual([{}, refund.metadata!['refundId']]);

    await till.atDashboard(`refunds/${refund.id}/succeeded`);
    const { refunds } = await stateWhen(paymentId, ({ unclaimedReturn }) => unclaimedReturn === null);
    expect(refunds).toEqual({ [refund.metadata!['refundId']!]: 500 });
  });

  it('is good again when the provider fails to pay the money back in the end', async () => {
    const { paymentId, paymentIntentId } = await paidDaysAgo(new Browser(), 31, cards.refundsLater);
    const refund = await till.until(
      async () => (await till.stripe.refunds.list({ payment_intent: paymentIntentId })).data[0] ?? null,
    );
    await till.atDashboard(`refunds/${refund.id}/failed`);
    expect((await stateWhen(paymentId, isRefused)).refunds).toEqual({});
    const player = await TestPlayer.signUp(till.backend, 0);
    await claim(player, tokenOf(paymentId)).expect(200);
    expect((await player.profile()).availableMicroUsd).toBe(5 * MICRO);
  });

  it('is good again when the provider will not pay back what a bank is deciding about, once we win', async () => {
    const notices = () =>
      Promise.all([
        till.heldNotices('checkout.session.completed', 2),
        till.heldNotices('charge.dispute.created', 2),
      ]);
    till.holdNotices();
    const [claimable, returnable] = [
      await completedDaysAgo(new Browser(), 31, cards.disputes),
      await completedDaysAgo(new Browser(), 31, cards.disputes),
    ];
    for (const { paymentId } of [claimable, returnable])
      expect((await stateWhen(paymentId, isRefused)).refunds).toEqual({});
    for (const notice of (await notices()).flat()) expect(await till.handOn(notice)).toBe(200);
    const player = await TestPlayer.signUp(till.backend, 0);
    expect(told(await claim(player, tokenOf(claimable.paymentId)))).toEqual([409, 'payment_disputed']);

    till.letNoticesThrough();
    for (const { paymentIntentId } of [claimable, returnable]) {
      const { data } = await till.stripe.disputes.list({ payment_intent: paymentIntentId });
      await till.atDashboard(`disputes/${data[0]!.id}/won`);
    }
    for (const { paymentId } of [claimable, returnable])
      await stateWhen(paymentId, ({ disputes }) => Object.values(disputes)[0]?.status === 'won');
    await claim(player, tokenOf(claimable.paymentId)).expect(200);
    expect((await player.profile()).availableMicroUsd).toBe(5 * MICRO);

    // A day later.
    const later = jest.spyOn(till.backend.app.get(Clock), 'now');
    later.mockImplementation(() => new Date(Date.now() + 86_400_000));
    await till.until(async () => ((await till.driveOverdue()).includes(returnable.paymentId) ? true : null));
    later.mockRestore();
    const { refunds, refusedReturns } = await stateWhen(
      returnable.paymentId,
      (state) => Object.keys(state.refunds).length > 0,
    );
    expect(Object.values(refunds)).toEqual([500]);
    expect(Object.keys(refunds)).not.toEqual(refusedReturns);
    const { data } = await till.stripe.refunds.list({ payment_intent: returnable.paymentIntentId });
    expect(data.map(({ amount, status }) => [amount, status])).toEqual([[500, 'succeeded']]);
  });
});

const isRefused = ({ refusedReturns }: PaymentState) => refusedReturns.length > 0;

const stateWhen = (paymentId: string, holds: (state: PaymentState) => boolean) =>
  till.until(async () => {
    const { state } = await till.commands.payment.load(paymentId);
    return holds(state) ? state : null;
  });

/** Five dollars; the notices of paying are lost. */
async function paidDaysAgo(browser: Browser, days: number, card?: string) {
  till.holdNotices();
  const paid = await completedDaysAgo(browser, days, card);
  await till.heldNotices('checkout.session.completed');
  till.letNoticesThrough();
  return paid;
}

async function completedDaysAgo(browser: Browser, days: number, card?: string) {
  const { url, paymentId } = await browser.purchase({ amount: 5 });
  const sessionId = await till.pay(url, card);
  const { payment_intent } = await till.stripe.checkout.sessions.retrieve(sessionId);
  const paymentIntentId = payment_intent as string;
  await till.commands.payment.handle(
    paymentId,
    {
      type: 'CompletePayment',
      paymentId,
      sessionId,
      paymentIntentId,
      amountCents: 500,
      currency: 'usd',
      at: new Date(Date.now() - days * DAY_MS).toISOString(),
    },
    till.commands.contextFor(paymentId),
  );
  return { paymentId, paymentIntentId };
}

it('knows an order by its id once it is paid, and tells what was bought', async () => {
  const browser = new Browser();
  const order = (id: string) => request(till.origin).get(`/api/orders/${id}`);
  const { url, paymentId } = await browser.purchase();
  for (const unknown of [paymentId, randomUUID(), 'GAME-123', '%00'])
    expect(told(await order(unknown))).toEqual([404, 'unknown_order']);
  await browser.confirm(await till.pay(url)).expect(200);
  const known: OrderAnswer = { order: paymentId, amount: 1, product: 'full-game' };
  for (const id of [paymentId, paymentId.toUpperCase()])
    expect((await order(id).expect(200)).body).toEqual(known);
});

it('sells token packs as credits of their dollars, and only the packs there are', async () => {
  const player = await TestPlayer.signUp(till.backend, 0);
  const answer = await player.post('/api/tokens/purchase', { tokens: 2_000_000, amount: 4 }).expect(200);
  const { url } = answer.body as PurchaseAnswer;
  expect(await (await fetch(url)).text()).toContain('Rubicon credits: Master');
  await player.post('/api/credits/payment-success', { sessionId: await till.pay(url) }).expect(200);
  expect((await player.profile()).creditBalance).toBe('4.00');
  for (const wrong of [{ tokens: 2_000_000, amount: 1 }, { tokens: 1, amount: 1 }, { amount: 1 }])
    expect((await player.post('/api/tokens/purchase', wrong)).status).toBe(400);
  const visitor = request(till.origin).post('/api/tokens/purchase').send({ tokens: 500_000, amount: 1 });
  expect((await visitor).status).toBe(401);
});

it('leaves books that balance', async () => {
  expect(broken(await till.audit())).toEqual([]);
});
