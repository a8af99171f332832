import { formatDollars, formatMicroUsd } from './format.js';

it('writes credits with two decimals', () => {
  expect(formatDollars('4.97')).toBe('$4.97');
  expect(formatDollars(20)).toBe('$20.00');
});

it.each([
  [0, '$0.00'],
  [32_000, '$0.032'],
  [9_897, '$0.009897'],
  [5_000_000, '$5.00'],
  [1_234_500_000, '$1,234.50'],
  [-32_000, '\u2212$0.032'],
])('writes %i micro-dollars exactly', (amount, text) => expect(formatMicroUsd(amount)).toBe(text));
