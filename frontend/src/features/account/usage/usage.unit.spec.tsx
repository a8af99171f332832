import type { UsageEntry } from '@rubicon/contracts';
import { screen } from '@testing-library/react';
import { accountScreen } from '../../../testing/account-screen.js';
import { renderApp } from '../../../testing/render-app.js';
import { problem } from '../../../testing/serve-api.js';

const account = accountScreen();

function usage(minute: number): UsageEntry {
  return {
    id: `turn-${minute}`,
    action: 'Action',
    createdAt: new Date(Date.UTC(2026, 2, 14, 10, minute)).toISOString(),
    inputCharacters: 100,
    outputCharacters: 1_900,
    inputTokens: 3_000,
    cachedInputTokens: 0,
    outputTokens: 400,
    cost: 0.009897,
    gameType: 'roman_republic',
  };
}

it('lists at most ten turns, with their cost to three decimals and their characters', async () => {
  account.api.answer({
    'GET /api/usage/history': { body: Array.from({ length: 12 }, (_, index) => usage(index)) },
  });
  renderApp('/account?tab=usage');
  expect(await screen.findAllByText('$0.010')).toHaveLength(10);
  expect(screen.getAllByText('2,000 characters')).toHaveLength(10);
});

it('says when nothing has been played', async () => {
  renderApp('/account?tab=usage');
  expect(
    await screen.findByText('No turns yet. Each one you play is listed here with what it cost.'),
  ).toBeVisible();
});

it('says when it cannot be loaded', async () => {
  account.api.answer({ 'GET /api/usage/history': problem(503, 'unavailable', 'Later.') });
  renderApp('/account?tab=usage');
  expect(await screen.findByText('The usage history could not be loaded')).toBeVisible();
});

it('shows what was used in all', async () => {
  account.api.answer({
    'GET /api/usage/summary': { body: { tokens: 40_800, sessions: 24, averageTurns: 3 } },
  });
  renderApp('/account?tab=usage');
  expect(await screen.findByText('40,800')).toBeVisible();
  expect(screen.getByText('24')).toBeVisible();
  expect(screen.getByText('3.0')).toBeVisible();
});
