/** What the thank-you page shows of a payment, and how it is kept in this tab, so that a reload shows it again. */
import { creditPacks, type PaymentSuccessAnswer } from '@rubicon/contracts';
import { sessionItems } from '../../lib/storage.js';

export interface Order {
  /** The order's: the same in letters and in the statement. */
  readonly transactionId: string;
  /** Of the checkout it came from, to ask again; null: it came by the address. */
  readonly sessionId: string | null;
  /** Dollars. */
  readonly amount: number;
  /** Empty when unknown. */
  readonly email: string;
  /** False: bought by a visitor, waits for an account. */
  readonly claimed: boolean;
  /** Why no account can claim it now; null: one can, or has. */
  readonly withheld: PaymentSuccessAnswer['withheld'];
}

const LARGEST = Math.max(...creditPacks);
const DEFAULT_AMOUNT = 1;
const reasons = ['payment_disputed', 'payment_returned'] as const;

/** `amount` of the address: dollars, never more than is sold (decision 24). */
export function orderAmount(text: string | null): number {
  const amount = Number(text ?? DEFAULT_AMOUNT);
  return Number.isFinite(amount) && amount > 0 ? Math.min(amount, LARGEST) : DEFAULT_AMOUNT;
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
      sessionId: typeof value.sessionId === 'string' ? value.sessionId : null,
      amount: orderAmount(String(value.amount)),
      email: typeof value.email === 'string' ? value.email : '',
      claimed: value.claimed === true,
      withheld: reasons.find((reason) => reason === value.withheld) ?? null,
    };
  } catch {
    return null;
  }
}
