import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, type ServedApi } from '../../testing/serve-api.js';
import { card, playerCalls, playerId } from '../testing/player.js';
import { renderDesk } from '../testing/render-desk.js';
import { ada, nothingWaits } from '../testing/staff.js';

const denis = {
  playerId,
  maskedUsername: 'd••••n',
  maskedEmail: 'd•••@e•••.org',
  foundBy: 'username',
  paymentId: null,
};
const unclaimed = {
  playerId: null,
  maskedUsername: null,
  maskedEmail: null,
  foundBy: 'transaction',
  paymentId: 'd3021fce-b131-52ee-81f0-3558e64af643',
};

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    'GET /api/staff/me': { body: ada },
    ...nothingWaits,
    'GET /api/staff/players': ({ url }) => ({
      body: { players: url.includes('denis') ? [denis] : url.includes('e64af643') ? [unclaimed] : [] },
    }),
    [`GET ${playerCalls}`]: { body: card() },
    [`GET ${playerCalls}/timeline`]: { body: { entries: [], total: 0, nextBefore: null } },
  });
});
afterEach(() => api.close());

async function search(text: string): Promise<void> {
  await screen.findByRole('heading', { name: 'Find a player' });
  await userEvent.keyboard(`/${text}{Enter}`);
}

it('finds a player and opens the first with Enter', async () => {
  const { router } = renderDesk('/');
  await search('denis');
  const hit = await screen.findByRole('link', { name: /d••••n/ });
  await waitFor(() => expect(hit).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'd••••n' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(`/players/${playerId}`);
});

it('says that nobody answers', async () => {
  renderDesk('/?q=nobody');
  expect(await screen.findByText(/^Nobody answers to/)).toHaveTextContent('Nobody answers to “nobody”.');
});

it('leads from a payment that nobody claimed to the player it is attached to', async () => {
  const { router } = renderDesk('/');
  await search('e64af643');
  await userEvent.click(await screen.findByRole('link', { name: /Attach it to a player/ }));
  expect(await screen.findByText(/^You are attaching the payment/)).toBeInTheDocument();
  await search('denis');
  await userEvent.click(await screen.findByRole('link', { name: /d••••n/ }));
  expect(await screen.findByRole('dialog', { name: 'Attach a payment' })).toBeInTheDocument();
  expect(screen.getByLabelText('Payment')).toHaveValue(unclaimed.paymentId);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.search).toBe('');
});
