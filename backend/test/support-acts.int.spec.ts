/** What support does for players: planned, asked for, allowed by a second person, carried out once; and nothing of it by one alone. */
import { randomUUID } from 'node:crypto';
import type {
  Act,
  ActPlan,
  ActRequest,
  Problem,
  PurchaseAnswer,
  StaffAct,
  StaffActCount,
  StaffActList,
  Turn,
  TurnAccepted,
} from '@rubicon/contracts';
import { driveAct, supportCodec, type RequestAct } from '@rubicon/domain';
import request from 'supertest';
import { Clock } from '../src/platform/clock/index.js';
import { AppConfig } from '../src/platform/config/index.js';
import { Aggregates, CommandContexts, EventStoreDb } from '../src/platform/event-store/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import { ActProcessManager } from '../src/support/acts/act.process-manager.js';
import { OpenActRow } from '../src/support/acts/open-act.table.js';
import { SupportEngine } from '../src/support/acts/support-engine.js';
import { TestMailbox } from './support/mailbox.js';
import { OpenApiWatch } from './support/openapi-watch.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { broken, Till } from './support/till.js';

const MICRO = 1_000_000;
const reason = 'The turn was lost in the outage of Tuesday.';

let till: Till;
let watch: OpenApiWatch;
let ada: StaffPerson;
let bea: StaffPerson;
let cid: StaffPerson;

beforeAll(async () => {
  till = await Till.open({ mails: true });
  watch = await OpenApiWatch.of(till.backend.app, till.backend.port!);
  ada = await StaffPerson.of(till.backend, 'Ada', ['support']);
  bea = await StaffPerson.of(till.backend, 'Bea', ['support']);
  cid = await StaffPerson.of(till.backend, 'Cid', ['support']);
}, 90_000);

afterEach(() => jest.restoreAllMocks());

afterAll(async () => {
  await till?.close();
}, 30_000);

const newPlayer = (credits = 0) => TestPlayer.signUp(till.backend, credits);
const path = (player: TestPlayer, more = '') => `/api/staff/players/${player.id}/acts${more}`;
const told = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];
const of = <T>({ body }: { body: unknown }) => body as T;
const goodwill = (dollars: number): Act => ({ kind: 'goodwill', amountMicroUsd: dollars * MICRO });

const ask = (by: StaffPerson, player: TestPlayer, act: Act, more: Partial<ActRequest> = {}) =>
  by.post(path(player), { act, reason, ...more });

async function asked(by: StaffPerson, player: TestPlayer, act: Act, more: Partial<ActRequest> = {}) {
  return of<StaffAct>(await ask(by, player, act, more).expect(201));
}

async function planned(by: StaffPerson, player: TestPlayer, act: Act, more: Partial<ActRequest> = {}) {
  return of<ActPlan>(await by.post(path(player, '/plan'), { act, reason, ...more }).expect(200));
}

/** What was recorded about the player, reads left out. */
async function recorded({ id }: TestPlayer): Promise<string[]> {
  const types: string[] = [];
  for await (const { type } of till.backend.app.get(EventStoreDb).readStream(`support-${id}`))
    if (type !== 'PersonRead') types.push(type);
  return types;
}

/** Who looked at the player, and at what of them. */
async function readsOf({ id }: TestPlayer): Promise<[staffId: string, what: string][]> {
  const reads: [string, string][] = [];
  for await (const stored of till.backend.app.get(EventStoreDb).readStream(`support-${id}`)) {
    const { event } = supportCodec.decode(stored);
    if (event.type === 'PersonRead') reads.push([event.data.staffId, event.data.what]);
  }
  return reads;
}

const walletOf = async ({ id }: TestPlayer) => (await till.commands.wallet.load(id)).state;

async function paidBy(player: TestPlayer, amount: number): Promise<string> {
  const { url } = of<PurchaseAnswer>(await player.post('/api/credits/purchase', { amount }).expect(200));
  const sessionId = await till.pay(url);
  await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  const { data } = await till.stripe.checkout.sessions.list({ limit: 1 });
  return data[0]!.metadata!['paymentId']!;
}

