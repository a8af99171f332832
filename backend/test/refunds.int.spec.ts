/** Money back: asked for by players, given at the provider's dashboard, pending, refused, and for those who have gone. */
import { randomUUID } from 'node:crypto';
import type {
  PaymentSuccessAnswer,
  PaymentSummary,
  Problem,
  PurchaseAnswer,
  Statement,
} from '@rubicon/contracts';
import { learnNotice } from '@rubicon/domain';
import { PaymentProcessManager } from '../src/payments/payment.process-manager.js';
import { PaymentRow } from '../src/payments/payment.table.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import { Clock } from '../src/platform/clock/index.js';
import { TestPlayer } from './support/players.js';
import { broken, cards, Till } from './support/till.js';

const MICRO = 1_000_000;
const DAY_MS = 86_400_000;
const fullGame = { amount: 1, product: 'full-game' };

let till: Till;

beforeAll(async () => {
  till = await Till.open({ narrates: true });
}, 90_000);

afterAll(async () => {
  await till?.close();
}, 30_000);

const newPlayer = () => TestPlayer.signUp(till.backend, 0);

const told = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];

/** Buys, pays and comes back; answers the payment's id. */
async function buy(player: TestPlayer, body: object = { amount: 5 }, card?: string): Promise<string> {
  const { url } = (await player.post('/api/credits/purchase', body).expect(200)).body as PurchaseAnswer;
  const sessionId = await till.pay(url, card);
  const confirmed = await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  return (confirmed.body as PaymentSuccessAnswer).paymentId;
}

/** Plays a turn; answers what it cost in micro-dollars. */
async function spend(player: TestPlayer): Promise<number> {
  const { gameId, headTurnId } = await player.startGame();
  await player
    .post('/api/game/process', {
      userInput: 'I speak to the crowd.',
      gameType: 'french_revolution',
      gameId,
      parentTurnId: headTurnId,
    })
    .expect(200);
  const { chargedMicroUsd, reservedMicroUsd } = await till.until(async () => {
    const statement = await player.statement();
    return statement.reservedMicroUsd === 0 && statement.chargedMicroUsd > 0 ? statement : null;
  });
  expect(reservedMicroUsd).toBe(0);
  return chargedMicroUsd;
}

const ask = (player: TestPlayer, paymentId: string, key: string = randomUUID()) =>
  player.post(`/api/payments/${paymentId}/refund`).set('idempotency-key', key);

async function summary(player: TestPlayer, paymentId: string): Promise<PaymentSummary> {
  const { body } = await player.get('/api/payments').expect(200);
  return (body as PaymentSummary[]).find((payment) => payment.paymentId === paymentId)!;
}

const settled = (player: TestPlayer, paymentId: string, status: PaymentSummary['status'] = 'refunded') =>
  till.until(async () => {
    await till.shown(player.id);
    const found = await summary(player, paymentId);
    return found.status === status ? found : null;
  });

/** What the provider paid back of it, in cents. */
async function paidBack(paymentId: string): Promise<number[]> {
  const { data } = await till.stripe.refunds.list({ payment_intent: await till.intentOf(paymentId) });
  return data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
}

async function kinds(player: TestPlayer): Promise<Statement['entries'][number]['kind'][]> {
  return (await player.statement()).entries.map(({ kind }) => kind);
}

