import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, tokenExpiring } from '../../testing/sessions.js';
import { startSession, validToken } from '../session/session.js';
import { answerOf, answerUnlessRefused, api as client } from './api.js';
import { ApiError, serverMessage } from './api-error.js';

const figure = {
  name: 'Marat',
  estate: 'Third Estate',
  profession: 'Doctor',
  description: 'Writes in the bath.',
  gameType: 'french_revolution',
} as const;

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({ 'GET /api/stats': { body: { totalPlayers: 1 } } });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a request', () => {
  it('has a JSON content type only with a body, and no Authorization without a token', async () => {
    api.answer({ 'POST /api/characters': { status: 201, body: {} } });
    await client.GET('/api/stats');
    await client.POST('/api/characters', { params: { header: { 'Idempotency-Key': 'k1' } }, body: figure });
    const [get, post] = api.asked;
    expect(get!.headers['content-type']).toBeUndefined();
    expect(get!.headers.authorization).toBeUndefined();
    expect(post!.headers['content-type']).toBe('application/json');
    expect(post!.headers['idempotency-key']).toBe('k1');
    expect(post!.body).toEqual(figure);
  });

  it('carries the token while it is valid, and not once it expired', async () => {
    const session = freshSession();
    startSession(session);
    await client.GET('/api/stats');
    startSession({ token: tokenExpiring(Date.now() - 1000), user: player });
    await client.GET('/api/stats');
    expect(api.asked.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${session.token}`,
      undefined,
    ]);
  });

  it('always goes with the cookies', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await client.GET('/api/stats');
    await client.POST('/api/auth/logout').catch(() => undefined);
    const sent = fetched.mock.calls.map(([request]) => request instanceof Request && request.credentials);
    expect(sent).toEqual(['include', 'include']);
    fetched.mockRestore();
  });

  it('is sent again without a position that the log does not have any more', async () => {
    sessionStorage.setItem('rubicon_log_position', '900');
    const answers = [problem(400, 'unknown_log_position', 'Beyond the end.'), { body: { gameId: 'g' } }];
    api.answer({ 'POST /api/game/save': () => answers.shift()! });
    expect(await answerOf(client.POST('/api/game/save', { body: { gameId: 'g' } }))).toEqual({ gameId: 'g' });
    expect(api.asked.map(({ headers, body }) => [headers['x-log-position'], body])).toEqual([
      ['900', { gameId: 'g' }],
      [undefined, { gameId: 'g' }],
    ]);
  });

  it('sends no position that is none, and keeps the next one', async () => {
    sessionStorage.setItem('rubicon_log_position', '-1');
    api.answer({ 'POST /api/game/save': { body: {}, headers: { 'x-log-position': '7' } } });
    await client.POST('/api/game/save');
    await client.GET('/api/stats').catch(() => undefined);
    expect(api.asked.map(({ headers }) => headers['x-log-position'])).toEqual([undefined, '7']);
  });

  it('carries the highest log position seen, to read its own writes', async () => {
    const positions = ['900', '1000', '950'];
    api.answer({
      'POST /api/game/save': () => ({ body: {}, headers: { 'x-log-position': positions.shift() ?? '' } }),
    });
    for (let call = 0; call < 3; call += 1) await client.POST('/api/game/save');
    await client.GET('/api/stats');
    expect(api.asked.map(({ headers }) => headers['x-log-position'])).toEqual([
      undefined,
      '900',
      '1000',
      '1000',
    ]);
  });
});

describe('an answer', () => {
  it('without a body is undefined', async () => {
    api.answer({ 'DELETE /api/games/7': { status: 204 } });
    const deleted = client.DELETE('/api/games/{id}', { params: { path: { id: '7' } } });
    await expect(answerOf(deleted)).resolves.toBeUndefined();
  });

  it('that is not OK throws its status and its body', async () => {
    api.answer({ 'GET /api/stats': { status: 500, body: 'the archive burns' } });
    const error = await refusal(client.GET('/api/stats'));
    expect(error.message).toBe('500: the archive burns');
    expect(serverMessage(error, 'Please try again')).toBe('Please try again');
  });

  it('that is not OK and empty throws the status text', async () => {
    api.answer({ 'GET /api/stats': { status: 503, headers: { 'retry-after': '7' }, body: '' } });
    const error = await refusal(client.GET('/api/stats'));
    expect(error.message).toBe('503: Service Unavailable');
    expect(error.retryAfterSeconds).toBe(7);
  });

  it("that is a problem document gives its code and the server's sentence", async () => {
    api.answer({ 'POST /api/auth/register': problem(409, 'username_taken', 'This name is taken.') });
    const error = await refusal(
      client.POST('/api/auth/register', { body: { ...player, password: 'secret' } }),
    );
    expect(error.code).toBe('username_taken');
    expect(serverMessage(error, 'Please try again')).toBe('This name is taken.');
  });

  it.each([401, 403])('of %i to a token ends the session', async (status) => {
    startSession(freshSession());
    api.answer({ 'GET /api/stats': problem(status, 'session_ended', 'Sign in again.') });
    await expect(answerUnlessRefused(client.GET('/api/stats'))).resolves.toBeNull();
    expect(validToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('of 401 without a token touches no session', async () => {
    localStorage.setItem('selectedGameType', 'roman_republic');
    api.answer({ 'POST /api/auth/login': problem(401, 'invalid_credentials', 'Wrong name or password.') });
    await refusal(client.POST('/api/auth/login', { body: { username: 'danton', password: 'no' } }));
    expect(localStorage.getItem('selectedGameType')).toBe('roman_republic');
  });

  it('of 401 to an older token leaves the session begun since', async () => {
    startSession(freshSession());
    const later = { token: tokenExpiring(Date.now() + 7_200_000), user: player };
    api.answer({
      'GET /api/stats': () => {
        startSession(later);
        return problem(401, 'session_ended', 'Sign in again.');
      },
    });
    await refusal(client.GET('/api/stats'));
    expect(validToken()).toBe(later.token);
  });
});
