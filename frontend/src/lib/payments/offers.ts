/** The catalogue as it is shown (specification, section 9, "Credit packs"; decisions 19 and 21). */
import { creditPacks, type Product } from '@rubicon/contracts';
import { offerStrings } from '../../strings/offers.js';

type Dollars = (typeof creditPacks)[number];

export interface Offer {
  readonly product: Product;
  readonly dollars: Dollars;
  readonly name: string;
  readonly badge?: string;
  /** Stands out among the others. */
  readonly popular?: true;
}

const { products } = offerStrings;

export const fullGame: Offer = { product: 'full-game', dollars: 1, name: products.fullGame };

export const packs: readonly Offer[] = [
  { product: 'credits', dollars: 1, name: products.single, badge: offerStrings.tryIt },
  { product: 'credits', dollars: 5, name: products.basic },
  { product: 'credits', dollars: 10, name: products.standard, badge: offerStrings.popular, popular: true },
  { product: 'credits', dollars: 20, name: products.premium },
];

const TYPICAL_TURN_CENTS = 3;

/** At about $0.03 a turn. */
export function typicalTurns(dollars: number): number {
  return Math.floor((dollars * 100) / TYPICAL_TURN_CENTS);
}

/**
 * What `product` and `price` of an address name; null: nothing that is sold. The price is the catalogue's: the full game has one, and
 * credits are those of that amount, or the least.
 */
export function namedOffer(params: URLSearchParams): Offer | null {
  const product = params.get('product');
  if (product === fullGame.product) return fullGame;
  const pack = packs.find(({ dollars }) => dollars === Number(params.get('price')));
  if (product === 'credits') return pack ?? packs[0]!;
  return product === null && pack && pack.dollars !== fullGame.dollars ? pack : null;
}

/** As `namedOffer` reads it. */
export function offerParams({ product, dollars }: Offer): Record<string, string> {
  return { product, price: String(dollars) };
}
