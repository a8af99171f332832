import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../../lib/api/query-client.js';
import { accountScreen } from '../../../testing/account-screen.js';
import { renderApp } from '../../../testing/render-app.js';
import { player } from '../../../testing/sessions.js';
import { usePurchaseTokens } from './purchase-tokens.api.js';

const account = accountScreen();

it('is opened by its address alone, and says what a pack adds', async () => {
  renderApp('/account?tab=topup');
  const panel = await screen.findByRole('tabpanel', { name: 'Token Packs' });
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Starter500K tokensincludes $1.00 of credits, about 33 turnsBuy for $1',
    'ExplorerMost Popular1M tokensincludes $2.00 of credits, about 66 turnsBuy for $2',
    'Master2M tokensincludes $4.00 of credits, about 133 turnsBuy for $4',
  ]);
});

it('says so when a pack cannot be bought', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  account.api.answer({ 'POST /api/tokens/purchase': { status: 500, body: '' } });
  renderApp('/account?tab=topup');
  await userEvent.click(await screen.findByRole('button', { name: 'Buy for $2: 1M tokens' }));
  expect(await screen.findByText('Purchase Failed')).toBeVisible();
  expect(screen.getByText('Unable to process payment. Please try again.')).toBeVisible();
  expect(account.calls('POST', '/api/tokens/purchase').map(({ body }) => body)).toEqual([
    { tokens: 1_000_000, amount: 2 },
  ]);
  logged.mockRestore();
});

it('says in the server’s words why an account buys nothing', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  account.api.answer({
    'POST /api/tokens/purchase': {
      status: 409,
      body: { type: 'about:blank', title: '', status: 409, code: 'account_suspended', detail: 'Suspended.' },
    },
  });
  renderApp('/account?tab=topup');
  await userEvent.click(await screen.findByRole('button', { name: 'Buy for $2: 1M tokens' }));
  expect(await screen.findByText('Suspended.')).toBeVisible();
  logged.mockRestore();
});

it('goes to the checkout, and has words of its own on the return', async () => {
  account.api.answer({
    'POST /api/tokens/purchase': { body: { url: 'https://pay.example/1', paymentId: 'p1' } },
    'POST /api/credits/payment-success': {
      body: { success: true, creditsAdded: 2, userEmail: player.email, paymentId: 'p1' },
    },
  });
  const leave = jest.fn();
  const { result } = renderHook(() => usePurchaseTokens(leave), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    ),
  });
  act(() => result.current.mutate({ tokens: 1_000_000, amount: 2 }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/1'));

  renderApp('/account?payment=success&session_id=cs_1');
  expect(await screen.findByText('Purchase Successful')).toBeVisible();
  expect(screen.getByText('Tokens have been added to your account')).toBeVisible();
  expect(sessionStorage.getItem('rubicon_token_payment')).toBeNull();
});
