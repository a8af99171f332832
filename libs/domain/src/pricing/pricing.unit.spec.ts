import { currentPriceVersion, defaultTurnTokenLimits } from './price-table.js';
import { chargeFor, providerCostFor, turnCeiling } from './pricing.js';

const usage = (input: number, cachedInput: number, output: number) => ({ input, cachedInput, output });

it('reserves $0.032 for a turn', () =>
  expect(turnCeiling(defaultTurnTokenLimits, currentPriceVersion)).toBe(32_000));

it.each([
  [usage(0, 0, 0), 0],
  [usage(1_000_000, 0, 0), 2_000_000],
  [usage(1_000_000, 1_000_000, 0), 500_000],
  [usage(0, 0, 1_000_000), 8_000_000],
  [usage(1, 1, 0), 1],
  [usage(3, 3, 0), 2],
  [usage(3_000, 2_001, 417), 1_998 + 1_001 + 3_336],
])('charges %j %d micro-dollars, rounded up once', (tokens, charge) =>
  expect(chargeFor(tokens, '2026-11')).toBe(charge),
);

it.each([usage(-1, 0, 0), usage(1.5, 0, 0), usage(1, 2, 0), usage(0, 0, Number.NaN)])(
  'takes no impossible usage: %j',
  (tokens) => expect(() => chargeFor(tokens, '2026-11')).toThrow(RangeError),
);
it.each(['2025-01', 'toString', ''])('knows its versions: %j', (version) =>
  expect(() => chargeFor(usage(1, 0, 1), version)).toThrow(RangeError),
);

it('knows what the provider charges us, apart from what the player pays', () => {
  const million = usage(1_000_000, 0, 0);
  expect(providerCostFor(million, 'gpt-4.1-mini-2025-04-14')).toBe(400_000);
  expect(providerCostFor(million, 'chronicler')).toBe(0);
  expect(providerCostFor(million, 'constructor')).toBe(2_500_000);
});
