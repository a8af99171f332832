import type { ReplayFrame } from '@rubicon/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, type ServedApi } from '../../testing/serve-api.js';
import { card, entry, playerCalls, playerId } from '../testing/player.js';
import { renderDesk } from '../testing/render-desk.js';
import { ada, nothingWaits } from '../testing/staff.js';

const stops = [1, 2, 3, 4].map((place) => ({
  position: String(place),
  at: entry(place).at,
  type: 'CreditsPurchased',
  gameId: place < 3 ? 'g1' : 'g2',
}));

function frame(place: number): ReplayFrame {
  const wallet = {
    availableMicroUsd: place * 1_000_000,
    reservedMicroUsd: 0,
    heldMicroUsd: 0,
    frozenMicroUsd: 0,
    lots: [
      {
        lotId: 'lot-12345678',
        source: 'purchase' as const,
        amountMicroUsd: 4_000_000,
        remainingMicroUsd: place * 1_000_000,
      },
    ],
  };
  return {
    position: String(place),
    at: entry(place).at,
    entry: entry(place),
    wallet,
    game: null,
    today: { wallet: { ...wallet, availableMicroUsd: 4_000_000 }, game: null },
    differences: [
      { what: 'wallet.availableMicroUsd', then: String(place * 1_000_000), today: '4000000' },
      { what: 'game.playerStats.influence', then: '40', today: '55' },
    ],
  };
}

let api: ServedApi;
beforeEach(async () => {
  api = await serveApi({
    'GET /api/staff/me': { body: ada },
    ...nothingWaits,
    [`GET ${playerCalls}`]: { body: card() },
    [`GET ${playerCalls}/replay`]: { body: { stops } },
    ...Object.fromEntries(
      [1, 2, 3, 4].map((place) => [`GET ${playerCalls}/replay/${place}`, { body: frame(place) }]),
    ),
  });
});
afterEach(() => api.close());

const frames = () => api.asked.flatMap(({ url }) => /\/replay\/(\d+)/.exec(url.split('?')[0]!)?.[1] ?? []);
const shown = (place: number) => screen.findByRole('link', { name: `Event ${place} happened.` });

it('asks once a step, and not again for what was seen', async () => {
  const { router } = renderDesk(`/players/${playerId}/replay?at=2`);
  await shown(2);
  await userEvent.keyboard(']');
  await shown(3);
  expect(router.state.location.search).toBe('?at=3');
  await userEvent.keyboard('[[[[');
  await shown(1);
  await userEvent.keyboard(']]');
  await shown(3);
  expect(frames()).toEqual(['2', '3', '1']);
});

it('asks nothing while the slider is drawn, and once when it is let go', async () => {
  renderDesk(`/players/${playerId}/replay`);
  await shown(4);
  const slider = screen.getByRole('slider', { name: 'Event' });
  fireEvent.pointerDown(slider);
  for (const value of ['2', '1', '0', '1']) fireEvent.change(slider, { target: { value } });
  expect(screen.getByText('2 of 4')).toBeInTheDocument();
  expect(frames()).toEqual(['4']);
  fireEvent.pointerUp(slider);
  await shown(2);
  expect(frames()).toEqual(['4', '2']);
});

it('narrows the stops to a game, and says which stop it is', async () => {
  const { router } = renderDesk(`/players/${playerId}/replay?at=4`);
  await shown(4);
  await userEvent.selectOptions(
    screen.getByLabelText('Game'),
    screen.getByRole('option', { name: /^Game 1,/ }),
  );
  await shown(2);
  expect(router.state.location.search).toBe('?at=2&game=g1');
  expect(screen.getByRole('slider')).toHaveAttribute('max', '1');
  await waitFor(() => expect(api.asked.at(-1)!.url).toBe(`${playerCalls}/replay/2?gameId=g1`));
});

it('names what has changed since', async () => {
  renderDesk(`/players/${playerId}/replay?at=2`);
  await shown(2);
  expect(screen.getByRole('row', { name: 'Available $2.00 $4.00' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Influence 40 55' })).toBeInTheDocument();
  expect(screen.getByText('$2.00 of $4.00 left')).toBeInTheDocument();
});
