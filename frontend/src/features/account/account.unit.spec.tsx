import type { SavedGameSummary, Statement, UsageEntry } from '@rubicon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../lib/toast-store.js';
import { renderApp } from '../../testing/render-app.js';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../testing/sessions.js';
import { creditStatus } from './credit-status.js';
import { averageTurns, countSessions, totalTokens } from './usage-figures.js';

const statement: Statement = {
  availableMicroUsd: 4_990_103,
  reservedMicroUsd: 0,
  frozenMicroUsd: 0,
  heldMicroUsd: 0,
  chargedMicroUsd: 9_897,
  purchasedMicroUsd: 5_000_000,
  grantedMicroUsd: 0,
  entries: [
    entry('captured', 2, {
      availableDeltaMicroUsd: 22_103,
      reservedDeltaMicroUsd: -32_000,
      spentMicroUsd: 9_897,
    }),
    entry('reserved', 1, { availableDeltaMicroUsd: -32_000, reservedDeltaMicroUsd: 32_000 }),
    entry('purchased', 0, { availableDeltaMicroUsd: 5_000_000 }),
  ],
};

function entry(
  kind: Statement['entries'][number]['kind'],
  revision: number,
  deltas: Partial<Statement['entries'][number]>,
): Statement['entries'][number] {
  return {
    kind,
    revision,
    at: '2026-03-14T10:00:00.000Z',
    turnId: null,
    gameId: null,
    paymentId: null,
    availableDeltaMicroUsd: 0,
    reservedDeltaMicroUsd: 0,
    frozenDeltaMicroUsd: 0,
    heldDeltaMicroUsd: 0,
    spentMicroUsd: 0,
    ...deltas,
  };
}

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

const saved: SavedGameSummary = {
  id: 'a3f0',
  gameType: 'roman_republic',
  characterName: 'Gaius Julius Caesar',
  character: { name: 'Gaius Julius Caesar' },
  currentDate: '10 January 49 BC',
  gamePhase: 'The Crossing',
  lastSavedAt: null,
  lastPlayed: '2026-03-14T10:00:00.000Z',
  autoSaved: true,
  turnCount: 5,
};

let api: ServedApi;
beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    'GET /api/credits/statement': { body: statement },
    'GET /api/usage/history': { body: [] },
    'GET /api/games/saved': { body: [saved] },
  });
});
afterEach(async () => {
  act(dismissToast);
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

function calls(method: string, path: string) {
  return api.asked.filter((call) => call.method === method && call.url === path);
}

it('shows the account and its credits', async () => {
  renderApp('/account');
  expect(await screen.findByRole('heading', { name: 'Account Management' })).toBeVisible();
  expect(await screen.findByText('$4.97')).toBeVisible();
  expect(screen.getByText('Credits available for gameplay')).toBeVisible();
  expect(screen.getByText('mirabeau@example.org')).toBeVisible();
  expect(screen.getByText('14 March 2026')).toBeVisible();
});

it('says that the profile cannot be fetched, and tries again', async () => {
  api.answer({ 'GET /api/user/profile': problem(503, 'unavailable', 'Later.') });
  renderApp('/account');
  expect(await screen.findByText('Failed to fetch profile')).toBeVisible();
  api.answer({ 'GET /api/user/profile': { body: playerProfile } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('$4.97')).toBeVisible();
});

it('lists every entry of the wallet', async () => {
  renderApp('/account?tab=credits');
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Turn charged', 'charged $0.009897', '+$0.022103'],
    ['Set aside for a turn', '', '\u2212$0.032'],
    ['Credits purchased', '', '+$5.00'],
  ]);
});

describe('buying credits', () => {
  it('says so when the checkout cannot be opened, and asks with the same key again', async () => {
    api.answer({ 'POST /api/credits/purchase': { status: 500, body: '' } });
    renderApp('/account?tab=credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Buy $5' }));
    expect(await screen.findByText('Purchase Failed')).toBeVisible();
    expect(screen.getByText('Unable to create payment session. Please try again.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Buy $5' }));
    await waitFor(() => expect(calls('POST', '/api/credits/purchase')).toHaveLength(2));
    const [first, second] = calls('POST', '/api/credits/purchase');
    expect(first!.body).toEqual({ amount: 5, product: 'credits', returnTo: 'account' });
    expect(first!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
  });

  it('says so when the answer names no checkout', async () => {
    api.answer({ 'POST /api/credits/purchase': { body: { paymentId: 'p' } } });
    renderApp('/account?tab=credits');
    await userEvent.click(await screen.findByRole('button', { name: 'Buy $20' }));
    expect(await screen.findByText('Failed to create checkout session')).toBeVisible();
  });
});