it('refunds the full game in full, used or not, and once per player', async () => {
  const player = await newPlayer();
  const first = await buy(player, fullGame);
  const charged = await spend(player);
  expect((await summary(player, first)).refundable).toEqual({ cents: 100, ground: 'guarantee' });

  const key = randomUUID();
  const asked = await ask(player, first, key).expect(202);
  expect(asked.body).toMatchObject({
    paymentId: first,
    amount: 1,
    status: 'refund_pending',
    pendingRefundCents: 100,
    refundable: null,
  });
  await ask(player, first, key).expect(202);
  expect(await settled(player, first)).toMatchObject({
    refundedCents: 100,
    pendingRefundCents: 0,
    unspentMicroUsd: 0,
    refundable: null,
  });
  expect(await paidBack(first)).toEqual([100]);
  expect(await player.statement()).toMatchObject({
    purchasedMicroUsd: MICRO,
    chargedMicroUsd: charged,
    refundedMicroUsd: MICRO - charged,
    availableMicroUsd: 0,
    heldMicroUsd: 0,
  });
  const lines = (await player.statement()).entries.slice(0, 2);
  expect(lines.map(({ kind, moneyCents }) => [kind, moneyCents])).toEqual([
    ['refund_settled', 100],
    ['refund_held', 100],
  ]);
  const { refunds } = (await till.commands.wallet.load(player.id)).state;
  expect(Object.values(refunds)).toEqual([
    {
      status: 'settled',
      paymentId: first,
      kind: 'guarantee',
      creditsReturnedMicroUsd: MICRO - charged,
      moneyRefundedCents: 100,
      guaranteeCostMicroUsd: charged,
    },
  ]);
  expect(told(await ask(player, first))).toEqual([409, 'nothing_to_refund']);

  const second = await buy(player, fullGame);
  await spend(player);
  const { refundable } = await summary(player, second);
  expect(refundable!.ground).toBe('unspent');
  expect(refundable!.cents).toBeLessThan(100);
});

it('refunds the unspent part of other purchases, in whole cents', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, { amount: 5 });
  const charged = await spend(player);
  const cents = Math.floor((5 * MICRO - charged) / 10_000);
  expect((await summary(player, paymentId)).refundable).toEqual({ cents, ground: 'unspent' });
  await ask(player, paymentId).expect(202);
  expect(await settled(player, paymentId, 'partly_refunded')).toMatchObject({
    refundedCents: cents,
    refundable: null,
  });
  expect(await paidBack(paymentId)).toEqual([cents]);
  expect((await player.profile()).availableMicroUsd).toBe(5 * MICRO - charged - cents * 10_000);
  expect(told(await ask(player, paymentId))).toEqual([409, 'nothing_to_refund']);
});

it('holds once, however often and from wherever it is asked', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, { amount: 10 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(player, paymentId)));
  const codes = answers.map((answer) => (answer.status === 202 ? 202 : told(answer).join(' ')));
  expect(codes.filter((code) => code === 202)).toHaveLength(1);
  for (const code of codes) expect([202, '409 refund_pending', '409 nothing_to_refund']).toContain(code);
  await settled(player, paymentId);
  expect(await paidBack(paymentId)).toEqual([1_000]);
});

it('knows no payment of another player, none that was not paid, and none that is not', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const theirs = await buy(other);
  const { paymentId } = (await player.post('/api/credits/purchase', { amount: 5 })).body as PurchaseAnswer;
  for (const unknown of [theirs, paymentId, randomUUID(), 'x'])
    expect(told(await ask(player, unknown))).toEqual([404, 'unknown_payment']);
  expect((await player.get('/api/payments').expect(200)).body).toEqual([]);
  expect((await summary(other, theirs)).status).toBe('completed');
});

it('gives the guarantee for thirty days', async () => {
  const player = await newPlayer();
  const bought = async (daysAgo: number) => {
    till.holdNotices();
    const answer = (await player.post('/api/credits/purchase', fullGame)).body as PurchaseAnswer;
    const sessionId = await till.pay(answer.url);
    const session = await till.stripe.checkout.sessions.retrieve(sessionId);
    const { paymentId } = answer;
    await till.commands.payment.handle(
      paymentId,
      {
        type: 'CompletePayment',
        paymentId,
        sessionId,
        paymentIntentId: session.payment_intent as string,
        amountCents: 100,
        currency: 'usd',
        at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
      },
      till.commands.contextFor(paymentId),
    );
    till.letNoticesThrough();
    await player.post('/api/credits/payment-success', { sessionId }).expect(200);
    return (await summary(player, paymentId)).refundable;
  };
  expect(await bought(29.99)).toEqual({ cents: 100, ground: 'guarantee' });
  expect(await bought(30.01)).toEqual({ cents: 100, ground: 'unspent' });
});

