import { screen } from '@testing-library/react';
import { desmoulins, openingState } from '../../testing/games.js';
import { renderApp } from '../../testing/render-app.js';
import { serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../testing/sessions.js';

const { gameId } = openingState;
const played = {
  ...openingState,
  headTurnId: '22222222-2222-5222-8222-222222222222',
  savedTurnId: gameId,
  hasUnsavedChanges: true,
  narrative: 'The drawbridge falls.',
};

let api: ServedApi;
beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    'GET /api/games/saved': { body: [] },
    'GET /api/game/state': { body: { gameState: played, character: desmoulins } },
  });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
});

const goesOn = () => screen.findByRole('link', { name: /^Continue/ });

it('goes on where the story was left, with auto-save', async () => {
  api.answer({
    [`GET /api/game/load/${gameId}`]: { body: { gameState: played, character: desmoulins } },
  });
  renderApp('/game-select');
  expect(await goesOn()).toHaveAttribute('href', '/game?gameType=french_revolution');
  expect(screen.getByText(/The drawbridge falls\./)).toBeVisible();
});

it('goes on at the save, without', async () => {
  api.answer({
    [`GET /api/game/load/${gameId}`]: {
      body: { gameState: { ...openingState, savedTurnId: gameId }, character: desmoulins },
    },
  });
  renderApp('/game-select');
  expect(await goesOn()).toHaveAttribute('href', `/game?loadGame=${gameId}&gameType=french_revolution`);
  expect(screen.queryByText(/The drawbridge falls\./)).toBeNull();
});

it('asks no further where nothing was played since the save', async () => {
  api.answer({
    'GET /api/game/state': {
      body: { gameState: { ...played, savedTurnId: played.headTurnId }, character: desmoulins },
    },
  });
  renderApp('/game-select');
  expect(await goesOn()).toHaveAttribute('href', '/game?gameType=french_revolution');
  expect(api.asked.some(({ url }) => url.startsWith('/api/game/load'))).toBe(false);
});
