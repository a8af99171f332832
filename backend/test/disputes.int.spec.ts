/** Payers who go to their bank, checkouts that expire, and notices that come forged, twice, or in the wrong order. */
import { randomUUID } from 'node:crypto';
import type {
  PaymentSuccessAnswer,
  PaymentSummary,
  Problem,
  PurchaseAnswer,
  Session,
} from '@rubicon/contracts';
import request from 'supertest';
import { Clock } from '../src/platform/clock/index.js';
import { ClaimLinks } from '../src/payments/index.js';
import { TestPlayer } from './support/players.js';
import { broken, cards, Till } from './support/till.js';

const MICRO = 1_000_000;

let till: Till;

beforeAll(async () => {
  till = await Till.open({ narrates: true });
}, 90_000);

afterAll(async () => {
  await till?.close();
}, 30_000);

const newPlayer = () => TestPlayer.signUp(till.backend, 0);

const told = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];

const open = async (player: TestPlayer, amount = 5) =>
  (await player.post('/api/credits/purchase', { amount }).expect(200)).body as PurchaseAnswer;

async function buy(player: TestPlayer, amount = 5, card?: string): Promise<string> {
  const sessionId = await till.pay((await open(player, amount)).url, card);
  const confirmed = await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  return (confirmed.body as PaymentSuccessAnswer).paymentId;
}

const play = async (player: TestPlayer) => {
  const { gameId, headTurnId } = await player.startGame();
  return player.post('/api/game/process', {
    userInput: 'I speak to the crowd.',
    gameType: 'french_revolution',
    gameId,
    parentTurnId: headTurnId,
  });
};

const pots = async (player: TestPlayer) => {
  const { availableMicroUsd, frozenMicroUsd } = (await till.commands.wallet.load(player.id)).state;
  return [availableMicroUsd, frozenMicroUsd];
};

const until = (player: TestPlayer, available: number, frozen: number) =>
  till.until(async () => {
    const [is, froze] = await pots(player);
    return is === available && froze === frozen ? true : null;
  });

const summary = async (player: TestPlayer, paymentId: string) =>
  ((await player.get('/api/payments').expect(200)).body as PaymentSummary[]).find(
    (payment) => payment.paymentId === paymentId,
  )!;

/** @param how `dispute`, or `inquire` for a bank that only asks */
async function dispute(paymentId: string, cents?: number, how = 'dispute'): Promise<string> {
  const charge = await till.chargeOf(paymentId);
  await till.atDashboard(`charges/${charge.id}/${how}`, cents === undefined ? {} : { amount: String(cents) });
  return (await till.stripe.disputes.list({ payment_intent: charge.payment_intent as string })).data[0]!.id;
}

it('freezes what is there while the bank decides, and frees it when we win', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player);
  const disputeId = await dispute(paymentId);
  await until(player, 0, 5 * MICRO);
  const shown = await till.until(async () => {
    const found = await summary(player, paymentId);
    return found.status === 'disputed' ? found : null;
  });
  expect(shown).toMatchObject({
    refundable: null,
    disputes: [{ status: 'open', cents: 500, lostCents: 0 }],
  });
  const asked = await player.post(`/api/payments/${paymentId}/refund`);
  expect(told(asked)).toEqual([409, 'credits_frozen']);
  const declined = await play(player);
  expect(told(declined)).toEqual([402, 'credits_frozen']);
  expect((declined.body as Problem).detail).toBe(
    'Your credits are frozen while a payment is being disputed. What you buy now can be played at once.',
  );
  await buy(player, 1);
  expect(await pots(player)).toEqual([MICRO, 5 * MICRO]);
  expect((await play(player)).status).toBe(200);
  const { chargedMicroUsd } = await till.until(async () => {
    const statement = await player.statement();
    return statement.reservedMicroUsd === 0 && statement.chargedMicroUsd > 0 ? statement : null;
  });
  expect(await pots(player)).toEqual([MICRO - chargedMicroUsd, 5 * MICRO]);

  await till.atDashboard(`disputes/${disputeId}/won`);
  await until(player, 6 * MICRO - chargedMicroUsd, 0);
  const won = await till.until(async () => {
    const found = await summary(player, paymentId);
    return found.status === 'completed' ? found : null;
  });
  expect(won).toMatchObject({
    refundable: { cents: 500, ground: 'unspent' },
    disputes: [{ status: 'won', cents: 500, lostCents: 0 }],
  });
  expect((await play(player)).status).toBe(200);
});

