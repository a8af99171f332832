/** Finding a player and their card, over HTTP: what support may see of whom, and that every look is recorded. */
import { randomUUID } from 'node:crypto';
import type { FoundPlayer, FoundPlayerList, PlayerCard, Problem, PurchaseAnswer } from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import request, { type Test } from 'supertest';
import { PaymentEngine } from '../src/payments/payment-engine.js';
import { Aggregates, CommandContexts, EventStoreDb } from '../src/platform/event-store/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { cards } from './support/till.js';
import { CHARGE, ToldGame } from './support/told-turns.js';

let local: LocalBackend;
let backend: RunningBackend;
let ada: StaffPerson;

beforeAll(async () => {
  local = await localBackend('stripe');
  backend = await local.start({ ROLES: 'api,projector', RATE_LIMITS: 'off' });
  ada = await StaffPerson.of(backend, 'Ada', ['support']);
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

const register = (username: string) =>
  TestPlayer.register(backend, { username, email: `${username}@example.org`, password: 'correct horse' });

const search = (q: string): Test => ada.get(`/api/staff/players?q=${encodeURIComponent(q)}`);

async function find(q: string): Promise<FoundPlayer[]> {
  return ((await search(q).expect(200)).body as FoundPlayerList).players;
}

async function card(playerId: string): Promise<PlayerCard> {
  return (await ada.get(`/api/staff/players/${playerId}`).expect(200)).body as PlayerCard;
}

/** What is recorded of looks at the player: what was read, of which payment, by whom. */
async function readsOf(playerId: string): Promise<[what: unknown, subjectId: unknown, staffId: unknown][]> {
  const reads: [unknown, unknown, unknown][] = [];
  for await (const { type, data } of backend.app.get(EventStoreDb).readStream(`support-${playerId}`))
    if (type === 'PersonRead') reads.push([data['what'], data['subjectId'], data['staffId']]);
  return reads;
}

interface Paid {
  readonly paymentId: string;
  readonly paymentIntentId: string;
}

async function paid(url: string, paymentId: string, returned: (sessionId: string) => Test): Promise<Paid> {
  const form = new URLSearchParams({
    email: 'payer@example.org',
    cardNumber: cards.pays,
    expiry: '12/40',
    cvc: '123',
  });
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  await returned(new URL(answer.headers.get('location')!).searchParams.get('session_id')!).expect(200);
  const { state, position } = await backend.app.get(PaymentEngine, { strict: false }).payment.load(paymentId);
  ada.saw(position);
  return { paymentId, paymentIntentId: state.paymentIntentId! };
}

async function buy(player: TestPlayer): Promise<Paid> {
  const { body } = await player.post('/api/credits/purchase', { amount: 5 }).expect(200);
  const { url, paymentId } = body as PurchaseAnswer;
  return paid(url, paymentId, (sessionId) => player.post('/api/credits/payment-success', { sessionId }));
}

async function buyAsVisitor(): Promise<Paid> {
  const browser = request.agent(`http://127.0.0.1:${backend.port}`);
  const { body } = await browser.post('/api/credits/purchase').send({ amount: 5 }).expect(200);
  const { url, paymentId } = body as PurchaseAnswer;
  return paid(url, paymentId, (sessionId) =>
    browser.post('/api/credits/payment-success').send({ sessionId }),
  );
}

async function erase(player: TestPlayer): Promise<void> {
  await player.delete('/api/auth/delete-account').expect(202);
  const isDone = async () => {
    const { state, position } = await backend.app.get(Aggregates).player.load(player.id);
    ada.saw(position);
    return state.erasure === 'done' || null;
  };
  if (!(await poll(isDone, { timeoutMs: 20_000 }))) throw new Error('the player was not erased');
}

it('finds a player by name, address or id, masks them, and records each look', async () => {
  const player = await register('Desmoulin');
  const masked = { playerId: player.id, maskedUsername: 'D••••n', maskedEmail: 'D•••@e•••.org' };
  const none = { paymentId: null, paymentStatus: null };
  for (const [said, foundBy] of [
    ['Desmoulin', 'username'],
    [' desMOULIN ', 'username'],
    ['desmo', 'username'],
    ['DESMOULIN@example.org', 'email'],
    [player.id, 'player_id'],
    [player.id.toUpperCase(), 'player_id'],
  ] as const)
    expect(await find(said)).toEqual([{ ...masked, foundBy, ...none }]);
  expect(await readsOf(player.id)).toEqual(Array(6).fill(['found', null, ada.id]));
});

it('shows no more than was asked for: the one whole name, else at most twenty that begin so', async () => {
  const many = Array.from({ length: 21 }, (_, index) => `saint-just-${String(index).padStart(2, '0')}`);
  const players = await Promise.all([...many, 'saint-just'].map(register));
  const whole = players.at(-1)!;
  expect((await find('saint-just')).map(({ playerId }) => playerId)).toEqual([whole.id]);
  expect((await find('saint-just-')).map(({ playerId }) => playerId)).toEqual(
    players.slice(0, 20).map(({ id }) => id),
  );
  expect(await readsOf(players[20]!.id)).toEqual([]);
  expect(await readsOf(whole.id)).toEqual([['found', null, ada.id]]);
});

it.each([
  'sa',
  'sa%',
  '%saint',
  '_aint',
  'desmoulin@',
  '@example.org',
  'x\0y',
  randomUUID(),
  'pi_1234567',
  '   ',
])('finds nobody by %j', async (said) => {
  expect(await find(said)).toEqual([]);
});

it('finds a payment by what its payer reads out, also one that nobody has claimed', async () => {
  const player = await register('danton');
  const own = await buy(player);
  const unclaimed = await buyAsVisitor();
  const ways = ({ paymentId, paymentIntentId }: Paid) => [
    paymentId,
    paymentId.toUpperCase(),
    paymentId.slice(-8),
    paymentId.slice(-8).toUpperCase(),
    paymentIntentId,
    paymentIntentId.slice(-8),
  ];
  for (const said of ways(own))
    expect(await find(said)).toEqual([
      {
        playerId: player.id,
        maskedUsername: 'd••••n',
        maskedEmail: 'd•••@e•••.org',
        foundBy: 'transaction',
        paymentId: own.paymentId,
        paymentStatus: 'completed',
      },
    ]);
  expect(await readsOf(player.id)).toEqual(Array(6).fill(['found', own.paymentId, ada.id]));
  for (const said of ways(unclaimed))
    expect(await find(said)).toEqual([
      {
        playerId: null,
        maskedUsername: null,
        maskedEmail: null,
        foundBy: 'transaction',
        paymentId: unclaimed.paymentId,
        paymentStatus: 'completed',
      },
    ]);
});

it('shows a player’s card: how they stand, their names only by grant', async () => {
  const player = await register('robespierre');
  await buy(player);
  const told = await ToldGame.start(backend, player);
  const turnIds: string[] = [];
  for (let turns = 0; turns < 2; turns += 1) {
    const turnId = await told.submit();
    await told.narrate(turnId);
    await told.settle(turnId);
    turnIds.push(turnId);
  }
  await player
    .post(`/api/game/turns/${turnIds[1]!}/report`, { reason: 'untrue', comment: 'No.' })
    .expect(204);
  const { position } = await backend.app.get(Aggregates).wallet.load(player.id);
  ada.saw(position);
  const { createdAt } = await player.profile();
  const masked: PlayerCard = {
    playerId: player.id,
    maskedUsername: 'r••••e',
    maskedEmail: 'r•••@e•••.org',
    username: null,
    email: null,
    state: 'active',
    registeredAt: createdAt,
    availableMicroUsd: 5_000_000 - 2 * CHARGE,
    reservedMicroUsd: 0,
    heldMicroUsd: 0,
    frozenMicroUsd: 0,
    purchasedMicroUsd: 5_000_000,
    grantedMicroUsd: 0,
    chargedMicroUsd: 2 * CHARGE,
    withdrawnMicroUsd: 0,
    games: 1,
    turns: 2,
    openReports: 1,
    openActs: 0,
    grant: null,
  };
  expect(await card(player.id)).toEqual(masked);

  // The position that it tells is of no stream that a card waits for.
  const opened = await request(player.origin)
    .post(`/api/staff/players/${player.id}/grant`)
    .set(ada.headers)
    .send({ reason: 'They ask about their name.' })
    .expect(201);
  const names = { username: 'robespierre', email: 'robespierre@example.org' };
  expect(await card(player.id)).toEqual({ ...masked, ...names, grant: opened.body as object });
  const grace = await StaffPerson.of(backend, 'Grace', ['support']);
  expect((await grace.get(`/api/staff/players/${player.id}`).expect(200)).body).toEqual(masked);
  expect(await readsOf(player.id)).toEqual([
    ['card', null, ada.id],
    ['card', null, ada.id],
    ['card', null, grace.id],
  ]);

  const suspension = await backend.app
    .get(Aggregates)
    .player.handle(
      player.id,
      { type: 'SuspendPlayer', actId: randomUUID(), at: new Date().toISOString() },
      backend.app.get(CommandContexts).of({ actorId: 'system:test' }),
    );
  expect(suspension.kind).toBe('appended');
  expect((await card(player.id)).state).toBe('suspended');
});

it('finds who is erased by id and by their payment, without a name, and shows their amounts', async () => {
  const player = await register('marat');
  const { paymentId } = await buy(player);
  await erase(player);
  const nameless = { playerId: player.id, maskedUsername: null, maskedEmail: null };
  expect(await find(player.id)).toEqual([
    { ...nameless, foundBy: 'player_id', paymentId: null, paymentStatus: null },
  ]);
  expect(await find(paymentId.slice(-8))).toEqual([
    { ...nameless, foundBy: 'transaction', paymentId, paymentStatus: 'completed' },
  ]);
  expect(await find('marat')).toEqual([]);
  expect(await card(player.id)).toMatchObject({
    ...nameless,
    username: null,
    email: null,
    state: 'erased',
    registeredAt: null,
    purchasedMicroUsd: 5_000_000,
    withdrawnMicroUsd: 5_000_000,
    availableMicroUsd: 0,
    games: 0,
    turns: 0,
  });
  expect(await readsOf(player.id)).toEqual([
    ['found', null, ada.id],
    ['found', paymentId, ada.id],
    ['card', null, ada.id],
  ]);
}, 30_000);

it('answers what nobody can be looked for by with a sentence, and records nothing of it', async () => {
  for (const q of ['', 'x'.repeat(255)]) {
    const { status, body } = await search(q);
    expect([status, (body as Problem).code]).toEqual([400, 'invalid_request']);
  }
  expect((await ada.get('/api/staff/players')).status).toBe(400);
  const nobody = randomUUID();
  for (const id of [nobody, 'nobody']) {
    const { body } = await ada.get(`/api/staff/players/${id}`);
    expect((body as Problem).code).toBe('unknown_player');
  }
  expect(await readsOf(nobody)).toEqual([]);
});

it('is not there for whoever lacks the role', async () => {
  const player = await register('fouche');
  const auditor = await StaffPerson.of(backend, 'Charles', ['auditor']);
  for (const path of ['/api/staff/players?q=fouche', `/api/staff/players/${player.id}`])
    for (const who of [player, auditor]) {
      const { status, body } = await who.get(path);
      expect([status, (body as Problem).code]).toEqual([404, 'not_found']);
    }
  expect(await readsOf(player.id)).toEqual([]);
});