describe('a gift', () => {
  it('within what one may give is carried out at once, as its dry run said, and once for a key', async () => {
    const player = await newPlayer();
    const plan = await planned(ada, player, goodwill(5));
    expect(plan).toEqual({
      needsApproval: false,
      events: [
        {
          streamId: `support-${player.id}`,
          type: 'ActRequested',
          says: expect.any(String),
          amountMicroUsd: null,
        },
        {
          streamId: `wallet-${player.id}`,
          type: 'CreditsGranted',
          says: expect.any(String),
          amountMicroUsd: 5 * MICRO,
        },
        {
          streamId: `support-${player.id}`,
          type: 'ActCarriedOut',
          says: expect.any(String),
          amountMicroUsd: null,
        },
      ],
    });
    expect(await recorded(player)).toEqual([]);
    expect((await walletOf(player)).availableMicroUsd).toBe(0);

    const key = randomUUID();
    const once = () => ask(ada, player, goodwill(5)).set('idempotency-key', key).expect(201);
    const act = of<StaffAct>(await once());
    const { username } = await player.profile();
    expect(act).toEqual({
      actId: expect.any(String),
      playerId: player.id,
      maskedUsername: `${username[0]}••••${username.at(-1)}`,
      act: goodwill(5),
      state: 'carried_out',
      needsApproval: false,
      askedBy: ada.id,
      askedByName: 'Ada',
      isOwn: true,
      askedAt: expect.any(String),
      decidedBy: null,
      decidedByName: null,
      decidedAt: null,
      failureCode: null,
      reason: { state: 'masked', text: null, length: 0 },
      grant: null,
    });
    expect(of<StaffAct>(await once())).toEqual(act);
    for (const [act, more] of [
      [goodwill(1), {}],
      [goodwill(5), { reason: `${reason} Or for another one.` }],
    ] as const)
      expect(told(await ask(ada, player, act, more).set('idempotency-key', key))).toEqual([
        422,
        'idempotency_key_reused',
      ]);
    expect((await walletOf(player)).availableMicroUsd).toBe(5 * MICRO);
    expect(await recorded(player)).toEqual(['ActRequested', 'ActCarriedOut']);
    expect(of<StaffActList>(await bea.get(path(player)).expect(200)).acts).toEqual([
      { ...act, isOwn: false },
    ]);
  });

  it('beyond it needs a second person, also in parts, and nobody is their own', async () => {
    const player = await newPlayer();
    expect(await asked(ada, player, goodwill(3))).toMatchObject({ state: 'carried_out' });
    const act = await asked(ada, player, goodwill(3));
    expect(act).toMatchObject({ state: 'waiting', needsApproval: true });
    expect((await walletOf(player)).availableMicroUsd).toBe(3 * MICRO);

    const waiting = of<StaffActList>(await ada.get('/api/staff/acts?state=waiting').expect(200)).acts;
    expect(waiting.find(({ actId }) => actId === act.actId)).toEqual(act);
    const before = await recorded(player);
    expect(told(await ada.post(path(player, `/${act.actId}/approve`)))).toEqual([409, 'own_act']);
    expect(await recorded(player)).toEqual(before);

    const approved = of<StaffAct>(await bea.post(path(player, `/${act.actId}/approve`)).expect(200));
    expect(approved).toMatchObject({
      state: 'carried_out',
      decidedBy: bea.id,
      decidedByName: 'Bea',
      decidedAt: expect.any(String),
      isOwn: false,
    });
    expect((await walletOf(player)).availableMicroUsd).toBe(6 * MICRO);
    const left = of<StaffActList>(await bea.get('/api/staff/acts').expect(200)).acts;
    expect(left.filter(({ playerId }) => playerId === player.id)).toEqual([]);
  });

  it('is counted while it waits, its player unread; whoever lists it has read the player', async () => {
    const count = async () => of<StaffActCount>(await bea.get('/api/staff/acts/count').expect(200)).waiting;
    const before = await count();
    const player = await newPlayer();
    const act = await asked(ada, player, goodwill(20));
    bea.saw((await till.backend.app.get(Aggregates).support.load(player.id)).position);
    expect(await count()).toBe(before + 1);
    expect(await readsOf(player)).toEqual([]);
    const { acts } = of<StaffActList>(await bea.get('/api/staff/acts').expect(200));
    expect(acts.find(({ actId }) => actId === act.actId)).toEqual({ ...act, isOwn: false });
    expect(await readsOf(player)).toEqual([[bea.id, 'acts']]);
    await bea.post(path(player, `/${act.actId}/approve`)).expect(200);
    expect(await count()).toBe(before);
  });

  it('is given once where two approve at once', async () => {
    const player = await newPlayer();
    const { actId } = await asked(ada, player, goodwill(20));
    const both = await Promise.all(
      [bea, cid].map((by) => by.post(path(player, `/${actId}/approve`)).then(told)),
    );
    expect(both.sort()).toEqual([
      [200, undefined],
      [409, 'act_decided'],
    ]);
    expect((await walletOf(player)).availableMicroUsd).toBe(20 * MICRO);
    expect(await recorded(player)).toEqual(['ActRequested', 'ActApproved', 'ActCarriedOut']);
  });

  it('is declined by another for a reason, or withdrawn by whoever asked', async () => {
    const player = await newPlayer();
    const declined = await asked(ada, player, goodwill(20));
    const decline = `/${declined.actId}/decline`;
    expect(told(await ada.post(path(player, decline), { reason }))).toEqual([409, 'own_act']);
    expect(told(await bea.post(path(player, decline), { reason: 'no' }))).toEqual([422, 'reason_too_short']);
    expect(of<StaffAct>(await bea.post(path(player, decline), { reason }).expect(200)).state).toBe(
      'declined',
    );
    expect(told(await cid.post(path(player, `/${declined.actId}/approve`)))).toEqual([409, 'act_decided']);

    const { actId } = await asked(ada, player, goodwill(20));
    expect(told(await bea.post(path(player, `/${actId}/withdraw`)))).toEqual([409, 'not_own_act']);
    expect(of<StaffAct>(await ada.post(path(player, `/${actId}/withdraw`)).expect(200)).state).toBe(
      'withdrawn',
    );
    expect(await recorded(player)).toEqual(['ActRequested', 'ActDeclined', 'ActRequested', 'ActWithdrawn']);
    expect((await walletOf(player)).availableMicroUsd).toBe(0);
  });
});

