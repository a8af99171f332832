import { sengokuJapanDemo } from '@rubicon/scenarios/public/demo/sengoku-japan';
import { playLocalDemo, startLocalDemo } from '@rubicon/scenarios/public/local-demo';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { desmoulins, openingState } from '../../../testing/games.js';
import { renderApp } from '../../../testing/render-app.js';
import { problem, serveApi, type ServedApi } from '../../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../../testing/sessions.js';
import { keepPrologue } from '../prologue/stored-prologue.js';

const begun = playLocalDemo(
  sengokuJapanDemo,
  startLocalDemo(sengokuJapanDemo, Date.now()),
  'I ride.',
  Date.now(),
);
const title = 'Continue your prologue';

let api: ServedApi;
beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    'GET /api/games/saved': { body: [] },
    'GET /api/game/state': { body: { gameState: openingState, character: desmoulins } },
  });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});
const calls = (path: string) => api.asked.filter(({ url }) => url === path);

it.each(['/game-select', '/account'])(
  'offers the browser’s prologue on %s and goes on with it',
  async (path) => {
    keepPrologue(begun);
    localStorage.setItem('rubicon_demo_saved', 'true');
    localStorage.setItem('rubicon_demo_redirect', 'true');
    api.answer({
      'POST /api/game/continue-prologue': {
        status: 201,
        body: { gameState: { ...openingState, gameType: 'sengoku_japan' }, character: desmoulins },
      },
    });
    const { router } = renderApp(path);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue as Oda Takamune' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/game'));
    expect(router.state.location.search).toBe('?gameType=sengoku_japan');
    const [sent] = calls('/api/game/continue-prologue');
    expect(sent!.body).toEqual({ source: 'browser', gameType: 'sengoku_japan', actions: ['I ride.'] });
    expect(sent!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    for (const item of ['rubicon_demo_state', 'rubicon_demo_saved', 'rubicon_demo_redirect'])
      expect(localStorage.getItem(item)).toBeNull();
    expect(calls('/api/game/demo-state')).toEqual([]);
  },
);

it('offers the server’s too, and asks with the same key again after a lost answer', async () => {
  localStorage.setItem('rubicon_server_demo', 'true');
  const { gameType, currentDate, playerStats, narrative } = openingState;
  const story = [
    { input: null, narrative },
    { input: 'I wait.', narrative: 'They wait.' },
  ];
  const demo = { gameType, currentDate, playerStats, narrative, story, turnsDone: 1, completed: false };
  api.answer({
    'GET /api/game/demo-state': {
      body: {
        gameState: { ...demo, pending: false, actionButtons: [], startedAt: '2026-07-14T10:00:00.000Z' },
        character: { name: 'Étienne Delacourt', title: 'Deputy to the National Convention' },
      },
    },
    'POST /api/game/continue-prologue': { status: 500, body: '' },
  });
  const { router } = renderApp('/game-select');
  const button = await screen.findByRole('button', { name: 'Continue as Étienne Delacourt' });
  await userEvent.click(button);
  expect(await screen.findByText('Your prologue is kept. Please try again.')).toBeVisible();
  api.answer({
    'POST /api/game/continue-prologue': {
      status: 201,
      body: { gameState: openingState, character: desmoulins },
    },
  });
  await userEvent.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/game'));
  const [first, second] = calls('/api/game/continue-prologue');
  expect(second!.body).toEqual({ source: 'server' });
  expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
  expect(localStorage.getItem('rubicon_server_demo')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
  // Though the offer asked once more while it was on its way out.
  await userEvent.click(await screen.findByRole('link', { name: 'Games' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

it('says why it cannot be continued, and keeps it', async () => {
  keepPrologue(begun);
  api.answer({ 'POST /api/game/continue-prologue': problem(404, 'no_demo', 'There is no prologue.') });
  renderApp('/game-select');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as Oda Takamune' }));
  expect(await screen.findByText('There is no prologue.')).toBeVisible();
  expect(localStorage.getItem('rubicon_demo_state')).not.toBeNull();
});

it('does not offer again what was declined', async () => {
  keepPrologue(begun);
  renderApp('/game-select');
  await userEvent.click(await screen.findByRole('button', { name: 'No, begin anew' }));
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
  expect(localStorage.getItem('rubicon_prologue_declined')).toBe('true');
});

it.each([
  ['declined', () => localStorage.setItem('rubicon_prologue_declined', 'true')],
  ['without a turn', () => keepPrologue(startLocalDemo(sengokuJapanDemo, Date.now()))],
  ['corrupt', () => localStorage.setItem('rubicon_demo_state', '{"gameType":"sengoku_japan"}')],
])('offers none that is %s', async (_what, prepare) => {
  keepPrologue(begun);
  prepare();
  renderApp('/game-select');
  expect(await screen.findByRole('heading', { name: 'Games' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});
