import { formatLimit, formatTook, formatWait } from './format-duration.js';

it('says how long something has waited in the largest full unit', () =>
  expect([-500, 0, 999, 1_000, 59_999, 60_000, 7_199_000, 200_000_000].map(formatWait)).toEqual([
    '0 seconds',
    '0 seconds',
    '0 seconds',
    '1 second',
    '59 seconds',
    '1 minute',
    '1 hour',
    '2 days',
  ]));

it('says what was measured to two digits, from ten seconds on to the second', () =>
  expect([0, 7, 252, 996, 2_537, 9_960, 61_234, 119_700, 182_464].map(formatTook)).toEqual([
    '0 seconds',
    '0.007 seconds',
    '0.25 seconds',
    '1 second',
    '2.5 seconds',
    '10 seconds',
    '61 seconds',
    '2 minutes',
    '182 seconds',
  ]));

it('says a limit to four digits', () =>
  expect([0, 250, 1_500, 30_000, 182_464, 90_000, 120_000, 3_600_000].map(formatLimit)).toEqual([
    '0 seconds',
    '0.25 seconds',
    '1.5 seconds',
    '30 seconds',
    '182.5 seconds',
    '90 seconds',
    '2 minutes',
    '1 hour',
  ]));
