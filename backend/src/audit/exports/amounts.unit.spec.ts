import fc from 'fast-check';
import { minorDigitsOf, writtenMinor } from '../../platform/text/minor-units.js';
import { decimalOf, dollarsOf } from './amounts.js';

it.each([
  [0, '0.000000'],
  [1, '0.000001'],
  [-1, '-0.000001'],
  [10_000, '0.010000'],
  [-12_340_000, '-12.340000'],
  [Number.MAX_SAFE_INTEGER, '9007199254.740991'],
  [Number.MIN_SAFE_INTEGER, '-9007199254.740991'],
])('tells %i micro-dollars as %s', (microUsd, dollars) => {
  expect(dollarsOf(microUsd).text).toBe(dollars);
});

it.each([
  [5_00, 'usd', '5.00'],
  [-5, 'usd', '-0.05'],
  [500, 'jpy', '500'],
  [-7, 'krw', '-7'],
  [1_234, 'kwd', '1.234'],
  [500, 'isk', '5.00'],
  [500, 'ugx', '5.00'],
  [500, 'mga', '500'],
])('tells %i of the provider’s units of %s as %s', (amount, currency, decimal) => {
  expect(decimalOf(amount, minorDigitsOf(currency)!).text).toBe(decimal);
});

it('knows no digits of what is no currency', () => {
  expect(minorDigitsOf('usdc')).toBeNull();
  expect(minorDigitsOf('')).toBeNull();
  expect(writtenMinor(-900, 'eur')).toBe('-9.00 EUR');
  expect(writtenMinor(900, 'usdc')).toBe('900 in the smallest unit of USDC');
});

it('refuses what is no safe integer', () => {
  expect(() => dollarsOf(0.5)).toThrow(RangeError);
  expect(() => dollarsOf(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
});

it('says the same as the whole number, whatever the digits', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 8 }), (amount, digits) => {
      const { text } = decimalOf(amount, digits);
      expect(BigInt(text.replace('.', ''))).toBe(BigInt(amount));
      expect((text.split('.')[1] ?? '').length).toBe(digits);
    }),
  );
});
