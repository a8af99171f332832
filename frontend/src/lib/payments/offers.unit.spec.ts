import { fullGame, namedOffer, offerParams, packs, typicalTurns } from './offers.js';

const [single, basic, standard, premium] = packs;

it.each([
  ['', null],
  ['price=1', null],
  ['price=7', null],
  ['product=<script>&price=5', null],
  ['product=full-game', fullGame],
  ['product=full-game&price=10', fullGame],
  ['price=5', basic],
  ['product=credits&price=1', single],
  ['product=credits&price=10', standard],
  ['product=credits&price=20', premium],
  ['product=credits&price=7', single],
  ['product=credits', single],
])('%j names what is sold, at its price', (query, offer) =>
  expect(namedOffer(new URLSearchParams(query))).toEqual(offer),
);

it.each([fullGame, ...packs])('finds $name again by its own parameters', (offer) =>
  expect(namedOffer(new URLSearchParams(offerParams(offer)))).toBe(offer),
);

it.each([
  [1, 33],
  [5, 166],
  [20, 666],
])('takes %s dollars for %s turns', (dollars, turns) => expect(typicalTurns(dollars)).toBe(turns));
