/** What a player's own steps report, once they consented: sign-up, start, checkout, payment (specification, section 7). */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMeasurement } from '../lib/analytics/index.js';
import { createQueryClient } from '../lib/api/query-client.js';
import { chooseConsent } from '../lib/consent/consent.js';
import { usePurchaseCredits } from '../lib/payments/purchase.js';
import { accountScreen } from '../testing/account-screen.js';
import { desmoulins, openingState } from '../testing/games.js';
import { setPageMetas } from '../testing/page-metas.js';
import { renderApp } from '../testing/render-app.js';
import { freshSession, player } from '../testing/sessions.js';

const account = accountScreen();
let undo: (() => void)[];

beforeEach(() => {
  undo = [setPageMetas({ tagManager: 'GTM-ABC123', pixel: '1234567890' }), startMeasurement('?gclid=abc')];
  chooseConsent('granted');
});
afterEach(() => {
  chooseConsent('denied');
  localStorage.clear();
  undo.forEach((take) => take());
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  delete window.dataLayer;
  delete window.fbq;
  delete window._fbq;
});

const events = () =>
  (window.dataLayer ?? []).filter(
    (entry) => typeof entry === 'object' && entry !== null && 'event' in entry && entry.event !== 'gtm.js',
  );
const pixelEvents = () => (window.fbq?.queue ?? []).map(([, name]) => name);

it.each([
  ['/french-revolution', 'french_revolution_period', 1],
  ['/roman-republic', 'roman_republic_period', 1],
  ['/sengoku-japan', 'sengoku_japan_period', 1],
  ['/press-kit', 'press_kit', 0],
])('reports that %s was looked at', async (address, item, price) => {
  renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(events()).toHaveLength(1));
  expect(events()).toEqual([
    {
      event: 'view_item',
      ecommerce: {
        currency: 'USD',
        value: price,
        items: [expect.objectContaining({ item_id: item, price })],
      },
    },
  ]);
  expect(pixelEvents()).toContain('ViewContent');
});

const demoEvents = () => events().filter((event) => JSON.stringify(event).startsWith('{"event":"demo_'));

it('reports the last turn of the prologue on the server, and the ways from it', async () => {
  localStorage.removeItem('token');
  localStorage.setItem('rubicon_server_demo', 'true');
  const { gameType, currentDate, playerStats, narrative, suggestions } = openingState;
  let turnsDone = 2;
  account.api.answer({
    'GET /api/game/demo-state': () => ({
      body: {
        gameState: {
          ...{ gameType, currentDate, playerStats, narrative, turnsDone, pending: false },
          completed: turnsDone === 3,
          actionButtons: suggestions,
          story: [{ input: null, narrative }],
          startedAt: '2026-07-14T10:00:00.000Z',
        },
        character: { name: 'Étienne Delacourt', title: 'Deputy to the National Convention' },
      },
    }),
    'POST /api/game/process-demo': () => {
      turnsDone = 3;
      return { body: { narrative, actionButtons: [] } };
    },
  });
  renderApp('/try-free');
  await userEvent.click(await screen.findByRole('link', { name: 'Final turn! Continue for $1' }));
  await screen.findByRole('heading', { name: 'Complete Your Purchase' });
  cleanup();
  renderApp('/try-free');
  await userEvent.click(await screen.findByRole('button', { name: /^Go east/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'Continue for $1 Only' }));
  expect(demoEvents()).toEqual([
    { event: 'demo_to_purchase' },
    { event: 'demo_turn_complete', event_label: 'turn_3' },
    { event: 'demo_complete' },
    { event: 'demo_to_signup' },
  ]);
});

it('reports a turn of the prologue in the browser, and the way to the checkout', async () => {
  localStorage.removeItem('token');
  renderApp('/demo');
  await userEvent.type(await screen.findByLabelText('What will you do?'), 'I wait.{Enter}');
  expect(await screen.findByText('Turn 1/3', {}, { timeout: 3_000 })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Unlock Full Game - $1' }));
  expect(demoEvents()).toEqual([
    { event: 'demo_turn_complete', event_label: 'turn_1' },
    { event: 'demo_to_purchase' },
  ]);
});

it('reports the way to the checkout, and carries the ad click along', async () => {
  account.api.answer({
    'POST /api/credits/purchase': { body: { url: 'https://pay.example/1', paymentId: 'p1' } },
  });
  const leave = jest.fn();
  const { result } = renderHook(() => usePurchaseCredits(leave), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    ),
  });
  act(() => result.current.mutate({ amount: 5, product: 'credits' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1?gclid=abc'));
  expect(events()).toEqual([expect.objectContaining({ event: 'begin_checkout' })]);
  expect(pixelEvents()).toContain('AddToCart');
});

it('reports a payment once, however often its return is opened', async () => {
  account.api.answer({
    'POST /api/credits/payment-success': {
      body: { success: true, creditsAdded: 5, userEmail: player.email, paymentId: 'p1' },
    },
  });
  for (let visit = 1; visit <= 2; visit += 1) {
    renderApp('/account?payment=success&session_id=cs_1');
    await waitFor(() => expect(account.calls('POST', '/api/credits/payment-success')).toHaveLength(visit));
    expect((await screen.findAllByText('$5.00 credits added to your account')).length).toBeGreaterThan(0);
  }
  expect(events()).toEqual([expect.objectContaining({ event: 'purchase' })]);
  expect(pixelEvents().filter((name) => name === 'Purchase')).toHaveLength(1);
});

it('reports a new account', async () => {
  localStorage.removeItem('token');
  account.api.answer({ 'POST /api/auth/register': { body: freshSession() } });
  renderApp('/register');
  await userEvent.type(await screen.findByLabelText('Username'), 'mirabeau');
  await userEvent.type(screen.getByLabelText('Email'), player.email);
  await userEvent.type(screen.getByLabelText('Password'), 'liberté');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to RUBICON' })).toBeVisible();
  expect(pixelEvents()).toContain('CompleteRegistration');
});

it('reports a game that begins', async () => {
  const body = { gameState: openingState, character: desmoulins };
  account.api.answer({ 'POST /api/game/start': { status: 201, body }, 'GET /api/game/state': { body } });
  const { router } = renderApp('/difficulty?character=104&game=french_revolution');
  await userEvent.click(await screen.findByRole('button', { name: 'Begin the Revolution' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/game'));
  expect(events()).toEqual([{ event: 'start_game', game_type: 'french_revolution' }]);
});
