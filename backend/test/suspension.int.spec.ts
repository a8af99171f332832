/** A suspended account, over HTTP: it plays and buys nothing and is told so; what is its player's stays theirs. */
import { randomUUID } from 'node:crypto';
import type {
  GameAnswer,
  PaymentSuccessAnswer,
  PaymentSummary,
  Problem,
  PurchaseAnswer,
} from '@rubicon/contracts';
import type { PlayerCommand } from '@rubicon/domain';
import { Aggregates, CommandContexts, EventStoreDb } from '../src/platform/event-store/index.js';
import { TestPlayer } from './support/players.js';
import { Till } from './support/till.js';

const SUSPENDED = 'This account is suspended. Its stories, its data and its refunds stay open to you.';
const gameType = 'french_revolution';
const opening = { characterId: 101, difficulty: 'normal', gameType };

let till: Till;
let player: TestPlayer;
let gameId: string;
let paymentId: string;

beforeAll(async () => {
  till = await Till.open();
  player = await TestPlayer.signUp(till.backend);
  ({ gameId } = await player.startGame());
  const { url } = (await player.post('/api/credits/purchase', { amount: 5 }).expect(200))
    .body as PurchaseAnswer;
  const sessionId = await till.pay(url);
  const confirmed = await player.post('/api/credits/payment-success', { sessionId }).expect(200);
  ({ paymentId } = confirmed.body as PaymentSuccessAnswer);
  await tell({ type: 'SuspendPlayer', actId: randomUUID(), at: new Date().toISOString() });
}, 90_000);

afterAll(async () => {
  await till?.close();
}, 30_000);

async function tell(command: PlayerCommand): Promise<void> {
  const { app } = till.backend;
  const context = app.get(CommandContexts).of({ actorId: 'system:test' });
  const outcome = await app.get(Aggregates).player.handle(player.id, command, context);
  expect(outcome.kind).toBe('appended');
  if (outcome.kind === 'appended') player.saw(outcome.position);
}

const turn = () => ({ userInput: 'I rise and speak.', gameType, gameId });

it.each<[string, string, () => object]>([
  ['starts no game', '/api/game/start', () => opening],
  ['submits no turn', '/api/game/process', turn],
  [
    'continues no prologue',
    '/api/game/continue-prologue',
    () => ({ source: 'browser', gameType, actions: ['I shout.'] }),
  ],
  ['buys no credits', '/api/credits/purchase', () => ({ amount: 5 })],
  ['buys no full game', '/api/credits/purchase', () => ({ amount: 1, product: 'full-game' })],
  ['tops nothing up', '/api/tokens/purchase', () => ({ tokens: 1_000_000, amount: 2 })],
])('%s, and is told why', async (_name, path, body) => {
  const head = () => till.backend.app.get(EventStoreDb).head();
  const before = await head();
  const refused = await player.post(path, body()).set('idempotency-key', randomUUID()).expect(409);
  expect(refused.body as Problem).toMatchObject({ code: 'account_suspended', detail: SUSPENDED });
  expect(await head()).toBe(before);
});

it('is shown to be suspended where the account is', async () => {
  expect(await player.profile()).toMatchObject({ isSuspended: true });
});

it('reads, saves, shares, and takes its data and its money with it', async () => {
  expect(
    ((await player.get(`/api/game/load/${gameId}`).expect(200)).body as GameAnswer).gameState.gameId,
  ).toBe(gameId);
  await player.post('/api/game/save', { gameId }).expect(200);
  await player.post(`/api/games/${gameId}/shares`, { turnId: gameId }).expect(201);
  await player.get('/api/user/export').expect(200);
  const asked = await player.post(`/api/payments/${paymentId}/refund`).expect(202);
  expect((asked.body as PaymentSummary).status).toBe('refund_pending');
});

it('plays and buys again once the suspension is lifted', async () => {
  await tell({ type: 'LiftSuspension', actId: randomUUID(), at: new Date().toISOString() });
  expect(await player.profile()).toMatchObject({ isSuspended: false });
  await player.post('/api/game/start', opening).expect(201);
  await player.post('/api/credits/purchase', { amount: 5 }).expect(200);
});

it('can leave for good while it is suspended', async () => {
  await tell({ type: 'SuspendPlayer', actId: randomUUID(), at: new Date().toISOString() });
  await player.delete('/api/auth/delete-account').expect(202);
});
