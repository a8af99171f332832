/** Bad input and bad luck, one row per line: the exact status and code, as a problem document with a sentence for the player. */
import { createHmac, randomUUID } from 'node:crypto';
import type { GameState, Problem } from '@rubicon/contracts';
import Stripe from 'stripe';
import request, { type Response, type Test } from 'supertest';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type ScriptedModel } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';

let model: ScriptedModel;
let local: LocalBackend;
let backend: RunningBackend;
let http: ReturnType<typeof request>;
let player: TestPlayer;
let other: TestPlayer;
let poor: TestPlayer;
let game: GameState;
let theirs: GameState;
let waiting: GameState;
let ofThePoor: GameState;

const CHARACTER = 101;
const ROMAN = 201;
const key = () => randomUUID();

beforeAll(async () => {
  model = await startScriptedModel();
  local = await localBackend();
  // Without a narrator a turn stays pending for as long as the test needs it.
  backend = await local.start({ ROLES: 'api,projector', OPENAI_BASE_URL: model.baseUrl, RATE_LIMITS: 'off' });
  http = request(`http://127.0.0.1:${backend.port}`);
  [player, other, poor] = await Promise.all([
    TestPlayer.signUp(backend),
    TestPlayer.signUp(backend),
    TestPlayer.signUp(backend, 31_999),
  ]);
  [game, theirs, ofThePoor] = await Promise.all([
    player.startGame(CHARACTER),
    other.startGame(CHARACTER),
    poor.startGame(CHARACTER),
  ]);
  waiting = await player.startGame(CHARACTER);
  await turn({ gameId: waiting.gameId }).set('prefer', 'respond-async').expect(202);
}, 90_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
}, 30_000);

function start(more: object, as = player): Test {
  return as.post('/api/game/start', {
    characterId: CHARACTER,
    difficulty: 'normal',
    gameType: 'french_revolution',
    ...more,
  });
}

function turn(more: object, as = player): Test {
  return as.post('/api/game/process', {
    userInput: 'I rise and speak.',
    gameType: 'french_revolution',
    gameId: game.gameId,
    ...more,
  });
}

function character(more: object): Test {
  return player.post('/api/characters', {
    name: 'Jeanne',
    estate: 'Third Estate',
    profession: 'Baker',
    description: 'Bakes.',
    gameType: 'french_revolution',
    ...more,
  });
}

function register(more: object): Test {
  const name = `n${randomUUID().slice(0, 8)}`;
  return http
    .post('/api/auth/register')
    .send({ username: name, email: `${name}@example.org`, password: 'correct horse', ...more });
}

function signIn(body: object): Test {
  return http.post('/api/auth/login').send(body);
}

function raw(body: string, type = 'application/json'): Test {
  const test = player.post('/api/game/process');
  return test.set('content-type', type).send(body);
}

/** A token as ours, with other claims or another signature. */
function forged(claims: object, header: object = { alg: 'HS256', typ: 'JWT' }, secret?: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const signed = `${part(header)}.${part({ iss: 'rubicon', sub: player.id, sid: randomUUID(), iat: now, exp: now + 60, ...claims })}`;
  const signature =
    secret === undefined ? '' : createHmac('sha256', secret).update(signed).digest('base64url');
  return `${signed}.${signature}`;
}

function withToken(token: string): Test {
  return http.get('/api/auth/me').set('authorization', `Bearer ${token}`);
}

function signedNotice(event: object): Test {
  const payload = JSON.stringify(event);
  const secret = local.env['STRIPE_WEBHOOK_SECRET']!;
  return http
    .post('/api/stripe/webhook')
    .set('content-type', 'application/json')
    .set('stripe-signature', Stripe.webhooks.generateTestHeaderString({ payload, secret }))
    .send(payload);
}

function expectProblem(response: Response, status: number, code: string): void {
  const problem = response.body as Problem;
  expect([response.status, problem.code]).toEqual([status, code]);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(problem).toEqual({
    type: 'about:blank',
    title: expect.any(String) as string,
    status,
    code,
    detail: expect.stringMatching(/^\w.*\w[.)?]?$/u) as string,
    correlationId: response.headers['x-correlation-id'],
    ...(problem.errors === undefined ? {} : { errors: expect.any(Object) as object }),
  });
  expect(problem.detail).not.toMatch(/error:|exception|undefined|\bat .+:\d+/i);
}