it('takes back what is left when the bank decides for the payer, and bears what was played', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, 5);
  expect((await play(player)).status).toBe(200);
  const { chargedMicroUsd } = await till.until(async () => {
    const statement = await player.statement();
    return statement.reservedMicroUsd === 0 && statement.chargedMicroUsd > 0 ? statement : null;
  });
  await buy(player, 1);
  const disputeId = await dispute(paymentId);
  await until(player, MICRO, 5 * MICRO - chargedMicroUsd);
  await till.atDashboard(`disputes/${disputeId}/lost`);
  await until(player, MICRO, 0);
  const entries = await till.until(async () => {
    const newest = (await player.statement()).entries.slice(0, 3);
    return newest[0]?.kind === 'unfrozen' ? newest : null;
  });
  expect(entries.map((entry) => [entry.kind, entry.spentMicroUsd, entry.paymentId])).toEqual([
    ['unfrozen', 0, paymentId],
    ['written_off', 0, paymentId],
    ['clawed_back', 5 * MICRO - chargedMicroUsd, paymentId],
  ]);
  expect(await player.statement()).toMatchObject({
    purchasedMicroUsd: 6 * MICRO,
    chargedMicroUsd,
    takenBackMicroUsd: 5 * MICRO - chargedMicroUsd,
    refundedMicroUsd: 0,
    availableMicroUsd: MICRO,
  });
  expect((await summary(player, paymentId)).status).toBe('disputed');
  expect(told(await player.post(`/api/payments/${paymentId}/refund`))).toEqual([409, 'nothing_to_refund']);
});

it('takes no more than a partial dispute disputes, and no more than the bank keeps of it', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, 20);
  const lost = await dispute(paymentId, 500);
  await until(player, 15 * MICRO, 5 * MICRO);
  const reinstated = await dispute(paymentId, 800);
  await until(player, 7 * MICRO, 13 * MICRO);
  expect((await play(player)).status).toBe(200);
  const { chargedMicroUsd } = await till.until(async () => {
    const statement = await player.statement();
    return statement.reservedMicroUsd === 0 && statement.chargedMicroUsd > 0 ? statement : null;
  });
  await until(player, 7 * MICRO - chargedMicroUsd, 13 * MICRO);
  await till.atDashboard(`disputes/${lost}/lost`);
  await until(player, 7 * MICRO - chargedMicroUsd, 8 * MICRO);
  await till.atDashboard(`disputes/${reinstated}/lost`, { reinstated: '500' });
  await until(player, 12 * MICRO - chargedMicroUsd, 0);
  const { disputes } = (await till.commands.payment.load(paymentId)).state;
  expect(Object.values(disputes).map(({ status, lostCents }) => [status, lostCents])).toEqual([
    ['lost', 500],
    ['lost', 300],
  ]);
  // What is left of it can be paid back.
  const left = Math.floor((12 * MICRO - chargedMicroUsd) / 10_000);
  expect((await summary(player, paymentId)).refundable).toEqual({ cents: left, ground: 'unspent' });
  await player.post(`/api/payments/${paymentId}/refund`).expect(202);
  await till.until(async () => ((await summary(player, paymentId)).refundedCents === left ? true : null));
});

it('follows an appeal, and a bank that thinks better of it', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, 5);
  const disputeId = await dispute(paymentId, 300);
  await until(player, 2 * MICRO, 3 * MICRO);
  await till.atDashboard(`disputes/${disputeId}/lost`);
  await until(player, 2 * MICRO, 0);
  await till.atDashboard(`disputes/${disputeId}/appeal`);
  await till.until(async () => {
    const { disputes } = (await till.commands.payment.load(paymentId)).state;
    return disputes[disputeId]?.status === 'open' ? true : null;
  });
  await till.atDashboard(`disputes/${disputeId}/won`);
  await until(player, 5 * MICRO, 0);
  const kinds = await till.until(async () => {
    const { entries } = await player.statement();
    return entries[1]?.kind === 'reinstated' ? entries.map(({ kind }) => kind) : null;
  });
  expect(kinds.slice(0, 2)).toEqual(['unfrozen', 'reinstated']);
  await till.atDashboard(`disputes/${disputeId}/overturned`);
  await until(player, 2 * MICRO, 0);
  await till.atDashboard(`disputes/${disputeId}/reinstated`, { amount: '100' });
  await until(player, 3 * MICRO, 0);
});

