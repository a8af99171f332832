import type { ReplayStop } from '@rubicon/contracts';
import { gamesIn, stopAt, stopsOf } from './stops.js';

const stop = (position: number, gameId: string | null): ReplayStop => ({
  position: String(position),
  at: `2026-11-26T10:00:0${position % 10}.000Z`,
  type: 'TurnNarrated',
  gameId,
});
const stops = [stop(3, null), stop(9, 'b'), stop(10, 'a'), stop(11, 'b'), stop(100, null)];

it('finds the stop at a position by its number, or the one before it', () => {
  expect(['1', '3', '9', '10', '99', '100', '5000', null, 'nonsense'].map((at) => stopAt(stops, at))).toEqual(
    [0, 0, 1, 2, 3, 4, 4, 4, 4],
  );
  expect(stopAt([], '3')).toBe(-1);
});

it('names the games in the order they were begun', () => {
  expect(gamesIn(stops)).toEqual([
    { gameId: 'b', place: 1, began: '2026-11-26T10:00:09.000Z', events: 2 },
    { gameId: 'a', place: 2, began: '2026-11-26T10:00:00.000Z', events: 1 },
  ]);
  expect(stopsOf(stops, 'b').map(({ position }) => position)).toEqual(['9', '11']);
});