type Row = readonly [what: string, call: () => Test, status: number, code: string];

describe('starting a game is refused with', () => {
  it.each<Row>([
    ['an unknown character', () => start({ characterId: 999_999 }), 404, 'unknown_character'],
    ['a number beyond every column', () => start({ characterId: 2 ** 53 - 1 }), 404, 'unknown_character'],
    ['a negative number', () => start({ characterId: -1 }), 404, 'unknown_character'],
    ['a fraction', () => start({ characterId: 101.5 }), 400, 'invalid_request'],
    ['text for a number', () => start({ characterId: '101' }), 400, 'invalid_request'],
    ['a list for a number', () => start({ characterId: [101] }), 400, 'invalid_request'],
    ['another era’s character', () => start({ characterId: ROMAN }), 422, 'wrong_era'],
    ['an unknown era', () => start({ gameType: '__proto__' }), 400, 'invalid_request'],
    ['an unknown difficulty', () => start({ difficulty: 'constructor' }), 400, 'invalid_request'],
  ])('%s', async (_, call, status, code) => expectProblem(await call(), status, code));

  it('a key used for another game', async () => {
    const same = key();
    await start({}).set('idempotency-key', same).expect(201);
    expectProblem(
      await start({ difficulty: 'hard' }).set('idempotency-key', same),
      422,
      'idempotency_key_reused',
    );
  });
});

describe('a turn is refused with', () => {
  it.each<Row>([
    ['empty text', () => turn({ userInput: '' }), 400, 'empty_input'],
    ['blanks', () => turn({ userInput: ' \u3000\n' }), 400, 'empty_input'],
    ['nothing but NUL', () => turn({ userInput: '\0\0' }), 400, 'empty_input'],
    ['4,001 code points', () => turn({ userInput: '😀'.repeat(4_001) }), 400, 'input_too_long'],
    [
      '50,001 characters of narrative',
      () => turn({ currentNarrative: 'x'.repeat(50_001) }),
      400,
      'invalid_request',
    ],
    ['a list for text', () => turn({ userInput: ['I rise.'] }), 400, 'invalid_request'],
    ['null for text', () => turn({ userInput: null }), 400, 'invalid_request'],
    ['another turn pending', () => turn({ gameId: waiting.gameId }), 409, 'turn_pending'],
    ['a stale parent', () => turn({ parentTurnId: randomUUID() }), 409, 'game_moved_on'],
    ['an era that is not the game’s', () => turn({ gameType: 'roman_republic' }), 409, 'game_moved_on'],
    ['no credits', () => turn({ gameId: ofThePoor.gameId }, poor), 402, 'insufficient_credits'],
    ['another player’s game', () => turn({ gameId: theirs.gameId }), 404, 'game_not_found'],
    ['an unknown game', () => turn({ gameId: randomUUID() }), 404, 'game_not_found'],
    [
      'no game of that era',
      () => turn({ gameId: undefined, gameType: 'sengoku_japan' }),
      404,
      'no_active_game',
    ],
    ['an id that is none', () => turn({ gameId: '__proto__' }), 400, 'invalid_request'],
    ['a parent that is none', () => turn({ parentTurnId: '../..' }), 400, 'invalid_request'],
    ['a kind that is none', () => turn({ kind: 'toString' }), 400, 'invalid_request'],
    [
      'a key beyond 200 characters',
      () => turn({}).set('idempotency-key', 'k'.repeat(201)),
      400,
      'invalid_request',
    ],
    [
      'a position that is none',
      () => player.get('/api/game/state').set('x-log-position', '-1'),
      400,
      'invalid_request',
    ],
    [
      'a position beyond the log',
      () => player.get('/api/game/state').set('x-log-position', '8'.repeat(18)),
      400,
      'unknown_log_position',
    ],
  ])('%s', async (_, call, status, code) => expectProblem(await call(), status, code));

  it('a key used with another body', async () => {
    const same = key();
    const own = await player.startGame(CHARACTER);
    const first = await turn({ gameId: own.gameId })
      .set({ 'idempotency-key': same, prefer: 'respond-async' })
      .expect(202);
    const again = await turn({ gameId: own.gameId })
      .set({ 'idempotency-key': same, prefer: 'respond-async' })
      .expect(202);
    expect(again.body).toEqual(first.body);
    expectProblem(
      await turn({ gameId: own.gameId, userInput: 'I sit down.' }).set('idempotency-key', same),
      422,
      'idempotency_key_reused',
    );
  });

  it('another turn pending, also when that one holds the last credits', async () => {
    const thrifty = await TestPlayer.signUp(backend, 40_000);
    const { gameId } = await thrifty.startGame(CHARACTER);
    await turn({ gameId }, thrifty).set('prefer', 'respond-async').expect(202);
    expectProblem(await turn({ gameId }, thrifty), 409, 'turn_pending');
  });

  it('nothing: text with halves of characters and NUL is taken, cleaned', async () => {
    const { gameId } = await other.startGame(CHARACTER);
    const accepted = await turn({ gameId, userInput: 'I\0 rise\ud800.' }, other)
      .set('prefer', 'respond-async')
      .expect(202);
    const { turnId } = accepted.body as { turnId: string };
    const shown = await other.get(`/api/game/turns/${turnId}`).expect(200);
    expect((shown.body as { userInput: string }).userInput).toBe('I rise\ufffd.');
  });
});