it('waits for a refund that is pending at the provider, and gives back what fails', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, { amount: 5 }, cards.refundsLater);
  const pendingRefund = (held: number) =>
    till.until(async () => {
      const { data } = await till.stripe.refunds.list({ payment_intent: await till.intentOf(paymentId) });
      const pending = data.find(({ status }) => status === 'pending');
      return (await player.statement()).heldMicroUsd === held && pending ? pending.id : null;
    });
  await ask(player, paymentId).expect(202);
  await till.atDashboard(`refunds/${await pendingRefund(5 * MICRO)}/failed`);
  expect(await settled(player, paymentId, 'completed')).toMatchObject({ refundedCents: 0 });
  expect((await player.profile()).availableMicroUsd).toBe(5 * MICRO);

  await ask(player, paymentId).expect(202);
  await till.atDashboard(`refunds/${await pendingRefund(5 * MICRO)}/succeeded`);
  expect(await settled(player, paymentId)).toMatchObject({ refundedCents: 500 });
  expect((await player.profile()).availableMicroUsd).toBe(0);
});

it('gives the credits back when a refund fails after it was paid', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, fullGame);
  const charged = await spend(player);
  await ask(player, paymentId).expect(202);
  await settled(player, paymentId);
  const { data } = await till.stripe.refunds.list({ payment_intent: await till.intentOf(paymentId) });
  await till.atDashboard(`refunds/${data[0]!.id}/failed`);
  // The payment's news is read first; its credits follow by an append of their own.
  await till.until(async () => ((await kinds(player))[0] === 'refund_reversed' ? true : null));
  expect(await settled(player, paymentId, 'completed')).toMatchObject({
    refundedCents: 0,
    // And the guarantee has not been used.
    refundable: { cents: 100, ground: 'guarantee' },
  });
  expect((await player.profile()).availableMicroUsd).toBe(MICRO - charged);
  await ask(player, paymentId).expect(202);
  await settled(player, paymentId);
  expect(await paidBack(paymentId)).toEqual([100]);
});

it('never shows a payment as if nothing were asked for: its rows are as new as the wallet, or not told', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, { amount: 5 });
  await till.shown(player.id);
  await till.backend.app.get(ReadModels).manager.transaction(async (tx) => {
    await tx.query('LOCK TABLE payment IN EXCLUSIVE MODE');
    await ask(player, paymentId).expect(202);
    await till.until(async () => {
      const { refunds } = (await till.commands.wallet.load(player.id)).state;
      return Object.values(refunds).some(({ status }) => status === 'settled') ? true : null;
    });
    expect(told(await player.get('/api/payments'))).toEqual([503, 'read_model_behind']);
  });
  expect(await settled(player, paymentId)).toMatchObject({ refundedCents: 500, pendingRefundCents: 0 });
});

it('asks the provider itself when the notice of a refund is lost', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player, { amount: 5 }, cards.refundsLater);
  // From its beginning: a notice that is still under way would have the provider asked after the refund was paid.
  till.holdNotices();
  await ask(player, paymentId).expect(202);
  const pending = await till.until(async () => {
    const { data } = await till.stripe.refunds.list({ payment_intent: await till.intentOf(paymentId) });
    return data[0]?.id ?? null;
  });
  await till.heldNotices('charge.refunded');
  await till.followed(paymentId, player.id);
  await till.atDashboard(`refunds/${pending}/succeeded`);
  await till.heldNotices('refund.updated');
  till.letNoticesThrough();
  await till.shown(player.id);
  expect((await player.statement()).heldMicroUsd).toBe(5 * MICRO);
  const later = jest.spyOn(till.backend.app.get(Clock), 'now');
  later.mockImplementation(() => new Date(Date.now() + 61_000));
  expect(await till.driveOverdue()).toContain(paymentId);
  later.mockRestore();
  expect(await settled(player, paymentId)).toMatchObject({ refundedCents: 500 });
});