it('pays back what was paid, and no more than is left', async () => {
  const player = await newPlayer();
  const paymentId = await paidBy(player, 5);
  const tooMuch: Act = { kind: 'refund', paymentId, amountCents: 501 };
  for (const call of [ask(ada, player, tooMuch), ada.post(path(player, '/plan'), { act: tooMuch, reason })])
    expect(told(await call)).toEqual([409, 'refund_exceeds_purchase']);
  expect(await recorded(player)).toEqual([]);

  const act: Act = { kind: 'refund', paymentId, amountCents: 300 };
  expect(
    (await planned(ada, player, act)).events.map(({ type, amountMicroUsd }) => [type, amountMicroUsd]),
  ).toEqual([
    ['ActRequested', null],
    ['RefundHeld', 3 * MICRO],
    ['ActCarriedOut', null],
  ]);
  const { actId, state } = await asked(ada, player, act);
  expect(state).toBe('carried_out');
  await till.until(async () => ((await walletOf(player)).refunds[actId]?.status === 'settled' ? true : null));
  const { data } = await till.stripe.refunds.list({ payment_intent: await till.intentOf(paymentId) });
  expect(data.map(({ amount, status }) => [amount, status])).toEqual([[300, 'succeeded']]);
  expect(told(await ask(ada, player, tooMuch))).toEqual([409, 'refund_exceeds_purchase']);
});

