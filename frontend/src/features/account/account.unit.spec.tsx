import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountScreen } from '../../testing/account-screen.js';
import { desmoulins, openingState } from '../../testing/games.js';
import { renderApp } from '../../testing/render-app.js';
import { heldAnswer, problem } from '../../testing/serve-api.js';
import { player, playerProfile } from '../../testing/sessions.js';
import { creditStatus } from './overview/credit-status.js';

const account = accountScreen();

it('shows the account and its credits', async () => {
  renderApp('/account');
  expect(await screen.findByRole('heading', { name: 'Account Management' })).toBeVisible();
  expect(await screen.findByText('$4.97')).toBeVisible();
  expect(screen.getByText('Credits available for gameplay')).toBeVisible();
  expect(screen.getAllByText('Credit-based Gaming')).toHaveLength(2);
  expect(screen.getByText('mirabeau@example.org')).toBeVisible();
  expect(screen.getByText('14 March 2026')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Buy Credits',
    'Usage',
    'Load Games',
    'Settings',
  ]);
});

it.each(['/account', '/game-select'])('says at %s that the balance is loading', async (address) => {
  const profile = heldAnswer();
  account.api.answer({
    'GET /api/user/profile': profile.answer,
  });
  renderApp(address);
  await waitFor(() => expect(account.calls('GET', '/api/user/profile')).toHaveLength(1));
  expect(screen.getByText('Available credits').nextSibling).toHaveTextContent(/^Loading\.\.\.$/);
  profile.give({ body: playerProfile });
  expect(await screen.findByText('$4.97')).toBeVisible();
});

it('says that the profile cannot be fetched, and tries again', async () => {
  account.api.answer({ 'GET /api/user/profile': problem(503, 'unavailable', 'Later.') });
  renderApp('/account');
  expect(await screen.findByText('Failed to fetch profile')).toBeVisible();
  account.api.answer({ 'GET /api/user/profile': { body: playerProfile } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('$4.97')).toBeVisible();
});

it('says beside an empty balance what a dispute has frozen', async () => {
  const frozen = { ...playerProfile, creditBalance: '0.00', availableMicroUsd: 0, frozenMicroUsd: 5_000_000 };
  account.api.answer({ 'GET /api/user/profile': { body: frozen } });
  renderApp('/account');
  expect(await screen.findByText('No credits - purchase credits to play games')).toBeVisible();
  expect(screen.getByText(/^\$5\.00 frozen while a payment is being disputed/)).toBeVisible();
});

it.each(['', '?tab=credits', '?tab=topup'])(
  'keeps saying at /account%s that the account is suspended',
  async (tab) => {
    account.api.answer({ 'GET /api/user/profile': { body: { ...playerProfile, isSuspended: true } } });
    renderApp(`/account${tab}`);
    const said = (await screen.findByText('This account is suspended')).parentElement!;
    expect(said).toHaveTextContent(
      'It plays and buys nothing until we lift that. Your stories, your data and your refunds stay open to you.',
    );
    expect(within(said).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  },
);

it('says nothing of that to everybody else', async () => {
  renderApp('/account');
  expect(await screen.findByText('$4.97')).toBeVisible();
  expect(screen.queryByText('This account is suspended')).toBeNull();
});

it.each(['atlantis', '', '<script>'])('opens the overview for a tab called %j', async (tab) => {
  renderApp(`/account?${new URLSearchParams({ tab })}`);
  expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
});

describe('the return from the checkout', () => {
  it('confirms once, shows the new balance and cleans the address', async () => {
    account.api.answer({
      'POST /api/credits/payment-success': () => {
        account.api.answer({
          'GET /api/user/profile': { body: { ...playerProfile, creditBalance: '9.97' } },
        });
        return { body: { success: true, creditsAdded: 5, userEmail: player.email } };
      },
    });
    const { router } = renderApp('/account?payment=success&session_id=cs_test_1&tab=credits');
    expect(await screen.findByText('Payment Successful')).toBeVisible();
    expect(screen.getByText('$5.00 credits added to your account')).toBeVisible();
    expect(await screen.findByText('$9.97')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=credits');
    expect(account.calls('POST', '/api/credits/payment-success').map(({ body }) => body)).toEqual([
      { sessionId: 'cs_test_1' },
    ]);
  });

  it('shows the sentence at which the game was left', async () => {
    account.api.answer({
      'POST /api/credits/payment-success': {
        body: { success: true, creditsAdded: 5, userEmail: player.email },
      },
      'GET /api/game/state': { body: { gameState: openingState, character: desmoulins } },
    });
    renderApp('/account?payment=success&session_id=cs_test_1');
    const left = await screen.findByRole('region', { name: 'Your story stands here' });
    expect(within(left).getByText('Faces turn to you.')).toBeVisible();
  });

  it('says that credits may take a moment when confirming fails', async () => {
    account.api.answer({ 'POST /api/credits/payment-success': problem(503, 'unavailable', 'Later.') });
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    renderApp('/account?payment=success&session_id=cs_test_1');
    expect(await screen.findByText('Payment Processing Error')).toBeVisible();
    expect(screen.getByText('Payment completed but credits may take a moment to appear')).toBeVisible();
    logged.mockRestore();
  });

  it('says that nothing was charged when it was cancelled', async () => {
    const { router } = renderApp('/account?payment=cancelled');
    expect(await screen.findByText('Payment Cancelled')).toBeVisible();
    expect(screen.getByText('Your payment was cancelled. No charges were made.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(account.calls('POST', '/api/credits/payment-success')).toEqual([]);
  });
});

it.each(['/account', '/account?tab=usage'])('greets by the newUser flag too, at %s', async (address) => {
  localStorage.setItem('newUser', 'true');
  const { router } = renderApp(address);
  expect(await screen.findByRole('heading', { name: 'Welcome to RUBICON' })).toBeVisible();
  expect(
    screen.getByText('Secure payments \u2022 No subscriptions \u2022 Pay only for what you use'),
  ).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Buy Credits', selected: true })).toBeVisible();
  expect(localStorage.getItem('newUser')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(screen.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=settings');
});

it('shows the tab that the address names, also when it comes to name another or none', async () => {
  const { router } = renderApp('/account?tab=settings');
  expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
  await act(() => router.navigate('/account?tab=usage'));
  expect(screen.getByRole('tab', { name: 'Usage', selected: true })).toBeVisible();
  await act(() => router.navigate('/account'));
  expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
});

it.each([
  ['0.00', 'empty', 'No credits - purchase credits to play games'],
  ['0.01', 'low', 'Low balance - consider purchasing more credits'],
  ['0.99', 'low', 'Low balance - consider purchasing more credits'],
  ['1.00', 'sufficient', 'Credits available for gameplay'],
])('calls a balance of %s by its name', (balance, level, message) =>
  expect(creditStatus(balance)).toEqual({ level, message }),
);
