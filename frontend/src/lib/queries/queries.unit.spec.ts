import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createElement, type PropsWithChildren } from 'react';
import { heldAnswer, problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile, tokenExpiring } from '../../testing/sessions.js';
import { createQueryClient } from '../api/query-client.js';
import { startSession } from '../session/session.js';
import { creditsMoved } from './credits-moved.js';
import { currentUserQuery, useCurrentUser } from './current-user.js';
import { profileQuery, useProfile } from './profile.js';
import { savedGamesQuery } from './saved-games.js';

let api: ServedApi;
let client: QueryClient;
beforeEach(async () => {
  client = createQueryClient();
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  client.clear();
  await api.close();
  localStorage.clear();
});

const wrapper = ({ children }: PropsWithChildren) => createElement(QueryClientProvider, { client }, children);
function signedIn() {
  return renderHook(useCurrentUser, { wrapper }).result;
}

/** How often the server was asked, when the answer is wanted again at each of these times (ms after the first). */
async function askedAt(fetch: () => Promise<unknown>, times: readonly number[]): Promise<number[]> {
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  await fetch();
  const counts: number[] = [];
  for (const time of times) {
    clock.mockReturnValue(start + time);
    await fetch();
    counts.push(api.asked.length);
  }
  return counts;
}

it('asks who is signed in with a valid token only', async () => {
  startSession({ token: tokenExpiring(Date.now() - 1000), user: player });
  const user = signedIn();
  expect(user.current.fetchStatus).toBe('idle');
  expect(api.asked).toEqual([]);
  act(() => startSession(freshSession()));
  await waitFor(() => expect(user.current.data).toEqual(player));
  expect(api.asked).toHaveLength(1);
});

it('keeps the user for five minutes, and does not ask again after a failure', async () => {
  startSession(freshSession());
  expect(await askedAt(() => client.fetchQuery(currentUserQuery), [299_999, 300_000])).toEqual([1, 2]);
  client.clear();
  api.answer({ 'GET /api/auth/me': { status: 500, body: 'later' } });
  await expect(client.fetchQuery(currentUserQuery)).rejects.toThrow('500: later');
  expect(api.asked).toHaveLength(3);
});

it('keeps the profile for thirty seconds, and says so when it cannot be had', async () => {
  expect(await askedAt(() => client.fetchQuery(profileQuery), [29_999, 30_000])).toEqual([1, 2]);
  client.clear();
  api.answer({ 'GET /api/user/profile': { status: 500, body: '' } });
  await expect(client.fetchQuery(profileQuery)).rejects.toThrow(/^Failed to fetch profile$/);
});

it('throws on a 401 to the saved games', async () => {
  api.answer({ 'GET /api/games/saved': problem(401, 'not_signed_in', 'Please sign in.') });
  await expect(client.fetchQuery(savedGamesQuery)).rejects.toThrow(/^401: /);
});

it('shows the credits that came while the first answer was on its way', async () => {
  const held = heldAnswer();
  api.answer({ 'GET /api/user/profile': held.answer });
  const { result: profile } = renderHook(useProfile, { wrapper });
  await waitFor(() => expect(api.asked).toHaveLength(1));
  const after = { ...playerProfile, creditBalance: '5.97' };
  api.answer({ 'GET /api/user/profile': { body: after } });
  const moved = act(() => creditsMoved(client));
  held.give({ body: playerProfile });
  await moved;
  await waitFor(() => expect(profile.current.data).toEqual(after));
});