it('leaves an inquiry alone until it becomes a dispute, and lets go of one that was prevented', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, 5);
  const inquiry = await dispute(paymentId, 200, 'inquire');
  await till.atDashboard(`disputes/${inquiry}/review`);
  await till.atDashboard(`disputes/${inquiry}/withdrawn`);
  const asked = await dispute(paymentId, 300, 'inquire');
  await till.atDashboard(`disputes/${asked}/escalate`);
  await until(player, 2 * MICRO, 3 * MICRO);
  await till.atDashboard(`disputes/${asked}/prevented`);
  await until(player, 5 * MICRO, 0);
  const { disputes } = (await till.commands.payment.load(paymentId)).state;
  expect(Object.keys(disputes)).toEqual([asked]);
});

it('asks the bank itself when the notices of a dispute are lost, and again when it could not be reached', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, 5);
  const disputeId = await dispute(paymentId);
  await until(player, 0, 5 * MICRO);
  till.holdNotices();
  await till.atDashboard(`disputes/${disputeId}/won`);
  await till.heldNotices('charge.dispute.closed');
  till.letNoticesThrough();
  const later = jest.spyOn(till.backend.app.get(Clock), 'now');
  later.mockImplementation(() => new Date(Date.now() + 7 * 3_600_000));
  await till.shown(player.id);
  till.line.cut();
  await expect(till.driveOverdue()).rejects.toThrow('payment provider');
  till.line.mend();
  expect(await till.until(async () => ((await till.driveOverdue()).includes(paymentId) ? true : null))).toBe(
    true,
  );
  later.mockRestore();
  await until(player, 5 * MICRO, 0);
});

it('takes notices in any order, and each of them as often as it comes', async () => {
  const player = await newPlayer();
  till.holdNotices();
  const { url, paymentId } = await open(player);
  // Disputed as soon as it is paid; the browser never comes back.
  const sessionId = await till.pay(url, cards.disputes);
  const { payment_intent } = await till.stripe.checkout.sessions.retrieve(sessionId);
  const { data } = await till.stripe.disputes.list({ payment_intent: payment_intent as string });
  const { id } = data[0]!;
  await till.atDashboard(`disputes/${id}/won`);
  const [completed] = await till.heldNotices('checkout.session.completed');
  const [created] = await till.heldNotices('charge.dispute.created');
  const [closed] = await till.heldNotices('charge.dispute.closed');
  expect(await till.handOn(closed!)).toBe(200);
  expect(await pots(player)).toEqual([5 * MICRO, 0]);
  for (const notice of [created!, completed!, closed!, created!]) expect(await till.handOn(notice)).toBe(200);
  till.letNoticesThrough();
  // The bank had given all of it back before anybody here could hear of it.
  expect((await player.statement()).entries.map(({ kind }) => kind)).toEqual(['purchased']);
  expect((await till.commands.payment.load(paymentId)).state.disputes).toEqual({});
});

it('ends where a refund that was pending is paid though the bank has taken the money', async () => {
  const player = await newPlayer();
  const { url, paymentId } = await open(player);
  await till.pay(url, cards.refundsLater);
  await until(player, 5 * MICRO, 0);
  const charge = await till.chargeOf(paymentId);
  await till.atDashboard(`charges/${charge.id}/refund`);
  await till.atDashboard(`charges/${charge.id}/dispute`);
  const payment_intent = await till.intentOf(paymentId);
  const [disputed] = (await till.stripe.disputes.list({ payment_intent })).data;
  await till.atDashboard(`disputes/${disputed!.id}/lost`);
  await until(player, 0, 0);
  const [pending] = (await till.stripe.refunds.list({ payment_intent })).data;
  await till.atDashboard(`refunds/${pending!.id}/succeeded`);
  const refunds = await till.until(async () => {
    const all = Object.values((await till.commands.wallet.load(player.id)).state.refunds);
    return all.length > 0 ? all : null;
  });
  expect(refunds).toMatchObject([{ status: 'settled', moneyRefundedCents: 500, guaranteeCostMicroUsd: 0 }]);
  expect(await pots(player)).toEqual([0, 0]);
});