describe('a payment that nobody claimed', () => {
  async function unclaimed(): Promise<string> {
    const body = { amount: 1, product: 'full-game', returnTo: 'thank-you' };
    const visitor = request.agent(till.origin);
    const bought = await visitor.post('/api/credits/purchase').send(body).expect(200);
    const { url, paymentId } = of<PurchaseAnswer>(bought);
    await visitor
      .post('/api/credits/payment-success')
      .send({ sessionId: await till.pay(url) })
      .expect(200);
    return paymentId;
  }
  const today = () => new Date().toISOString().slice(0, 10);

  it('is attached by two people, when the payer knows it', async () => {
    const player = await newPlayer();
    const act: Act = { kind: 'attach_payment', paymentId: await unclaimed() };
    const evidence = { amountCents: 100, paidOn: today(), last4: '4242' };
    const long = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    for (const wrong of [{ last4: '0259' }, { amountCents: 101 }, { paidOn: long }])
      expect(told(await ask(ada, player, act, { evidence: { ...evidence, ...wrong } }))).toEqual([
        422,
        'evidence_mismatch',
      ]);
    expect(told(await ask(ada, player, act))).toEqual([422, 'no_evidence']);
    expect(await recorded(player)).toEqual([]);

    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const { actId, state } = await asked(ada, player, act, { evidence: { ...evidence, paidOn: yesterday } });
    expect(state).toBe('waiting');
    expect((await walletOf(player)).availableMicroUsd).toBe(0);
    const approved = of<StaffAct>(await bea.post(path(player, `/${actId}/approve`)).expect(200));
    expect(approved).toMatchObject({ state: 'carried_out', failureCode: null });
    expect((await walletOf(player)).availableMicroUsd).toBe(MICRO);

    const other = await newPlayer();
    expect(told(await ask(ada, other, act, { evidence }))).toEqual([409, 'claimed_by_another']);
  });

  it('is not found out by guessing: planned or asked for, about whichever player', async () => {
    jest.replaceProperty(till.backend.app.get(AppConfig), 'rateLimits', true);
    const dan = await StaffPerson.of(till.backend, 'Dan', ['support']);
    const [one, other] = [await newPlayer(), await newPlayer()];
    const act: Act = { kind: 'attach_payment', paymentId: randomUUID() };
    const evidence = { amountCents: 100, paidOn: today(), last4: '4242' };
    const plan = (player: TestPlayer) => dan.post(path(player, '/plan'), { act, reason, evidence });
    for (let guess = 0; guess < 20; guess += 1)
      expect(told(await plan(guess % 2 === 0 ? one : other))).toEqual([404, 'unknown_payment']);
    expect(told(await plan(other))).toEqual([429, 'too_many_requests']);
    expect(told(await ask(dan, one, act, { evidence }))).toEqual([429, 'too_many_requests']);
    await planned(dan, one, goodwill(1));
  });

  it('is not asked for while the provider is away', async () => {
    const player = await newPlayer();
    const act: Act = { kind: 'attach_payment', paymentId: await unclaimed() };
    const evidence = { amountCents: 100, paidOn: today(), last4: '4242' };
    till.line.cut();
    try {
      expect(told(await ask(ada, player, act, { evidence }))).toEqual([503, 'payment_provider_unavailable']);
    } finally {
      till.line.mend();
    }
    expect(await recorded(player)).toEqual([]);
  });
});