it('takes refunds made at the provider’s dashboard as they are', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player);
  const charge = await till.chargeOf(paymentId);
  till.holdNotices();
  await till.atDashboard(`charges/${charge.id}/refund`, { amount: '200' });
  await till.atDashboard(`charges/${charge.id}/refund`, { amount: '100' });
  const notices = [
    ...(await till.heldNotices('charge.refunded', 2)),
    ...(await till.heldNotices('refund.created', 2)),
  ];
  // The last first, and each of them twice.
  for (const notice of [...notices, ...notices].reverse()) expect(await till.handOn(notice)).toBe(200);
  till.letNoticesThrough();
  expect(await settled(player, paymentId, 'partly_refunded')).toMatchObject({
    refundedCents: 300,
    refundable: { cents: 200, ground: 'unspent' },
  });
  expect((await player.profile()).availableMicroUsd).toBe(2 * MICRO);
});

it('gives the credits back when the provider refuses for good, and takes what it had paid instead', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player);
  const charge = await till.chargeOf(paymentId);
  till.holdNotices();
  await till.atDashboard(`charges/${charge.id}/refund`, {});
  await ask(player, paymentId).expect(202);
  await till.until(async () => ((await kinds(player))[0] === 'refund_released' ? true : null));
  expect((await player.profile()).availableMicroUsd).toBe(5 * MICRO);
  const [notice] = await till.heldNotices('charge.refunded');
  expect(await till.handOn(notice!)).toBe(200);
  till.letNoticesThrough();
  expect(await settled(player, paymentId)).toMatchObject({ refundedCents: 500 });
  expect((await player.profile()).availableMicroUsd).toBe(0);
});

it('pays once when the process died between paying and recording', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player);
  const refundId = randomUUID();
  till.holdNotices();
  // What a dead process left: the provider has paid, and the wallet still holds the credits. The key is forgotten by now.
  await till.stripe.refunds.create({
    payment_intent: await till.intentOf(paymentId),
    amount: 500,
    metadata: { refundId, paymentId },
  });
  await till.commands.wallet.handle(
    player.id,
    {
      type: 'HoldRefund',
      playerId: player.id,
      refundId,
      paymentId,
      kind: 'unspent',
      moneyRefundedCents: null,
    },
    till.commands.contextFor(paymentId),
  );
  await till.until(async () => ((await kinds(player))[0] === 'refund_settled' ? true : null));
  till.letNoticesThrough();
  expect(await paidBack(paymentId)).toEqual([500]);
  expect((await summary(player, paymentId)).refundedCents).toBe(500);
});

it('keeps a refund held while the provider is away, and pays it when it is back', async () => {
  const player = await newPlayer();
  const paymentId = await buy(player);
  till.line.cut();
  try {
    await ask(player, paymentId).expect(202);
    expect((await summary(player, paymentId)).status).toBe('refund_pending');
  } finally {
    till.line.mend();
  }
  await settled(player, paymentId);
  expect(await paidBack(paymentId)).toEqual([500]);
});