describe('a body is refused that is', () => {
  it.each<Row>([
    ['no JSON', () => raw('{"userInput":'), 400, 'invalid_request'],
    ['a bare word', () => raw('"text"'), 400, 'invalid_request'],
    ['null', () => raw('null'), 400, 'invalid_request'],
    ['a list', () => raw('[]'), 400, 'invalid_request'],
    [
      'a list of bodies',
      () => raw(JSON.stringify([{ userInput: 'x', gameType: 'french_revolution' }])),
      400,
      'invalid_request',
    ],
    ['a list, to sign in', () => http.post('/api/auth/login').send([]), 400, 'invalid_request'],
    ['a list, to save', () => player.post('/api/game/save', []), 400, 'invalid_request'],
    ['a form', () => raw('userInput=x', 'application/x-www-form-urlencoded'), 415, 'unsupported_media_type'],
    ['plain text', () => raw('I rise.', 'text/plain'), 415, 'unsupported_media_type'],
    [
      'in another character set',
      () => raw('{}', 'application/json; charset=latin1'),
      415,
      'unsupported_media_type',
    ],
    [
      'packed in a way nobody knows',
      () => raw('{}').set('content-encoding', 'rot13'),
      415,
      'unsupported_media_type',
    ],
    ['not packed as it says', () => raw('{}').set('content-encoding', 'gzip'), 400, 'invalid_request'],
    ['too large', () => raw(JSON.stringify({ userInput: 'x'.repeat(600_000) })), 413, 'too_large'],
    [
      'nested without end',
      () =>
        raw(
          `{"userInput":"x","gameType":"french_revolution","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
        ),
      400,
      'invalid_request',
    ],
  ])('%s', async (_, call, status, code) => expectProblem(await call(), status, code));
});

describe('a field that nobody asked for is refused by its name:', () => {
  it.each<[string, () => Test, string[]]>([
    ['of a body', () => turn({ gameID: game.gameId, extra: [] }), ['gameID', 'extra']],
    [
      'of a part of one',
      () => player.patch('/api/user/profile', { settings: { theme: 1 } }),
      ['settings.theme'],
    ],
    ['of an empty body', () => player.post('/api/game/save', { game: game.gameId }), ['game']],
    ['of a query', () => player.get('/api/game/state?era=roman_republic'), ['era']],
  ])('%s', async (_, call, fields) => {
    const response = await call();
    expectProblem(response, 400, 'invalid_request');
    expect((response.body as Problem).errors).toEqual(
      Object.fromEntries(fields.map((field) => [field, [`There is no ${field} here.`]])),
    );
  });
});

describe('what is another player’s, or nobody’s, is not found:', () => {
  it.each<Row>([
    ['their save', () => player.get(`/api/game/load/${theirs.gameId}`), 404, 'game_not_found'],
    ['an unknown save', () => player.get(`/api/game/load/${randomUUID()}`), 404, 'game_not_found'],
    ['a save whose id is none', () => player.get('/api/game/load/1'), 404, 'game_not_found'],
    ['a save of a prototype', () => player.get('/api/game/load/__proto__'), 404, 'game_not_found'],
    ['their turns', () => player.get(`/api/games/${theirs.gameId}/turns`), 404, 'game_not_found'],
    ['their game to delete', () => player.delete(`/api/games/${theirs.gameId}`), 404, 'game_not_found'],
    [
      'their game to save',
      () => player.post('/api/game/save', { gameId: theirs.gameId }),
      404,
      'game_not_found',
    ],
    [
      'their game to rewind',
      () => player.post(`/api/games/${theirs.gameId}/rewind`, { turnId: theirs.gameId }),
      404,
      'game_not_found',
    ],
    [
      'a turn to save',
      () => player.post('/api/game/save', { gameId: game.gameId, turnId: randomUUID() }),
      404,
      'unknown_turn',
    ],
    ['a turn', () => player.get(`/api/game/turns/${randomUUID()}`), 404, 'unknown_turn'],
    ['a turn to follow', () => player.get(`/api/game/turns/${randomUUID()}/events`), 404, 'unknown_turn'],
    ['a turn to stop', () => player.post(`/api/game/turns/not-a-turn/stop`), 404, 'unknown_turn'],
    ['an address', () => player.get('/api/nothing'), 404, 'not_found'],
    ['a broken address', () => player.get('/api/game/load/%E0%A4%A'), 400, 'invalid_request'],
  ])('%s', async (_, call, status, code) => expectProblem(await call(), status, code));

  it('their pending turn, to read, follow and stop', async () => {
    const { gameId } = await other.startGame(CHARACTER);
    const accepted = await turn({ gameId }, other).set('prefer', 'respond-async').expect(202);
    const { turnId } = accepted.body as { turnId: string };
    await other.get(`/api/game/turns/${turnId}`).expect(200);
    for (const call of [
      player.get(`/api/game/turns/${turnId}`),
      player.get(`/api/game/turns/${turnId}/events`),
      player.post(`/api/game/turns/${turnId}/stop`),
    ])
      expectProblem(await call, 404, 'unknown_turn');
    expect((await other.get(`/api/game/turns/${turnId}`)).body).toMatchObject({ status: 'pending' });
  });
});

describe('a session is refused with', () => {
  it.each<Row>([
    ['no token', () => http.get('/api/auth/me'), 401, 'not_signed_in'],
    ['no token at all', () => withToken(''), 401, 'session_ended'],
    ['nonsense', () => withToken('nonsense'), 401, 'session_ended'],
    ['no signature', () => withToken(forged({}, { alg: 'none' })), 401, 'session_ended'],
    ['a guessed secret', () => withToken(forged({}, undefined, 'secret')), 401, 'session_ended'],
    [
      'another algorithm',
      () => withToken(forged({}, { alg: 'HS512' }, local.env['JWT_SECRET'])),
      401,
      'session_ended',
    ],
    [
      'an expired token',
      () => withToken(forged({ exp: 1 }, undefined, local.env['JWT_SECRET'])),
      401,
      'session_ended',
    ],
    [
      'an unknown session',
      () => withToken(forged({}, undefined, local.env['JWT_SECRET'])),
      401,
      'session_ended',
    ],
    [
      'another issuer',
      () => withToken(forged({ iss: 'us' }, undefined, local.env['JWT_SECRET'])),
      401,
      'session_ended',
    ],
  ])('%s', async (_, call, status, code) => expectProblem(await call(), status, code));
});

describe('an account is refused with', () => {
  it.each<Row>([
    ['NUL in its name', () => register({ username: 'ab\0cd' }), 400, 'invalid_request'],
    ['half a character in its name', () => register({ username: 'ab\ud800cd' }), 400, 'invalid_request'],
    ['a line break in its name', () => register({ username: 'ab\ncd' }), 400, 'invalid_request'],
    ['NUL in its email', () => register({ email: 'a\0b@example.org' }), 400, 'invalid_request'],
    [
      'half a character in its email',
      () => register({ email: 'a\ud800b@example.org' }),
      400,
      'invalid_request',
    ],
    [
      'null for the password in use',
      () => player.patch('/api/user/profile', { email: 'other@example.org', currentPassword: null }),
      400,
      'invalid_request',
    ],
    ['a number for a password', () => register({ password: 12_345_678 }), 400, 'invalid_request'],
    ['an unknown name', () => signIn({ username: randomUUID(), password: 'x' }), 401, 'invalid_credentials'],
    ['NUL for a name', () => signIn({ username: 'a\0', password: 'x' }), 401, 'invalid_credentials'],
    [
      'half a character for a name',
      () => signIn({ username: '\ud800', password: '\ud800' }),
      401,
      'invalid_credentials',
    ],
    ['an object for a name', () => signIn({ username: { $ne: 1 }, password: 'x' }), 400, 'invalid_request'],
  ])('%s', async (_, call, status, code) => expectProblem(await call(), status, code));
});

describe('a character is refused with', () => {
  it.each<Row>([
    ['66 characters of name', () => character({ name: 'x'.repeat(66) }), 400, 'invalid_request'],
    [
      '151 characters of description',
      () => character({ description: 'x'.repeat(151) }),
      400,
      'invalid_request',
    ],
    ['nothing but NUL for a name', () => character({ name: '\0' }), 400, 'invalid_request'],
    ['an estate of another era', () => character({ estate: 'Patrician' }), 400, 'invalid_request'],
    ['an estate of a prototype', () => character({ estate: '__proto__' }), 400, 'invalid_request'],
    ['two eras asked for', () => player.get('/api/characters?gameType=a&gameType=b'), 400, 'invalid_request'],
  ])('%s', async (_, call, status, code) => expectProblem(await call(), status, code));
});

describe('a purchase is refused with', () => {
  it.each<Row>([
    [
      'an amount outside the catalogue',
      () => player.post('/api/credits/purchase', { amount: 7 }),
      400,
      'invalid_request',
    ],
    ['a negative amount', () => player.post('/api/credits/purchase', { amount: -5 }), 400, 'invalid_request'],
    [
      'an amount in text',
      () => player.post('/api/credits/purchase', { amount: '5' }),
      400,
      'invalid_request',
    ],
    [
      'the full game for $5',
      () => player.post('/api/credits/purchase', { amount: 5, product: 'full-game' }),
      400,
      'unknown_amount',
    ],
    [
      'a return elsewhere',
      () => player.post('/api/credits/purchase', { amount: 5, returnTo: 'https://example.org' }),
      400,
      'invalid_request',
    ],
    [
      'a session that is half a character',
      () => player.post('/api/credits/payment-success', { sessionId: '\ud800' }),
      400,
      'invalid_request',
    ],
    [
      'a session that is a path',
      () => player.post('/api/credits/payment-success', { sessionId: '../refunds' }),
      400,
      'invalid_request',
    ],
    ['a notice without a signature', () => http.post('/api/stripe/webhook').send({}), 400, 'forged_notice'],
    ['a notice that is signed and is none', () => signedNotice({}), 400, 'forged_notice'],
    [
      'a notice that is signed and is about nothing',
      () => signedNotice({ id: 'evt_1', type: 'checkout.session.completed', data: { object: null } }),
      400,
      'forged_notice',
    ],
    [
      'a notice with a signature of its own',
      () => http.post('/api/stripe/webhook').set('stripe-signature', 't=1,v1=00').send({}),
      400,
      'forged_notice',
    ],
  ])('%s', async (_, call, status, code) => expectProblem(await call(), status, code));
});