it('drives a turn on, and ends one with its release', async () => {
  const player = await newPlayer(MICRO);
  const { gameId } = await player.startGame();
  const body = { userInput: 'I rise and speak.', gameType: 'french_revolution', gameId };
  const call = player.post('/api/game/process', body).set('prefer', 'respond-async');
  const { turnId } = of<TurnAccepted>(await call.expect(202));
  expect((await walletOf(player)).reservedMicroUsd).toBeGreaterThan(0);
  expect(await asked(ada, player, { kind: 'drive_turn', gameId, turnId })).toMatchObject({
    state: 'carried_out',
  });
  expect((await walletOf(player)).reservedMicroUsd).toBeGreaterThan(0);

  expect(await asked(ada, player, { kind: 'fail_turn', gameId, turnId })).toMatchObject({
    state: 'carried_out',
  });
  expect(await walletOf(player)).toMatchObject({ availableMicroUsd: MICRO, reservedMicroUsd: 0 });
  // The log has it; the player's page shows it a moment later.
  await till.until(async () => {
    const { status } = of<Turn>(await player.get(`/api/game/turns/${turnId}`).expect(200));
    return status === 'failed' || null;
  });
  const before = await recorded(player);
  const again = ask(ada, player, { kind: 'fail_turn', gameId, turnId: randomUUID() });
  expect(told(await again)).toEqual([404, 'unknown_turn']);
  const stranger = await newPlayer();
  expect(told(await ask(ada, stranger, { kind: 'drive_turn', gameId, turnId }))).toEqual([
    404,
    'game_not_found',
  ]);
  expect(await recorded(player)).toEqual(before);
});

it('ends every sign-in, suspends, and lifts a suspension', async () => {
  const player = await newPlayer();
  expect(await asked(ada, player, { kind: 'suspend' })).toMatchObject({ state: 'carried_out' });
  expect(told(await player.post('/api/credits/purchase', { amount: 5 }))).toEqual([409, 'account_suspended']);
  await player.get('/api/user/export').expect(200);
  expect(await asked(ada, player, { kind: 'lift_suspension' })).toMatchObject({ state: 'carried_out' });
  await player.post('/api/credits/purchase', { amount: 5 }).expect(200);
  expect(await asked(ada, player, { kind: 'end_sessions' })).toMatchObject({ state: 'carried_out' });
  expect(told(await player.get('/api/user/profile'))).toEqual([401, 'session_ended']);
});

describe('a letter', () => {
  const letter = 'We have looked at it.\n\nThe turn <was> lost, and you have your credits back.';

  it('goes once, whatever the player wants to hear of', async () => {
    const mailbox = new TestMailbox(till.stack);
    const player = await newPlayer();
    await player.patch('/api/user/profile', { settings: { emailNotifications: false } }).expect(200);
    const { email } = await player.profile();
    const key = randomUUID();
    for (const _ of [1, 2])
      expect(
        of<StaffAct>(
          await ask(ada, player, { kind: 'write_letter' }, { letter })
            .set('idempotency-key', key)
            .expect(201),
        ).state,
      ).toBe('carried_out');
    const letters = await mailbox.lettersTo(email);
    expect(letters.map(({ subject }) => subject)).toEqual(['A letter from support']);
    expect(letters[0]!.text).toContain(
      'Hello,\n\nWe have looked at it.\n\nThe turn <was> lost, and you have your credits back.\n\nRubicon support',
    );
    expect(letters[0]!.html).toContain('The turn &#60;was&#62; lost');
    expect(told(await ask(ada, player, { kind: 'write_letter' }))).toEqual([422, 'letter_too_short']);
  });

  it('answers a report, once', async () => {
    const mailbox = new TestMailbox(till.stack);
    const player = await newPlayer();
    const { email } = await player.profile();
    const { gameId } = await player.startGame();
    await player
      .post(`/api/game/turns/${gameId}/report`, { reason: 'untrue', comment: 'It was Wednesday.' })
      .expect(204);
    const reports = await till.until(async () => {
      const { body } = await bea.get('/api/staff/reports?state=open').expect(200);
      const found = (body as { reports: { reportId: string; playerId: string }[] }).reports.filter(
        ({ playerId }) => playerId === player.id,
      );
      return found[0] ? found : null;
    });
    const act: Act = { kind: 'answer_report', reportId: reports[0]!.reportId };
    expect(await asked(bea, player, act, { letter })).toMatchObject({ state: 'carried_out' });
    expect((await mailbox.lettersTo(email)).map(({ subject }) => subject)).toEqual([
      'About the turn that you reported',
    ]);
    expect(told(await ask(ada, player, act, { letter }))).toEqual([409, 'report_answered']);
    const unknown: Act = { kind: 'answer_report', reportId: randomUUID() };
    expect(told(await ask(ada, player, unknown, { letter }))).toEqual([404, 'unknown_report']);
    expect(await recorded(player)).toEqual(['ActRequested', 'ReportAnswered', 'ActCarriedOut']);
  });
});

