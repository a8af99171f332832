/** What the checkout and the thanks tell those who measure, with the visitor's consent. */
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../../app/providers.js';
import { startMeasurement } from '../../lib/analytics/index.js';
import { createQueryClient } from '../../lib/api/query-client.js';
import { chooseConsent } from '../../lib/consent/consent.js';
import { setPageMetas } from '../../testing/page-metas.js';
import { fullGame } from '../../lib/payments/offers.js';
import { renderApp } from '../../testing/render-app.js';
import { problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { useCheckout } from './checkout.api.js';

let api: ServedApi;
let undo: (() => void)[];
beforeEach(async () => {
  api = await serveApi();
  undo = [setPageMetas({ tagManager: 'GTM-ABC123' }), startMeasurement('?gclid=click&wbraid=web')];
  chooseConsent('granted');
});
afterEach(async () => {
  chooseConsent('denied');
  undo.forEach((take) => take());
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  delete window.dataLayer;
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

function reported(event: string): Record<string, unknown>[] {
  return (window.dataLayer ?? []).filter(
    (entry): entry is Record<string, unknown> =>
      typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === event,
  );
}
const purchases = () => reported('purchase').map(({ ecommerce }) => ecommerce);

it('leaves for the checkout with the ids of the ad click, and says so', async () => {
  api.answer({
    'POST /api/credits/purchase': { body: { url: 'https://pay.example/c/1?lang=en', paymentId: 'p' } },
  });
  const left: string[] = [];
  const { result } = renderHook(() => useCheckout(fullGame, (url) => left.push(url)), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Providers queryClient={createQueryClient()}>{children}</Providers>
    ),
  });
  act(() => result.current.mutate());
  await waitFor(() => expect(left).toEqual(['https://pay.example/c/1?lang=en&gclid=click&wbraid=web']));
  expect(reported('begin_checkout')).toHaveLength(1);

  // Shown again as it was left, it takes a press again.
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(result.current.isIdle).toBe(true));
});

it('reports an order that the server knows, with the server’s amount, once', async () => {
  api.answer({ 'GET /api/orders/ord_1': { body: { order: 'ord_1', amount: 1, product: 'full-game' } } });
  for (const _visit of [1, 2]) {
    renderApp('/thank-you?order=ord_1&amount=20&email=%20Payer@Example.com');
    expect(await screen.findByText('$20.00')).toBeVisible();
    cleanup();
  }
  expect(purchases()).toEqual([
    expect.objectContaining({ transaction_id: 'ord_1', value: 1, currency: 'USD' }),
  ]);
});

it('reports nothing that the server does not know', async () => {
  api.answer({ 'GET /api/orders/ord_2': problem(404, 'unknown_order', 'No such order.') });
  renderApp('/thank-you?order=ord_2&amount=20');
  expect(await screen.findByText('$20.00')).toBeVisible();
  expect(purchases()).toEqual([]);
});
