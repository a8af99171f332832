import type { EvidenceSide } from '@rubicon/contracts';
import { differingSides, sidesOf, sidesOfItem } from './differing-sides.js';

const row = (
  provider: number | null,
  payment: number | null,
  wallet: number | null,
  agrees = false,
): EvidenceSide => ({ what: 'paid', provider, payment, wallet, agrees });

it('names the one that stands against two', () => {
  expect(differingSides(row(5, 5, 7), sidesOfItem)).toEqual(['wallet']);
  expect(differingSides(row(null, 5, 5), sidesOfItem)).toEqual(['provider']);
});

it('names all where no two say the same', () => {
  expect(differingSides(row(5, 6, 7), sidesOfItem)).toEqual(['provider', 'payment', 'wallet']);
  expect(differingSides(row(null, 6, 7), ['payment', 'wallet'])).toEqual(['payment', 'wallet']);
});

it('names none that agree, though one is silent', () => {
  expect(differingSides(row(null, 5, 5, true), sidesOfItem)).toEqual([]);
});

it('leaves out a side that says nothing at all', () => {
  expect(sidesOf([row(null, 5, null), row(null, 5, 5)])).toEqual(['payment', 'wallet']);
});