it('finishes what a killed process left between its leave and its doing', async () => {
  const player = await newPlayer();
  const context = till.backend.app.get(CommandContexts).of({ actorId: ada.id, keyOwner: player.id });
  const command: RequestAct = {
    type: 'RequestAct',
    playerId: player.id,
    actId: randomUUID(),
    staffId: ada.id,
    act: { kind: 'goodwill', amountMicroUsd: MICRO },
    reason,
    letter: null,
    evidence: null,
    approvalAboveMicroUsd: 5 * MICRO,
    bodyHash: 'body',
    at: context.at,
  };
  const left = await till.backend.app.get(Aggregates).support.handle(player.id, command, context);
  await till.backend.app.get(ReadModels).waitFor(left.kind === 'appended' ? left.position : null);
  const process = till.backend.app.get(ActProcessManager, { strict: false });
  const key = `${player.id}/${command.actId}`;
  expect(await process.overdue.list()).not.toContain(key);
  const later = Date.now() + 120_000;
  jest.spyOn(till.backend.app.get(Clock), 'now').mockImplementation(() => new Date(later));
  expect(await process.overdue.list()).toContain(key);
  await process.drive(key, null);
  await process.drive(key, null);
  expect((await walletOf(player)).availableMicroUsd).toBe(MICRO);
  expect(await recorded(player)).toEqual(['ActRequested', 'ActCarriedOut']);
  const { position } = await driveAct(
    player.id,
    command.actId,
    till.backend.app.get(SupportEngine, { strict: false }),
  );
  await till.backend.app.get(ReadModels).waitFor(position);
  const rows = till.backend.app.get(ReadModels).repository(OpenActRow);
  expect(await rows.findBy({ playerId: player.id })).toEqual([]);
});

it('shows why only to whoever has a grant, while it lasts', async () => {
  const player = await newPlayer();
  await asked(ada, player, goodwill(1));
  const why = async (by: StaffPerson) => {
    const [act] = of<StaffActList>(await by.get(path(player)).expect(200)).acts;
    return [act!.reason, act!.grant];
  };
  const grant = `/api/staff/players/${player.id}/grant`;
  const masked = [{ state: 'masked', text: null, length: 0 }, null];
  expect(await why(bea)).toEqual(masked);
  expect(told(await bea.delete(grant))).toEqual([409, 'no_grant']);
  expect(told(await bea.post(grant, { reason: 'too short' }))).toEqual([422, 'reason_too_short']);
  const { body: opened } = await bea.post(grant, { reason: 'To decide about the gift.' }).expect(201);
  expect(await why(bea)).toEqual([{ state: 'open', text: reason, length: 0 }, opened]);
  expect(await why(ada)).toEqual(masked);
  await bea.delete(grant).expect(204);
  expect(await why(bea)).toEqual(masked);

  await bea.post(grant, { reason: 'To decide about the gift.' }).expect(201);
  const later = Date.now() + 15 * 60_000 + 1_000;
  jest.spyOn(till.backend.app.get(Clock), 'now').mockImplementation(() => new Date(later));
  expect(await why(bea)).toEqual(masked);
});

