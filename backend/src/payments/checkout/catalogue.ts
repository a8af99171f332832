/** What is sold (specification, section 9; decisions 19, 21 and 25). No price is ever taken from the browser. */
import { creditPacks, tokenPacks, type Product } from '@rubicon/contracts';
import { microUsdFromCents, type Cents, type MicroUsd } from '@rubicon/domain';

export interface Offer {
  readonly product: Product;
  readonly amountCents: Cents;
  readonly creditsMicroUsd: MicroUsd;
  /** On the payer's receipt. */
  readonly name: string;
}

const packNames: Readonly<Record<(typeof creditPacks)[number], string>> = {
  1: 'Single Game',
  5: 'Basic Package',
  10: 'Standard',
  20: 'Premium',
};
const FULL_GAME_USD = 1;

/** @param amount US dollars. Null when it is not sold. */
export function offerFor(product: Product, amount: number): Offer | null {
  const pack = creditPacks.find((dollars) => dollars === amount);
  if (pack === undefined) return null;
  if (product === 'credits') return offer(product, pack, `Rubicon credits: ${packNames[pack]}`);
  return pack === FULL_GAME_USD ? offer(product, pack, 'Rubicon: Full Game Access') : null;
}

/** A pack's credits are its dollars. @param amount US dollars. Null when the two are not a pack. */
export function tokenOffer(tokens: number, amount: number): Offer | null {
  const pack = tokenPacks.find((one) => one.tokens === tokens && one.amount === amount);
  return pack ? offer('credits', pack.amount, `Rubicon credits: ${pack.name}`) : null;
}

function offer(product: Product, dollars: number, name: string): Offer {
  const amountCents = dollars * 100;
  return { product, amountCents, creditsMicroUsd: microUsdFromCents(amountCents), name };
}
