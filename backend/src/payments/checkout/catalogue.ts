/** What is sold (specification, section 9; decisions 19 and 21). No price is ever taken from the browser. */
import { creditPacks, type Product } from '@rubicon/contracts';
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
  const price = { amountCents: pack * 100, creditsMicroUsd: microUsdFromCents(pack * 100) };
  if (product === 'credits') return { product, ...price, name: `Rubicon credits: ${packNames[pack]}` };
  return pack === FULL_GAME_USD ? { product, ...price, name: 'Rubicon: Full Game Access' } : null;
}
