/** What the thank-you page shows of a payment, and how it is kept in this tab, so that a reload shows it again. */
import { creditPacks } from '@rubicon/contracts';
import { sessionItems } from '../../lib/storage.js';

export interface Order {
  /** The session's id, or the order's. */
  readonly transactionId: string;
  /** Dollars. */
  readonly amount: number;
  /** Empty when unknown. */
  readonly email: string;
  /** False: bought by a visitor, waits for an account. */
  readonly claimed: boolean;
}

const LARGEST = Math.max(...creditPacks);
const DEFAULT_AMOUNT = 1;

/** `amount` of the address: dollars, never more than is sold (decision 24). */
export function orderAmount(text: string | null): number {
  const amount = Number(text ?? DEFAULT_AMOUNT);
  return Number.isFinite(amount) && amount > 0 ? Math.min(amount, LARGEST) : DEFAULT_AMOUNT;
}

/** The last 8 characters (specification, section 9). */
export function shortTransactionId({ transactionId }: Order): string {
  return Array.from(transactionId).slice(-8).join('');
}

export function keepOrder(order: Order): void {
  sessionItems.write('rubicon_order', JSON.stringify(order));
}

export function keptOrder(): Order | null {
  try {
    const value = JSON.parse(sessionItems.read('rubicon_order') ?? 'null') as Partial<Order> | null;
    if (typeof value?.transactionId !== 'string' || typeof value.amount !== 'number') return null;
    return {
      transactionId: value.transactionId,
      amount: orderAmount(String(value.amount)),
      email: typeof value.email === 'string' ? value.email : '',
      claimed: value.claimed === true,
    };
  } catch {
    return null;
  }
}
