import { stepsOf } from '../reading/steps.js';
import { isContradiction } from './contradiction.js';

it.each([
  ['I give my ring away and keep my ring for myself.', true],
  ['I kill Favonius and let him live.', true],
  ['I set out for Ravenna and do not move from this spot.', true],
  ['I give Pollio my ring and keep the cloak.', false],
  ['I kill the guard and free the prisoner.', false],
  ['I go to Ravenna and stay at the inn of Titus.', false],
  ['I go home and sleep.', false],
])('%s', (act, expected) => {
  expect(isContradiction(stepsOf(act))).toBe(expected);
});