describe('the return from the checkout', () => {
  it('confirms once, shows the new balance and cleans the address', async () => {
    api.answer({
      'POST /api/credits/payment-success': () => {
        api.answer({ 'GET /api/user/profile': { body: { ...playerProfile, creditBalance: '9.97' } } });
        return { body: { success: true, creditsAdded: 5, userEmail: player.email } };
      },
    });
    const { router } = renderApp('/account?payment=success&session_id=cs_test_1&tab=credits');
    expect(await screen.findByText('Payment Successful')).toBeVisible();
    expect(screen.getByText('$5.00 credits added to your account')).toBeVisible();
    expect(await screen.findByText('$9.97')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=credits');
    expect(calls('POST', '/api/credits/payment-success').map(({ body }) => body)).toEqual([
      { sessionId: 'cs_test_1' },
    ]);
  });

  it('says that credits may take a moment when confirming fails', async () => {
    api.answer({ 'POST /api/credits/payment-success': problem(503, 'unavailable', 'Later.') });
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    renderApp('/account?payment=success&session_id=cs_test_1');
    expect(await screen.findByText('Payment Processing Error')).toBeVisible();
    expect(screen.getByText('Payment completed but credits may take a moment to appear')).toBeVisible();
    logged.mockRestore();
  });

  it('says that nothing was charged when it was cancelled', async () => {
    const { router } = renderApp('/account?payment=cancelled');
    expect(await screen.findByText('Your payment was cancelled. No charges were made.')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(calls('POST', '/api/credits/payment-success')).toEqual([]);
  });
});

it('greets by the newUser flag too', async () => {
  localStorage.setItem('newUser', 'true');
  renderApp('/account');
  expect(await screen.findByRole('heading', { name: 'Welcome to RUBICON' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Buy Credits', selected: true })).toBeVisible();
  expect(localStorage.getItem('newUser')).toBeNull();
});

it('lists at most ten turns, with their cost to three decimals and their characters', async () => {
  api.answer({ 'GET /api/usage/history': { body: Array.from({ length: 12 }, (_, index) => usage(index)) } });
  renderApp('/account?tab=usage');
  expect(await screen.findAllByText('$0.010')).toHaveLength(10);
  expect(screen.getAllByText('2,000 characters')).toHaveLength(10);
  expect(screen.getByText('40,800')).toBeVisible();
});

it('leads from a saved game into it', async () => {
  renderApp('/account?tab=games');
  const link = await screen.findByRole('link', { name: /^Load Game: Gaius Julius Caesar/ });
  expect(link).toHaveAttribute('href', '/game?loadGame=a3f0&gameType=roman_republic');
  expect(screen.getByText('Auto-saved')).toBeVisible();
});

it.each([
  ['0.00', 'No credits - purchase credits to play games'],
  ['0.99', 'Low balance - consider purchasing more credits'],
  ['1.00', 'Credits available for gameplay'],
])('calls a balance of %s by its name', (balance, message) =>
  expect(creditStatus(balance).message).toBe(message),
);

it('computes the headline figures', () => {
  const entries = [usage(59), usage(0), usage(29)];
  expect(totalTokens(entries)).toBe(10_200);
  expect(countSessions(entries)).toBe(2);
  expect(countSessions([])).toBe(0);
  expect(averageTurns([saved, { ...saved, turnCount: 2 }])).toBe('3.5');
  expect(averageTurns([])).toBe('0');
});
