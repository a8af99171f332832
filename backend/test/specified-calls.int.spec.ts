/**
 * Every call of the specification's section 7, with good input and with bad, in the order of its table. What each answers is held against
 * the OpenAPI document besides (support/openapi-watch.ts).
 */
import { randomUUID } from 'node:crypto';
import type {
  Character,
  DemoAnswer,
  GameAnswer,
  GameStateAnswer,
  PaymentSuccessAnswer,
  Problem,
  ProcessTurnAnswer,
  PublicStats,
  PurchaseAnswer,
  SavedGameSummary,
  Session,
  UsageEntry,
  User,
} from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import request, { type Response, type Test } from 'supertest';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

const french = 'french_revolution';
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const password = 'correct horse';
const username = `caller_${randomUUID().slice(0, 8)}`;
const email = `${username}@example.org`;

let local: LocalBackend;
let backend: RunningBackend;
let visitor: ReturnType<typeof request.agent>;
let token: string;
let game: GameAnswer;
let played: ProcessTurnAnswer;
/** Of the last command, so that reads show it. */
let position: string | null = null;

beforeAll(async () => {
  local = await localBackend('stripe', 'chronicler');
  backend = await local.start({ STRIPE_WEBHOOK_SECRET: local.env.STRIPE_WEBHOOK_SECRET! });
  visitor = request.agent(`http://127.0.0.1:${backend.port}`);
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

type Method = 'get' | 'post' | 'patch' | 'delete';

/** As the signed-in player. */
function call(method: Method, path: string, body?: object): Test {
  const test = request(`http://127.0.0.1:${backend.port}`)
    [method](path)
    .set('authorization', `Bearer ${token}`);
  if (position !== null) void test.set('x-log-position', position);
  test.on('response', ({ headers }: Response) => {
    const told = headers['x-log-position'] as string | undefined;
    if (told !== undefined) position = told;
  });
  return body ? test.send(body) : test;
}

/** Without a token. */
function bare(method: Method, path: string, body?: object): Test {
  const test = request(`http://127.0.0.1:${backend.port}`)[method](path);
  return body ? test.send(body) : test;
}

async function refused(test: Test, status: number, code: string): Promise<void> {
  const response = await test;
  expect([response.status, (response.body as Problem).code]).toEqual([status, code]);
}

async function pay(url: string): Promise<string> {
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
  const paid = await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  return new URL(paid.headers.get('location')!).searchParams.get('session_id')!;
}

it('POST /api/auth/register', async () => {
  const { body } = await bare('post', '/api/auth/register', { username, email, password }).expect(201);
  const session = body as Session;
  token = session.token;
  expect(session.user).toMatchObject({ username, email });
  await refused(
    bare('post', '/api/auth/register', { username: 'ab', email: 'no', password: '1' }),
    400,
    'invalid_request',
  );
});

it('POST /api/auth/login', async () => {
  const { body } = await bare('post', '/api/auth/login', { username: email, password }).expect(200);
  expect((body as Session).user.username).toBe(username);
  await refused(bare('post', '/api/auth/login', { username, password: '' }), 400, 'invalid_request');
});

it('GET /api/auth/me', async () => {
  const { body } = await call('get', '/api/auth/me').expect(200);
  expect((body as User).email).toBe(email);
  await bare('get', '/api/auth/me').expect(401);
});

it('GET /api/stats', async () => {
  const { body } = await bare('get', '/api/stats').expect(200);
  expect(Object.keys(body as object).sort()).toEqual(['conversionRate', 'totalPlayers', 'totalScenarios']);
  await refused(bare('post', '/api/stats'), 405, 'method_not_allowed');
});

it('GET and PATCH /api/user/profile', async () => {
  await call('get', '/api/user/profile').expect(200);
  await bare('get', '/api/user/profile').expect(401);
  const { body } = await call('patch', '/api/user/profile', {
    settings: { historicalAccuracy: false },
  }).expect(200);
  expect(body).toMatchObject({ username, settings: { historicalAccuracy: false, autoSave: true } });
  await refused(call('patch', '/api/user/profile', { username: 'no@sign' }), 400, 'invalid_request');
});

it('GET and POST /api/characters', async () => {
  const { body } = await call('get', `/api/characters?gameType=${french}`).expect(200);
  expect(body as Character[]).toHaveLength(12);
  await refused(call('get', '/api/characters?gameType=atlantis'), 400, 'invalid_request');
  const sheet = {
    name: 'Jeanne Roy',
    estate: 'Third Estate',
    profession: 'Writer',
    description: 'Writes at night.',
    isHistorical: false,
    startingStats: { influence: 1, reputation: 1, resources: 1 },
    politicalLeanings: 'moderate',
    gameType: french,
  };
  const created = await call('post', '/api/characters', sheet).expect(201);
  expect(created.body).toMatchObject({ name: 'Jeanne Roy', isHistorical: false, gameType: french });
  await refused(call('post', '/api/characters', { ...sheet, estate: 'patrician' }), 400, 'invalid_request');
});

it('POST /api/credits/purchase and payment-success', async () => {
  const purchase = await call('post', '/api/credits/purchase', { amount: 5 }).expect(200);
  await refused(call('post', '/api/credits/purchase', { amount: 7 }), 400, 'invalid_request');
  const sessionId = await pay((purchase.body as PurchaseAnswer).url);
  const { body } = await call('post', '/api/credits/payment-success', { sessionId }).expect(200);
  expect(body as PaymentSuccessAnswer).toMatchObject({ success: true, creditsAdded: 5, userEmail: email });
  await refused(
    call('post', '/api/credits/payment-success', { sessionId: 'cs_nobody' }),
    404,
    'unknown_payment',
  );
});

it('POST /api/tokens/purchase', async () => {
  const { body } = await call('post', '/api/tokens/purchase', { tokens: 1_000_000, amount: 2 }).expect(200);
  expect((body as PurchaseAnswer).url).toMatch(/^http/);
  const mismatch = await call('post', '/api/tokens/purchase', { tokens: 2_000_000, amount: 1 });
  expect(mismatch.status).toBe(400);
});

it('GET /api/game/state without a game', async () => {
  const { body } = await call('get', '/api/game/state').expect(200);
  expect(body).toEqual({ gameState: null, character: null });
  await refused(call('get', '/api/game/state?gameType=atlantis'), 400, 'invalid_request');
});

it('POST /api/game/start', async () => {
  const { body } = await call('post', '/api/game/start', {
    characterId: 101,
    difficulty: 'normal',
    gameType: french,
  }).expect(201);
  game = body as GameAnswer;
  const { playerStats } = game.gameState;
  expect(game.gameState).toMatchObject({
    gameType: french,
    currentDate: '14 July 1789',
    gamePhase: 'The Bastille and the Great Fear',
    resources: playerStats.resources,
    hasUnsavedChanges: false,
  });
  expect(Object.keys(playerStats).sort()).toEqual(['influence', 'reputation', 'resources']);
  expect(game.gameState.suggestions).toHaveLength(3);
  await refused(
    call('post', '/api/game/start', { difficulty: 'normal', gameType: french }),
    400,
    'invalid_request',
  );
});

it('POST /api/game/process', async () => {
  const turn = {
    userInput: 'I rise and speak.',
    gameType: french,
    currentNarrative: game.gameState.narrative,
  };
  const { body } = await call('post', '/api/game/process', turn).expect(200);
  played = body as ProcessTurnAnswer;
  expect(played.response).toMatch(/\*\*What to Do Next\*\*\s+1\. \*\*.+\*\*/);
  await refused(call('post', '/api/game/process', { ...turn, userInput: '   ' }), 400, 'empty_input');
}, 60_000);

it('POST /api/game/save', async () => {
  await call('post', '/api/game/save').expect(200);
  await refused(call('post', '/api/game/save', { gameId: randomUUID() }), 404, 'game_not_found');
});

it('GET /api/game/load/{id} and GET /api/games/saved', async () => {
  const { body } = await call('get', `/api/game/load/${game.gameState.gameId}`).expect(200);
  expect((body as GameStateAnswer).gameState?.turnCount).toBe(1);
  await refused(call('get', `/api/game/load/${randomUUID()}`), 404, 'game_not_found');
  const saved = await call('get', '/api/games/saved').expect(200);
  const { name } = game.character;
  expect(saved.body as SavedGameSummary[]).toEqual([
    {
      id: game.gameState.gameId,
      gameType: french,
      characterName: name,
      character: { name },
      currentDate: (body as GameStateAnswer).gameState?.currentDate,
      gamePhase: 'The Bastille and the Great Fear',
      lastSavedAt: expect.stringMatching(ISO_TIME) as string,
      lastPlayed: expect.stringMatching(ISO_TIME) as string,
      autoSaved: false,
      turnCount: 1,
    },
  ]);
  await bare('get', '/api/games/saved').expect(401);
});

it('GET /api/usage/history', async () => {
  const { body } = await call('get', '/api/usage/history').expect(200);
  expect(body as UsageEntry[]).toEqual([
    expect.objectContaining({
      id: played.turnId,
      action: 'Your own words',
      createdAt: played.turn.submittedAt,
      inputCharacters: 'I rise and speak.'.length,
      outputCharacters: played.turn.narrative!.length,
      cost: played.turn.receipt!.chargedMicroUsd / 1_000_000,
    }),
  ]);
  await bare('get', '/api/usage/history').expect(401);
  const [turn] = body as [UsageEntry];
  const summary = await call('get', '/api/usage/summary').expect(200);
  expect(summary.body).toEqual({
    tokens: turn.inputTokens + turn.outputTokens,
    sessions: 1,
    averageTurns: 1,
  });
});

it('POST /api/game/start-demo, process-demo and GET demo-state', async () => {
  const nothing = await visitor.get('/api/game/demo-state').expect(200);
  expect(nothing.body).toEqual({ gameState: null, character: null });
  await refused(
    visitor.post('/api/game/start-demo').send({ gameType: 'roman_republic' }),
    400,
    'invalid_request',
  );
  const started = await visitor.post('/api/game/start-demo').send({ gameType: french });
  expect([started.status, (started.body as DemoAnswer).actionButtons.length]).toEqual([200, 3]);
  const act = { input: 'I ask for bread.', turnNumber: 1 };
  const told = await visitor.post('/api/game/process-demo').send(act).expect(200);
  expect((told.body as DemoAnswer).narrative).not.toBe('');
  await refused(visitor.post('/api/game/process-demo').send(act), 409, 'demo_turn_mismatch');
  const after = await visitor.get('/api/game/demo-state').expect(200);
  expect(after.body).toMatchObject({ gameState: { turnsDone: 1, completed: false } });
}, 60_000);

it('GET /api/stats counts players, games started, and the share of players who bought', async () => {
  const another = `${username}_too`;
  const second = { username: another, email: `${another}@example.org`, password };
  await bare('post', '/api/auth/register', second).expect(201);
  const counted = await poll(
    async () => {
      const stats = (await bare('get', '/api/stats').expect(200)).body as PublicStats;
      return stats.totalPlayers === 2 ? stats : null;
    },
    { timeoutMs: 10_000 },
  );
  expect(counted).toEqual({ totalPlayers: 2, totalScenarios: 1, conversionRate: 50 });
});

it.each<[Method, string]>([
  ['get', '/api/auth/me'],
  ['get', '/api/user/profile'],
  ['patch', '/api/user/profile'],
  ['delete', '/api/auth/delete-account'],
  ['get', '/api/game/state'],
  ['get', `/api/game/load/${randomUUID()}`],
  ['post', '/api/game/process'],
  ['post', '/api/game/save'],
  ['post', '/api/game/start'],
  ['get', `/api/characters?gameType=${french}`],
  ['post', '/api/characters'],
  ['post', '/api/tokens/purchase'],
  ['get', '/api/games/saved'],
  ['get', '/api/usage/history'],
  ['delete', `/api/games/${randomUUID()}`],
])('a visitor is refused: %s %s', (method, path) => refused(bare(method, path), 401, 'not_signed_in'));

it('DELETE /api/games/{id}', async () => {
  await refused(call('delete', `/api/games/${randomUUID()}`), 404, 'game_not_found');
  const { status } = await call('delete', `/api/games/${game.gameState.gameId}`);
  expect(status).toBe(204);
});

it('DELETE /api/auth/delete-account', async () => {
  await bare('delete', '/api/auth/delete-account').expect(401);
  const { body } = await call('delete', '/api/auth/delete-account').expect(202);
  expect((body as { forfeitedCredits: string }).forfeitedCredits).toMatch(/^4\.9\d$/);
  await call('get', '/api/auth/me').expect(401);
});
