import { fold } from '@rubicon/eventsourcing';
import { captured, frozen, held, purchased, reserved } from '../testing/wallet-events.js';
import { walletDecider } from '../wallet/wallet.decider.js';
import type { WalletEvent } from '../wallet/wallet.events.js';
import { refundOffer } from './refund-offer.js';

const bought = '2026-11-01T00:00:00.000Z';
const lastDay = '2026-12-01T00:00:00.000Z';
const after = '2026-12-01T00:00:00.001Z';

function offered(product: 'credits' | 'full-game', now: string, ...history: WalletEvent[]): unknown {
  const wallet = fold(walletDecider, [purchased('p1', 1_000_000), ...history]);
  const offer = refundOffer(
    'r1',
    { paymentId: 'p1', playerId: 'player', product, completedAt: bought },
    wallet,
    now,
  );
  return offer.kind === 'offered' ? [offer.ground, offer.cents] : offer.refusal.code;
}

const spent = [reserved(1), captured(1, 25_000, 'p1')];
const usedElsewhere = [purchased('p0', 1_000_000), held('r0', 'p0', 100, 0, 'guarantee')];

it.each([
  ['the full game, unspent', 'full-game', lastDay, [], ['guarantee', 100]],
  ['the full game, partly spent', 'full-game', lastDay, spent, ['guarantee', 100]],
  ['the full game, a moment too late', 'full-game', after, spent, ['unspent', 97]],
  ['credits', 'credits', lastDay, spent, ['unspent', 97]],
  ['the guarantee a second time', 'full-game', lastDay, [...usedElsewhere, ...spent], ['unspent', 97]],
  ['while a refund is under way', 'credits', lastDay, [held('r0', 'p1', 10)], 'refund_pending'],
  ['while a dispute is open', 'credits', lastDay, [frozen('d', 'p1', 1_000_000)], 'credits_frozen'],
] as const)('offers what is due: %s', (_name, product, now, history, expected) =>
  expect(offered(product, now, ...history)).toEqual(expected),
);

it('names the guarantee when it was used and nothing is left', () => {
  const all = { turnId: 't', gameId: 'g', turnNumber: 1, playerId: 'player' };
  expect(
    offered(
      'full-game',
      lastDay,
      purchased('p0', 1_000_000),
      held('r0', 'p0', 100, 0, 'guarantee'),
      { type: 'CreditsReserved', data: { ...all, amountMicroUsd: 1_000_000, priceVersion: 'v' } },
      {
        type: 'ReservationCaptured',
        data: {
          ...all,
          chargedMicroUsd: 1_000_000,
          returnedMicroUsd: 0,
          returnedTo: 'available',
          lots: [{ lotId: 'p1', amountMicroUsd: 1_000_000 }],
        },
      },
    ),
  ).toBe('guarantee_used');
});
