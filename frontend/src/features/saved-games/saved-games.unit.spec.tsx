import type { GameType, SavedGameSummary } from '@rubicon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app.js';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../testing/sessions.js';

const game: SavedGameSummary = {
  id: '7d0f2c1a-58a4-4f0e-9b0a-0f6f0a1b2c3d',
  gameType: 'roman_republic',
  characterName: 'Gaius Julius Caesar',
  character: { name: 'Gaius Julius Caesar' },
  currentDate: '18 January 49 BC',
  gamePhase: 'The Rubicon',
  lastSavedAt: null,
  lastPlayed: '2026-03-14T10:00:00.000Z',
  autoSaved: true,
  turnCount: 2,
};

let api: ServedApi;
beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    'GET /api/games/saved': { body: [game] },
    [`DELETE /api/games/${game.id}`]: { status: 204, body: '' },
  });
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
});

async function askToDelete() {
  renderApp('/saved-games');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: /^Delete: Gaius Julius Caesar/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Saved Game' });
  return { dialog, press: (name: string) => user.click(within(dialog).getByRole('button', { name })) };
}

it('shows a game with its era, phase and date, and leads into it', async () => {
  renderApp('/saved-games');
  expect(await screen.findByRole('heading', { name: 'Gaius Julius Caesar' })).toBeVisible();
  for (const text of ['Roman Republic', 'Auto-saved', 'The Rubicon', '18 January 49 BC'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^Last played 14 Mar 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Load Game/ })).toHaveAttribute(
    'href',
    `/game?loadGame=${game.id}&gameType=roman_republic`,
  );
  const named = 'Gaius Julius Caesar, 18 January 49 BC';
  expect(screen.getByRole('link', { name: `Timeline: ${named}` })).toHaveAttribute(
    'href',
    `/timeline?game=${game.id}`,
  );
  await userEvent.click(screen.getByRole('button', { name: `Export: ${named}` }));
  expect(await screen.findByRole('dialog', { name: 'Make a book of it' })).toHaveTextContent(
    'The story from the opening to where it stands now',
  );
});

it.each<[GameType, string]>([
  ['french_revolution', 'the French Revolution'],
  ['roman_republic', 'the Roman Republic'],
  ['sengoku_japan', 'Sengoku Japan'],
])('asks before it deletes a game of %s', async (gameType, scenario) => {
  api.answer({ 'GET /api/games/saved': { body: [{ ...game, gameType }] } });
  const { dialog, press } = await askToDelete();
  expect(dialog).toHaveTextContent(
    `Are you sure you want to delete your Gaius Julius Caesar game in ${scenario}? This action cannot be undone.`,
  );
  await press('Cancel');
  expect(screen.getByRole('link', { name: /^Load Game/ })).toBeVisible();
  expect(api.asked.some(({ method }) => method === 'DELETE')).toBe(false);
});

it('deletes a game, and says that there are none left', async () => {
  const { press } = await askToDelete();
  await press('Delete Game');
  expect(await screen.findByText('Game Deleted')).toBeVisible();
  expect(screen.getByText('Your saved game has been deleted successfully.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No Saved Games' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start New Game' })).toHaveAttribute('href', '/');
});

it('says when a game could not be deleted, and keeps it', async () => {
  api.answer({ [`DELETE /api/games/${game.id}`]: problem(503, 'unavailable', 'Later.') });
  const { press, dialog } = await askToDelete();
  await press('Delete Game');
  expect(await screen.findByText('Delete Failed')).toBeVisible();
  expect(screen.getByText('Failed to delete the saved game. Please try again.')).toBeVisible();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Delete Game' })).toBeEnabled());
});
