import { nextOfErasedTurn, type TellingView } from './end-turns.js';
import type { TurnView } from './turn.process.js';

const unseen = { isShown: false, hasJob: false };
const unbegun = { isShown: false, hasJob: true };
const beingRead = { isShown: true, hasJob: true };
const brokenOff = { isShown: true, hasJob: false };

it.each<[TurnView['status'], TellingView, ReturnType<typeof nextOfErasedTurn>]>([
  ['pending', unseen, 'fail'],
  ['pending', unbegun, 'fail'],
  ['pending', beingRead, 'await the narrator'],
  ['pending', brokenOff, 'fail'],
  ['stopped', beingRead, 'settle'],
  ['narrated', beingRead, 'settle'],
  ['failed', brokenOff, 'settle'],
])('a turn of somebody who leaves that is %s, with %j: %s', (status, telling, next) =>
  expect(nextOfErasedTurn({ status }, telling)).toBe(next),
);

it('is nothing where the game knows no such turn', () =>
  expect(nextOfErasedTurn(null, beingRead)).toBe('nothing'));
