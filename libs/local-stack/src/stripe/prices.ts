/** What the provider asks, in minor units of the payment's currency: Stripe's prices in the United States. */
import type { PaymentMethod } from './objects.js';

interface Price {
  /** Ten-thousandths of the amount. */
  readonly basisPoints: number;
  readonly fixed: number;
  readonly most: number;
}

const prices: Readonly<Record<PaymentMethod, Price>> = {
  card: { basisPoints: 290, fixed: 30, most: Infinity },
  us_bank_account: { basisPoints: 80, fixed: 0, most: 500 },
};

/** A month in which anything was paid. */
export const monthlyFee = 200;

export function feeOf(method: PaymentMethod, amount: number): number {
  const { basisPoints, fixed, most } = prices[method];
  return Math.min(Math.round((amount * basisPoints) / 10_000) + fixed, most);
}
