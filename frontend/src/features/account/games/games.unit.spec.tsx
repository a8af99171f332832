import { screen } from '@testing-library/react';
import { accountScreen } from '../../../testing/account-screen.js';
import { renderApp } from '../../../testing/render-app.js';

const account = accountScreen();

it('leads from a saved game into it', async () => {
  renderApp('/account?tab=games');
  const link = await screen.findByRole('link', { name: /^Load Game: Gaius Julius Caesar/ });
  expect(link).toHaveAttribute('href', '/game?loadGame=a3f0&gameType=roman_republic');
  expect(screen.getByText('Auto-saved')).toBeVisible();
});

it('leads to a new game when there is none', async () => {
  account.api.answer({ 'GET /api/games/saved': { body: [] } });
  renderApp('/account?tab=games');
  expect(await screen.findByText('No Saved Games')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start New Game' })).toHaveAttribute('href', '/game-select');
});
