import { gameDecider } from '../game/game.decider.js';
import { at, failed, narrated, started, stopped, submitted, world } from '../testing/game-events.js';
import { given } from '../testing/given.js';
import { captured, happened, purchased, reserved, turnOf } from '../testing/wallet-events.js';
import { walletDecider } from '../wallet/wallet.decider.js';
import { turnIdName } from './turn-id.js';
import { rankOf, reservationViewOf, turnViewOf } from './turn-view.js';

describe('the turn as its game tells it', () => {
  const view = {
    turnId: 'turn-1',
    gameId: 'game',
    playerId: 'player',
    turnNumber: 1,
    submittedAt: at,
    ceilingMicroUsd: 32_000,
    priceVersion: '2026-11',
  };
  const pending = [started, submitted(1, 'game')];
  it.each([
    ['pending', pending, { ...view, status: 'pending' }],
    ['narrated', [...pending, narrated(1)], { ...view, status: 'narrated', chargeMicroUsd: 3_000 }],
    ['stopped', [...pending, stopped(1, world(0))], { ...view, status: 'stopped', chargeMicroUsd: 3_000 }],
    ['failed', [...pending, failed(1)], { ...view, status: 'failed' }],
    ['unknown', [started], null],
    ['without a game', [], null],
  ])('%s', (_name, history, expected) =>
    expect(turnViewOf(given(gameDecider, ...history).state, 'turn-1')).toStrictEqual(expected),
  );
});

describe('the reservation as the wallet tells it', () => {
  const declined = (turnNumber: number) =>
    happened('ReservationDeclined', {
      ...turnOf(turnNumber),
      ceilingMicroUsd: 1,
      availableMicroUsd: 0,
      reason: 'credits_frozen',
    });
  it.each([
    ['none', [], { status: 'none' }],
    ['none, though another game went on', [reserved(7, 32_000, 'other')], { status: 'none' }],
    ['open', [reserved(1)], { status: 'open' }],
    ['open, though a newer one was declined', [reserved(1), declined(2)], { status: 'open' }],
    ['declined', [declined(1)], { status: 'declined', reason: 'credits_frozen' }],
    ['captured', [reserved(1), captured(1, 5, 'p1')], { status: 'settled' }],
    ['voided', [happened('ReservationVoided', turnOf(1))], { status: 'settled' }],
    ['overtaken', [declined(1), reserved(2)], { status: 'settled' }],
    [
      'captured before a newer one was declined',
      [reserved(1), captured(1, 5, 'p1'), declined(2)],
      { status: 'settled' },
    ],
  ])('%s', (_name, history, expected) => {
    const { state } = given(walletDecider, purchased('p1', 500_000), ...history);
    expect(reservationViewOf(state, 'game', 'game-turn-1', 1)).toStrictEqual(expected);
  });
});

it('ranks a turn among those its player has under way, in all games', () => {
  const { state } = given(
    walletDecider,
    purchased('p1', 500_000),
    reserved(1),
    reserved(1, 32_000, 'other'),
    captured(1, 5, 'p1'),
    reserved(2),
  );
  expect(['other-turn-1', 'game-turn-2'].map((turnId) => rankOf(turnId, state))).toEqual([1, 2]);
});

it('names a turn so that no two triples share a name', () => {
  expect(turnIdName('p', 'g', 'k')).toBe('["p","g","k"]');
  expect(turnIdName('p', 'g","x', 'k')).not.toBe(turnIdName('p', 'g', 'x","k'));
});
