/** How letters say amounts, days and orders. */
import { MICRO_USD_PER_CENT, toDollarsDown, type Cents, type MicroUsd, type Product } from '@rubicon/domain';

export function dollars(cents: Cents): string {
  return `$${toDollarsDown(cents * MICRO_USD_PER_CENT)}`;
}

export function credits(amount: MicroUsd): string {
  return `$${toDollarsDown(amount)}`;
}

/** "21 November 2026". @param at ISO 8601 */
export function dayOf(at: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}

export const productNames: Readonly<Record<Product, string>> = {
  'full-game': 'Full Game Access',
  credits: 'Credits',
};

/** Where its reader goes on: a refund is asked for in the account. */
export interface FurtherHelp {
  readonly accountUrl: string;
  readonly contactEmail: string;
}
