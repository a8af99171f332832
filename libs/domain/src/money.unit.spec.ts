import { toDollarsDown } from './money.js';

it.each([
  [0, '0.00'],
  [9_999, '0.00'],
  [10_000, '0.01'],
  [999_999, '0.99'],
  [1_000_000, '1.00'],
  [4_979_999, '4.97'],
  [1_234_567_890, '1234.56'],
])('tells a player who has %d micro-dollars of $%s, rounded down to the cent', (amount, dollars) =>
  expect(toDollarsDown(amount)).toBe(dollars),
);