it('believes no notice that the provider did not sign', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player);
  const payment_intent = await till.intentOf(paymentId);
  const forge = (type: string, object: object) =>
    till.sign(JSON.stringify({ id: 'evt_1', object: 'event', type, livemode: false, data: { object } }), {
      secret: 'whsec_forged',
    });
  for (const notice of [
    forge('charge.dispute.created', { id: 'dp_1', payment_intent, amount: 500, status: 'needs_response' }),
    forge('charge.refunded', { id: 'ch_1', payment_intent, amount_refunded: 500 }),
    forge('checkout.session.expired', { id: 'cs_1', metadata: { paymentId }, status: 'expired' }),
  ])
    expect(await till.handOn(notice)).toBe(400);
  expect(await pots(player)).toEqual([5 * MICRO, 0]);
});

it('counts only refunds that the provider itself confirms, and leaves inquiries alone', async () => {
  const player = await newPlayer();
  const payment_intent = await till.intentOf(await buy(player));
  const signed = (type: string, object: object) =>
    till.sign(
      JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, livemode: false, data: { object } }),
    );
  for (const notice of [
    signed('charge.refunded', { id: 'ch_1', payment_intent, amount_refunded: 500 }),
    signed('charge.dispute.created', {
      id: 'dp_1',
      payment_intent,
      amount: 500,
      status: 'warning_needs_response',
    }),
    signed('charge.refunded', { id: 'ch_2', payment_intent: 'pi_unknown', amount_refunded: 500 }),
    signed('charge.refunded', { id: 'ch_3', payment_intent: null, amount_refunded: 500 }),
  ])
    expect(await till.handOn(notice)).toBe(200);
  expect(await pots(player)).toEqual([5 * MICRO, 0]);
});

it('asks for a notice again while the provider cannot be asked back', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player);
  till.holdNotices();
  await dispute(paymentId);
  const [created] = await till.heldNotices('charge.dispute.created');
  till.letNoticesThrough();
  till.line.cut();
  try {
    expect(await till.handOn(created!)).toBe(503);
  } finally {
    till.line.mend();
  }
  expect(await pots(player)).toEqual([5 * MICRO, 0]);
  expect(await till.handOn(created!)).toBe(200);
  expect(await pots(player)).toEqual([0, 5 * MICRO]);
});

it('lets a visitor’s payment be claimed when its dispute is won, and not before', async () => {
  const browser = request.agent(till.origin);
  const { url, paymentId } = (await browser.post('/api/credits/purchase').send({ amount: 5 }).expect(200))
    .body as PurchaseAnswer;
  await till.pay(url);
  await till.until(async () =>
    (await till.commands.payment.load(paymentId)).state.status === 'completed' ? true : null,
  );
  const disputeId = await dispute(paymentId);
  await till.until(async () =>
    (await till.commands.payment.load(paymentId)).state.disputes[disputeId] ? true : null,
  );
  const sessionId = new URL(url).pathname.split('/').at(-1)!;
  const confirmed = await browser.post('/api/credits/payment-success').send({ sessionId }).expect(200);
  expect(confirmed.body).toMatchObject({ claimed: false, withheld: 'payment_disputed' });
  const username = `d${randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@example.org`, password: 'correct horse' };
  const { user } = (await browser.post('/api/auth/register').send(account).expect(201)).body as Session;
  const links = till.backend.app.get(ClaimLinks, { strict: false });
  const token = new URL(links.urlFor(paymentId)).searchParams.get('claim');
  const stranger = await newPlayer();
  expect(told(await stranger.post('/api/payments/claim', { token: token! }))).toEqual([
    409,
    'payment_disputed',
  ]);
  const wallet = async () => (await till.commands.wallet.load(user.id)).state;
  expect((await wallet()).lots).toEqual([]);
  await till.atDashboard(`disputes/${disputeId}/won`);
  await till.until(async () => ((await wallet()).availableMicroUsd === 5 * MICRO ? true : null));
});

it('closes a checkout that expired, and takes the next purchase', async () => {
  const player = await newPlayer();
  const { url, paymentId } = await open(player);
  const sessionId = new URL(url).pathname.split('/').at(-1)!;
  await till.stripe.checkout.sessions.expire(sessionId);
  const status = async () => (await till.commands.payment.load(paymentId)).state.status;
  await till.until(async () => ((await status()) === 'expired' ? true : null));
  expect(told(await player.post('/api/credits/payment-success', { sessionId }))).toEqual([409, 'not_paid']);
  expect((await player.get('/api/payments').expect(200)).body).toEqual([]);
  await buy(player, 1);
  expect(await pots(player)).toEqual([MICRO, 0]);
});

it('leaves books that balance', async () => {
  expect(broken(await till.audit())).toEqual([]);
});