it('shows why to who decides with a grant once that is recorded as read', async () => {
  const player = await newPlayer();
  const { actId } = await asked(ada, player, goodwill(20));
  await bea
    .post(`/api/staff/players/${player.id}/grant`, { reason: 'To decide about the gift.' })
    .expect(201);
  const approved = of<StaffAct>(await bea.post(path(player, `/${actId}/approve`)).expect(200));
  expect(approved.reason).toEqual({ state: 'open', text: reason, length: 0 });
  expect(await readsOf(player)).toEqual([[bea.id, 'acts']]);
});

it.each<[string, object, number, string]>([
  ['a reason too short', { act: goodwill(1), reason: ' too short ' }, 422, 'reason_too_short'],
  ['a reason too long', { act: goodwill(1), reason: 'x'.repeat(501) }, 422, 'reason_too_long'],
  ['a gift of nothing', { act: goodwill(0), reason }, 422, 'amount_not_positive'],
  ['a gift of too much', { act: goodwill(100.000001), reason }, 422, 'goodwill_too_large'],
  ['a part of a micro-dollar', { act: goodwill(0.0000001), reason }, 400, 'invalid_request'],
  ['an unknown kind', { act: { kind: 'promote' }, reason }, 400, 'invalid_request'],
  ['no act', { reason }, 400, 'invalid_request'],
  ['a list of acts', { act: [goodwill(1)], reason }, 400, 'invalid_request'],
  [
    'a field of another kind',
    { act: { ...goodwill(1), paymentId: randomUUID() }, reason },
    400,
    'invalid_request',
  ],
  [
    'a payment of nobody',
    { act: { kind: 'refund', paymentId: randomUUID(), amountCents: 1 }, reason },
    409,
    'unknown_purchase',
  ],
])('refuses %s, and records nothing', async (_, body, status, code) => {
  const player = await newPlayer();
  expect(told(await ada.post(path(player), body))).toEqual([status, code]);
  expect(told(await ada.post(path(player, '/plan'), body))).toEqual([status, code]);
  expect(await recorded(player)).toEqual([]);
});

it('knows nobody who is not there, and does nothing for who has gone', async () => {
  for (const nobody of [randomUUID(), 'nobody'])
    expect(told(await ada.post(`/api/staff/players/${nobody}/acts`, { act: goodwill(1), reason }))).toEqual([
      410,
      'unknown_player',
    ]);
  const player = await newPlayer();
  const waiting = await asked(ada, player, goodwill(20));
  await player.delete('/api/auth/delete-account').send({ password: 'correct horse' });
  await till.until(async () =>
    (await till.commands.player.load(player.id)).state.erasure === 'done' ? true : null,
  );
  expect(told(await ask(ada, player, goodwill(1)))).toEqual([410, 'player_erased']);
  const grant = { reason: 'To see what they wrote.' };
  expect(told(await ada.post(`/api/staff/players/${player.id}/grant`, grant))).toEqual([
    410,
    'player_erased',
  ]);
  const { position } = await till.commands.player.load(player.id);
  await till.backend.app.get(ReadModels).waitFor(position);
  const rows = till.backend.app.get(ReadModels).repository(OpenActRow);
  expect(await rows.findBy({ playerId: player.id })).toEqual([]);
  expect(of<StaffActList>(await bea.get(path(player)).expect(200)).acts).toEqual([
    { ...waiting, maskedUsername: null, isOwn: false, reason: { state: 'erased', text: null, length: 0 } },
  ]);
});

it('is for support alone', async () => {
  const player = await newPlayer();
  const auditor = await StaffPerson.of(till.backend, 'Dora', ['auditor']);
  for (const call of [
    player.get(path(player)),
    auditor.get(path(player)),
    request(till.origin).get(path(player)),
  ])
    expect(told(await call)).toEqual([404, 'not_found']);
});

it('leaves a log that holds, and answers as the API describes itself', async () => {
  expect(broken(await till.audit())).toEqual([]);
  expect([...new Set(watch.violations)]).toEqual([]);
});
