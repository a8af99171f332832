import type { PaymentSuccessAnswer } from '@rubicon/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app.js';
import { heldAnswer, problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../testing/sessions.js';
import { orderAmount } from './order.js';

const paid: PaymentSuccessAnswer = {
  success: true,
  creditsAdded: 1,
  userEmail: 'mirabeau@example.org',
  paymentId: '0f5a4f2e-8a50-4f0e-9b0a-0f6f0a1b2c3d',
  product: 'full-game',
  claimed: true,
  withheld: null,
};
const pay = () => screen.findByRole('button', { name: 'Pay $1 - Play Now' });

let api: ServedApi;
let logged: jest.SpiedFunction<typeof console.error>;
beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockReturnValue();
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
  });
});
afterEach(async () => {
  logged.mockRestore();
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});
const calls = (path: string) => api.asked.filter(({ url }) => url === path);

describe('the checkout', () => {
  it.each([
    '',
    '?price=-1',
    '?price=abc',
    '?price=7',
    '?price=1&product=full-game',
    '?product=<script>&price=99',
  ])('sells the full game at its own price (%s)', async (query) => {
    renderApp(`/checkout${query}`);
    expect(await screen.findByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
    expect(screen.getByText(/^Secure checkout powered by/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Full Game Access' })).toBeVisible();
    expect(screen.getByText('$1', { exact: true })).toBeVisible();
    expect(await pay()).toBeEnabled();
  });

  it.each([
    ['?product=credits&price=1', 'Single Game', 1, 33],
    ['?product=credits&price=5', 'Basic Package', 5, 166],
    ['?product=credits&price=10', 'Standard', 10, 333],
    ['?product=credits&price=20', 'Premium', 20, 666],
    ['?product=credits&price=7', 'Single Game', 1, 33],
    ['?price=20', 'Premium', 20, 666],
  ])(
    'sells the credits that the address names, at the catalogue’s price (%s)',
    async (query, name, dollars, turns) => {
      api.answer({ 'POST /api/credits/purchase': { status: 500, body: '' } });
      renderApp(`/checkout${query}`);
      expect(await screen.findByRole('heading', { name })).toBeVisible();
      expect(screen.getByText(`$${dollars}`, { exact: true })).toBeVisible();
      expect(screen.getByText(`includes $${dollars}.00 of credits, about ${turns} turns`)).toBeVisible();
      expect(
        screen.getByText('The unspent part of this purchase can be paid back. Cancel anytime.'),
      ).toBeVisible();
      expect(screen.queryByText('30-day money-back guarantee.')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: `Pay $${dollars} - Play Now` }));
      await waitFor(() =>
        expect(calls('/api/credits/purchase').map(({ body }) => body)).toEqual([
          { amount: dollars, product: 'credits', returnTo: 'thank-you' },
        ]),
      );
    },
  );

  it('leads a visitor to an account first, for the same product', async () => {
    renderApp('/checkout?product=credits&price=10');
    expect(await screen.findByRole('link', { name: 'sign up' })).toHaveAttribute(
      'href',
      '/register?product=credits&price=10',
    );
  });

  it('says that the guarantee is given once, and to whom it was given', async () => {
    renderApp('/checkout');
    expect(
      await screen.findByText(
        /The \$1 full game is paid back in full within 30 days, used or not, once per player\.$/,
      ),
    ).toBeVisible();
    cleanup();
    localStorage.setItem('token', freshSession().token);
    api.answer({ 'GET /api/user/profile': { body: { ...playerProfile, guaranteeUsed: true } } });
    renderApp('/checkout');
    expect(await screen.findByText(/You have used the guarantee/)).toBeVisible();
  });

  it('says what it says', async () => {
    renderApp('/checkout');
    await screen.findByRole('heading', { name: 'Complete Your Purchase' });
    for (const text of [
      'Unlimited gameplay across all periods',
      'AI-powered narrative generation',
      'Save your progress',
      'Instant access after payment',
      'SSL Secure',
      'Encrypted',
      'PCI Compliant',
      '30-day money-back guarantee.',
      'includes $1.00 of credits, about 33 turns',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/Cancel anytime\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to game' })).toHaveAttribute('href', '/');
  });

  it('says that it failed, and asks for the same purchase again', async () => {
    const held = heldAnswer();
    api.answer({ 'POST /api/credits/purchase': held.answer });
    renderApp('/checkout?price=99&product=full-game');
    await screen.findByRole('heading', { name: 'Complete Your Purchase' });
    await userEvent.click(await pay());
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await waitFor(() => expect(calls('/api/credits/purchase')).toHaveLength(1));
    held.give({ status: 500, body: '' });
    expect(await screen.findByText('Checkout Failed')).toBeVisible();
    expect(screen.getByText('Unable to process payment. Please try again.')).toBeVisible();
    api.answer({ 'POST /api/credits/purchase': { body: { paymentId: 'p' } } });
    await userEvent.click(await pay());
    await waitFor(() => expect(calls('/api/credits/purchase')).toHaveLength(2));
    const [first, second] = calls('/api/credits/purchase');
    expect(first!.body).toEqual({ amount: 1, product: 'full-game', returnTo: 'thank-you' });
    expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
    expect(await pay()).toBeEnabled();
  });

  it('says in the server’s words why an account buys nothing', async () => {
    api.answer({
      'POST /api/credits/purchase': {
        status: 409,
        body: {
          type: 'about:blank',
          title: '',
          status: 409,
          code: 'account_suspended',
          detail: 'Suspended.',
        },
      },
    });
    renderApp('/checkout?price=99&product=full-game');
    await screen.findByRole('heading', { name: 'Complete Your Purchase' });
    await userEvent.click(await pay());
    expect(await screen.findByText('Suspended.')).toBeVisible();
  });

  it('says that a payment was cancelled, and cleans the address', async () => {
    const { router } = renderApp('/checkout?payment=cancelled');
    expect(await screen.findByText('Your payment was cancelled. No charges were made.')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('names the account of a player', async () => {
    localStorage.setItem('token', freshSession().token);
    localStorage.setItem('user', JSON.stringify(player));
    renderApp('/checkout');
    expect(await screen.findByText(player.email)).toBeVisible();
  });

  it('names no account where the stored user has no email', async () => {
    localStorage.setItem('token', freshSession().token);
    localStorage.setItem('user', JSON.stringify({ username: player.username }));
    api.answer({ 'GET /api/auth/me': { status: 500, body: '' } });
    renderApp('/checkout');
    expect(await pay()).toBeEnabled();
    expect(screen.queryByText(/^Your credits go to the account of/)).toBeNull();
  });

  it('logs and ignores a corrupt user', async () => {
    localStorage.setItem('token', freshSession().token);
    localStorage.setItem('user', '{"email":');
    renderApp('/checkout');
    expect(await screen.findByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
    expect(logged).toHaveBeenCalled();
    expect(await pay()).toBeEnabled();
  });
});

describe('the thanks', () => {
  const details = () => screen.queryByRole('heading', { name: 'Order Details' });

  it('confirms once, shows the order, cleans the address, and shows it again after a reload', async () => {
    localStorage.setItem('token', freshSession().token);
    api.answer({ 'POST /api/credits/payment-success': { body: paid } });
    const { router } = renderApp('/thank-you?session_id=cs_test_a1B2c3D4e5');
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    expect(screen.getByText('0a1b2c3d')).toBeVisible();
    expect(screen.getByText('$1.00')).toBeVisible();
    expect(screen.getByText('Completed')).toBeVisible();
    expect(screen.getByText('mirabeau@example.org')).toBeVisible();
    for (const note of ['Start playing', 'Check your email for the receipt', 'Progress saved automatically'])
      expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Playing Now' })).toHaveAttribute('href', '/play');
    expect(screen.getByRole('link', { name: 'Go to My Account' })).toHaveAttribute('href', '/account');
    expect(within(screen.getByRole('main')).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(screen.queryByText('Your credits wait for an account')).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(calls('/api/credits/payment-success').map(({ body }) => body)).toEqual([
      { sessionId: 'cs_test_a1B2c3D4e5' },
    ]);

    cleanup();
    renderApp('/thank-you');
    expect(await screen.findByText('0a1b2c3d')).toBeVisible();
    expect(calls('/api/credits/payment-success')).toHaveLength(1);
  });

  it('shows nothing of a session that is not this browser’s', async () => {
    api.answer({ 'POST /api/credits/payment-success': problem(404, 'unknown_payment', 'No such payment.') });
    renderApp('/thank-you?session_id=cs_test_of_another');
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(details()).toBeNull();
    expect(screen.queryByText('No such payment.')).toBeNull();
    expect(logged).toHaveBeenCalled();
    expect(sessionStorage.getItem('rubicon_order')).toBeNull();
  });

  it('leads a visitor to an account, and knows afterwards that the credits came', async () => {
    api.answer({
      'POST /api/credits/payment-success': { body: { ...paid, userEmail: '', claimed: false } },
    });
    renderApp('/thank-you?session_id=cs_test_a1B2c3D4e5');
    expect(await screen.findByRole('heading', { name: 'Your credits wait for an account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up to receive them' })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Fthank-you',
    );

    cleanup();
    localStorage.setItem('token', freshSession().token);
    api.answer({ 'POST /api/credits/payment-success': { body: paid } });
    renderApp('/thank-you');
    expect(await screen.findByText('mirabeau@example.org')).toBeVisible();
    expect(screen.getByText('The $1.00 of credits went to your account.')).toBeVisible();
    expect(calls('/api/credits/payment-success').map(({ body }) => body)).toEqual([
      { sessionId: 'cs_test_a1B2c3D4e5' },
      { sessionId: 'cs_test_a1B2c3D4e5' },
    ]);
  });

  it.each([
    ['payment_disputed', /^The payment is disputed with the bank/],
    ['payment_returned', /^The payment has been paid back/],
  ] as const)('promises no credits when it is reloaded after a %s', async (withheld, words) => {
    const waiting = { ...paid, userEmail: '', claimed: false };
    api.answer({ 'POST /api/credits/payment-success': { body: waiting } });
    renderApp('/thank-you?session_id=cs_test_a1B2c3D4e5');
    expect(await screen.findByRole('heading', { name: 'Your credits wait for an account' })).toBeVisible();
    cleanup();
    api.answer({ 'POST /api/credits/payment-success': { body: { ...waiting, withheld } } });
    renderApp('/thank-you');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Your credits wait for an account')).toBeNull();
  });

  it('takes the order from the address, at most what is sold', async () => {
    api.answer({ 'GET /api/orders/ord_12345678': problem(404, 'unknown_order', 'No such order.') });
    const { router } = renderApp('/thank-you?order=ord_12345678&amount=9000&email=a@example.com');
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    expect(screen.getByText('12345678')).toBeVisible();
    expect(screen.getByText('$20.00')).toBeVisible();
    expect(screen.getByText('a@example.com')).toBeVisible();
    expect(calls('/api/orders/ord_12345678')).toHaveLength(1);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('thanks without an order too', async () => {
    sessionStorage.setItem('rubicon_order', '{"transactionId":1');
    renderApp('/thank-you');
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(details()).toBeNull();
  });

  it.each([
    [null, 1],
    ['', 1],
    ['abc', 1],
    ['-1', 1],
    ['0', 1],
    ['Infinity', 1],
    ['5', 5],
    ['9000', 20],
  ])('reads the amount %p as %d', (text, amount) => expect(orderAmount(text)).toBe(amount));
});
