import { readCap } from './read-cap.js';

it.each([
  ['60', 60_000_000],
  ['$ 0.50', 500_000],
  ['0', 0],
  ['1,000,000', 1_000_000_000_000],
  ['1,000.000001', 1_000_000_001],
  ['', null],
  ['-1', null],
  ['1,5', null],
  ['1,00', null],
  ['0.0000001', null],
  ['sixty', null],
])('reads %j as %j micro-dollars', (typed, microUsd) => expect(readCap(typed)).toBe(microUsd));
