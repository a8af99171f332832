import type { UsageEntry } from '@rubicon/contracts';
import { screen } from '@testing-library/react';
import { accountScreen, emptyStatement, statementEntry } from '../../../testing/account-screen.js';
import { renderApp } from '../../../testing/render-app.js';
import { problem } from '../../../testing/serve-api.js';
import { averageTurns, countSessions, totalTokens } from './usage-figures.js';

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
  const entries = [1, 2, 3].map((revision) => statementEntry('captured', revision, { gameId: 'g1' }));
  account.api.answer({ 'GET /api/credits/statement': { body: { ...emptyStatement, entries } } });
  renderApp('/account?tab=usage');
  expect(await screen.findByText('3.0')).toBeVisible();
  expect(await screen.findAllByText('$0.010')).toHaveLength(10);
  expect(screen.getAllByText('2,000 characters')).toHaveLength(10);
  expect(screen.getByText('40,800')).toBeVisible();
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

it('computes the headline figures', () => {
  const entries = [usage(59), usage(0), usage(29)];
  expect(totalTokens(entries)).toBe(10_200);
  expect(countSessions(entries)).toBe(2);
  expect(countSessions([])).toBe(0);
  const turns = ['g1', 'g1', 'g1', 'g2'].map((gameId, turn) => statementEntry('captured', turn, { gameId }));
  expect(averageTurns([...turns, statementEntry('reserved', 4, { gameId: 'g3' })])).toBe('2.0');
  expect(averageTurns([])).toBe('0');
});