describe('a player who leaves', () => {
  const openedBy = async (player: TestPlayer) =>
    (await player.post('/api/credits/purchase', { amount: 5 }).expect(200)).body as PurchaseAnswer;
  const erased = (player: TestPlayer) =>
    till.until(async () =>
      (await till.commands.player.load(player.id)).state.erasure === 'done' ? true : null,
    );

  it('pays nothing more: open checkouts are closed at the provider', async () => {
    const player = await newPlayer();
    const { url, paymentId } = await openedBy(player);
    await player.delete('/api/auth/delete-account').expect(202);
    await erased(player);
    const { sessionId, status } = (await till.commands.payment.load(paymentId)).state;
    expect(status).toBe('expired');
    expect((await till.stripe.checkout.sessions.retrieve(sessionId!)).status).toBe('expired');
    expect((await fetch(url)).status).toBe(410);
  });

  it('gets back what was paid at the last moment, and what comes too late', async () => {
    const player = await newPlayer();
    const [last, late] = [await openedBy(player), await openedBy(player)];
    till.holdNotices();
    await till.pay(last.url);
    await till.pay(late.url);
    // For the second one nobody tells the erasure that it was paid: as if it came only after the wallet was closed.
    await till.commands.payment.handle(
      late.paymentId,
      { type: 'ExpireCheckout', paymentId: late.paymentId, at: new Date().toISOString() },
      till.commands.contextFor(late.paymentId),
    );
    await player.delete('/api/auth/delete-account').expect(202);
    await erased(player);
    for (const notice of await till.heldNotices('checkout.session.completed', 2))
      expect(await till.handOn(notice)).toBe(200);
    till.letNoticesThrough();
    for (const { paymentId } of [last, late]) {
      await till.until(async () => ((await paidBack(paymentId)).length > 0 ? true : null));
      expect(await paidBack(paymentId)).toEqual([500]);
    }
    const { state } = await till.commands.wallet.load(player.id);
    expect([state.closed, state.lots]).toEqual([true, []]);
  });

  it('waits for the refund under way', async () => {
    const player = await newPlayer();
    const paymentId = await buy(player, { amount: 5 }, cards.refundsLater);
    await ask(player, paymentId).expect(202);
    await player.delete('/api/auth/delete-account').expect(202);
    const pending = await till.until(async () => {
      const { data } = await till.stripe.refunds.list({ payment_intent: await till.intentOf(paymentId) });
      return data.find(({ status }) => status === 'pending') ?? null;
    });
    expect((await till.commands.player.load(player.id)).state.erasure).toBe('requested');
    await till.atDashboard(`refunds/${pending.id}/succeeded`);
    await erased(player);
    const { refunds } = (await till.commands.wallet.load(player.id)).state;
    expect(Object.values(refunds).map(({ status }) => status)).toEqual(['settled']);
  });

  it('is owed what failed after it was paid, when there is no wallet any more', async () => {
    const player = await newPlayer();
    const paymentId = await buy(player, { amount: 5 });
    await ask(player, paymentId).expect(202);
    await settled(player, paymentId);
    await player.delete('/api/auth/delete-account').expect(202);
    await erased(player);
    const { data } = await till.stripe.refunds.list({ payment_intent: await till.intentOf(paymentId) });
    await till.atDashboard(`refunds/${data[0]!.id}/failed`);
    const owed = await till.until(async () => (await till.commands.payment.load(paymentId)).state.owed);
    expect(owed).toEqual({ amountCents: 500, code: 'refund_failed', isDueAgain: false });
    const { position } = await till.commands.payment.load(paymentId);
    const readModels = till.backend.app.get(ReadModels);
    await readModels.waitFor(position);
    expect((await readModels.repository(PaymentRow).findOneByOrFail({ paymentId })).owedCents).toBe(500);
  });

  it('is owed money, and somebody is told of it, also when more had happened by then', async () => {
    const player = await newPlayer();
    const paymentId = await buy(player, { amount: 5 });
    await ask(player, paymentId).expect(202);
    await settled(player, paymentId);
    await player.delete('/api/auth/delete-account').expect(202);
    await erased(player);
    const { data } = await till.stripe.refunds.list({ payment_intent: await till.intentOf(paymentId) });
    await till.atDashboard(`refunds/${data[0]!.id}/failed`);
    await till.until(async () => (await till.commands.payment.load(paymentId)).state.owed);
    // A projector that was away meanwhile is handed the newest event only.
    const away = await till.start({ ROLES: 'projector' });
    const process = away.app.get(PaymentProcessManager, { strict: false });
    const raised = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${away.operationsPort}/metrics`)).text();
      return /^rubicon_payment_alarms_total\{code="money_owed"\} (\d+)$/m.exec(metrics)?.[1];
    };
    const at = new Date().toISOString();
    const disputed = {
      id: randomUUID(),
      type: 'PaymentDisputed',
      correlationId: paymentId,
      at,
      position: 1n,
    };
    await process.drive(paymentId, disputed);
    expect(await raised()).toBe('1');
    await process.drive(paymentId, { ...disputed, type: 'MoneyOwed' });
    expect(await raised()).toBe('1');
    await away.stop();
  });

  it('is owed what a bank keeps the provider from paying back, and gets it when the bank has decided', async () => {
    const player = await newPlayer();
    const late = await openedBy(player);
    till.holdNotices();
    // As if it came only after the wallet was closed, and was disputed at once.
    await till.commands.payment.handle(
      late.paymentId,
      { type: 'ExpireCheckout', paymentId: late.paymentId, at: new Date().toISOString() },
      till.commands.contextFor(late.paymentId),
    );
    await till.pay(late.url, cards.disputes);
    await player.delete('/api/auth/delete-account').expect(202);
    await erased(player);
    const [completed] = await till.heldNotices('checkout.session.completed');
    expect(await till.handOn(completed!)).toBe(200);
    const state = async () => (await till.commands.payment.load(late.paymentId)).state;
    expect(await till.until(async () => (await state()).owed)).toEqual({
      amountCents: 500,
      code: 'charge_disputed',
      isDueAgain: false,
    });
    till.letNoticesThrough();
    const { data } = await till.stripe.disputes.list({
      payment_intent: await till.intentOf(late.paymentId),
    });
    await till.atDashboard(`disputes/${data[0]!.id}/won`);
    await till.until(async () => ((await paidBack(late.paymentId)).length > 0 ? true : null));
    expect(await paidBack(late.paymentId)).toEqual([500]);
    await till.until(async () => ((await state()).owed === null ? true : null));
  });

  it('has their money though every notice of its return is lost: the provider is asked', async () => {
    const player = await newPlayer();
    const { url, paymentId } = await openedBy(player);
    till.holdNotices();
    await till.pay(url, cards.refundsLater);
    await player.delete('/api/auth/delete-account').expect(202);
    await erased(player);
    const payment_intent = await till.intentOf(paymentId);
    const refund = await till.until(
      async () => (await till.stripe.refunds.list({ payment_intent })).data[0] ?? null,
    );
    expect(refund.status).toBe('pending');
    await till.atDashboard(`refunds/${refund.id}/succeeded`);
    await till.heldNotices('refund.updated');
    till.letNoticesThrough();
    const { state, position } = await till.commands.payment.load(paymentId);
    expect(state.refunds).toEqual({});
    await till.backend.app.get(ReadModels).waitFor(position);
    const later = jest.spyOn(till.backend.app.get(Clock), 'now');
    later.mockImplementation(() => new Date(Date.now() + 61_000));
    expect(await till.driveOverdue()).toContain(paymentId);
    const { refunds } = (await till.commands.payment.load(paymentId)).state;
    expect(Object.values(refunds)).toEqual([500]);
    await till.until(async () => ((await till.driveOverdue()).includes(paymentId) ? null : true));
    later.mockRestore();
  });

  it('is not forgotten when what was to go back to them fails: someone is told', async () => {
    const player = await newPlayer();
    const { url, paymentId } = await openedBy(player);
    till.holdNotices();
    await till.pay(url, cards.refundsLater);
    await player.delete('/api/auth/delete-account').expect(202);
    await erased(player);
    const paymentIntentId = await till.intentOf(paymentId);
    const pending = () =>
      till.until(async () => {
        const { data } = await till.stripe.refunds.list({ payment_intent: paymentIntentId });
        return data.find(({ status }) => status === 'pending')?.id ?? null;
      });
    await till.atDashboard(`refunds/${await pending()}/failed`);
    till.letNoticesThrough();
    const owed = async () => (await till.commands.payment.load(paymentId)).state.owed;
    await learnNotice({ kind: 'money_moved', paymentIntentId }, till.commands);
    expect(await owed()).toEqual({ amountCents: 500, code: 'refund_failed', isDueAgain: false });
    // Who is told pays it back by hand.
    await till.atDashboard(`charges/${(await till.chargeOf(paymentId)).id}/refund`, {});
    await till.atDashboard(`refunds/${await pending()}/succeeded`);
    const money = async () => Object.values((await till.commands.payment.load(paymentId)).state.refunds);
    await till.until(async () => ((await money()).length > 0 ? true : null));
    expect([await money(), await owed()]).toEqual([[500], null]);
  });
});

it('leaves books that balance', async () => {
  expect(broken(await till.audit())).toEqual([]);
});
