import { formatMinor } from './format-minor.js';

it.each([
  [1_250, 'usd', '$12.50'],
  [500, 'jpy', '¥500'],
  [-99, 'eur', '\u2212€0.99'],
  [123_456_789, 'cad', 'CA$1,234,567.89'],
  [500_00, 'ugx', 'UGX\u00a0500.00'],
  [-700, 'usdc', '\u22127.00 USDC'],
])('writes %d minor units of %s as %s', (amountMinor, currency, text) =>
  expect(formatMinor(amountMinor, currency)).toBe(text),
);
