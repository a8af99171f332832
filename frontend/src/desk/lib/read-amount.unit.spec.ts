import { readCents, readMicroUsd } from './read-amount.js';

it.each([
  ['2.50', 2_500_000],
  ['$ 3', 3_000_000],
  [' 0.000001 ', 1],
  ['0', null],
  ['-1', null],
  ['1,5', null],
  ['0.0000001', null],
  ['', null],
  ['12345678', null],
])('reads %j as %j micro-dollars', (typed, microUsd) => {
  expect(readMicroUsd(typed)).toBe(microUsd);
});

it('reads whole cents only', () => {
  expect([readCents('2.5'), readCents('0.07'), readCents('0.075'), readCents('0.00')]).toEqual([
    250,
    7,
    null,
    null,
  ]);
});
