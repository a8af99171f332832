/** What a payment must remember to decide. Plain data: it is kept as JSON in snapshots. */
import type { Cents, MicroUsd } from '../money.js';
import type { Product, ReturnTo } from './payment.events.js';

export interface PaymentState {
  /** Null until the checkout is opened. */
  readonly checkout: Checkout | null;
  readonly status: 'open' | 'expired' | 'completed';
  readonly sessionId: string | null;
  /** ISO 8601, UTC; null until the checkout is opened. */
  readonly openedAt: string | null;
  /** The provider's id of the money movement; null until completed. */
  readonly paymentIntentId: string | null;
  /** ISO 8601, UTC; null until completed. */
  readonly completedAt: string | null;
  /** Of the checkout, or the one that claimed it; null for a visitor. */
  readonly playerId: string | null;
  /** By refund id, the return of an unclaimed payment included. */
  readonly refunds: Readonly<Record<string, Cents>>;
  /** The refund ids of those that were recorded as paid and failed afterwards. */
  readonly failedRefunds: readonly string[];
  /** Under way at the provider; null when none is. */
  readonly unclaimedReturn: { readonly refundId: string; readonly amountCents: Cents } | null;
  /** When a return of it as unclaimed was begun last, ISO 8601, UTC; null: never. */
  readonly returnBegunAt: string | null;
  /** The refund ids of returns that the provider would not pay, or whose payment failed afterwards. */
  readonly refusedReturns: readonly string[];
  /** What is owed to somebody who is gone; null: nothing. */
  readonly owed: OwedMoney | null;
  /** The refund ids for which money has stood as owed. */
  readonly owedRefunds: readonly string[];
  /** By dispute id. */
  readonly disputes: Readonly<Record<string, Dispute>>;
}

/** What was asked for. */
export interface Checkout {
  readonly paymentId: string;
  readonly playerId: string | null;
  readonly product: Product;
  readonly amountCents: Cents;
  readonly creditsMicroUsd: MicroUsd;
  readonly returnTo: ReturnTo;
}

export interface Dispute {
  readonly amountCents: Cents;
  readonly status: 'open' | 'won' | 'lost';
  /** What the bank keeps; 0 while it is open. */
  readonly lostCents: Cents;
  /** How many events of this dispute there are: who follows it says how far it has come. */
  readonly news: number;
}

export interface OwedMoney {
  readonly amountCents: Cents;
  /** The provider's, of its last refusal. */
  readonly code: string;
  /** A dispute was closed since: the provider may pay now what it would not. */
  readonly isDueAgain: boolean;
}

export function noPayment(): PaymentState {
  return {
    checkout: null,
    status: 'open',
    sessionId: null,
    openedAt: null,
    paymentIntentId: null,
    completedAt: null,
    playerId: null,
    refunds: {},
    failedRefunds: [],
    unclaimedReturn: null,
    returnBegunAt: null,
    refusedReturns: [],
    owed: null,
    owedRefunds: [],
    disputes: {},
  };
}

/** The checkout, once its money has come. */
export function paidCheckout(state: PaymentState): Checkout | null {
  return state.status === 'completed' ? state.checkout : null;
}

/** Whether the payer's bank is deciding about it. */
export function hasOpenDispute(state: PaymentState): boolean {
  return Object.values(state.disputes).some(({ status }) => status === 'open');
}

/** Why nobody can claim it now; null: somebody can, or has. */
export function withheldBecause(state: PaymentState): 'payment_disputed' | 'payment_returned' | null {
  if (state.playerId !== null) return null;
  const isAllGone = leftCents(state) === 0;
  if (hasOpenDispute(state) || (isAllGone && lostCents(state) > 0)) return 'payment_disputed';
  return isAllGone || state.unclaimedReturn !== null ? 'payment_returned' : null;
}

export function refundedCents(state: PaymentState): Cents {
  return Object.values(state.refunds).reduce((sum, cents) => sum + cents, 0);
}

/** What disputes have taken. */
function lostCents(state: PaymentState): Cents {
  return Object.values(state.disputes).reduce((sum, dispute) => sum + dispute.lostCents, 0);
}

/** What of the money is here still: neither paid back nor taken by a bank; 0 until it has come. Never negative, whatever overlaps. */
export function leftCents(state: PaymentState): Cents {
  const checkout = paidCheckout(state);
  return checkout ? Math.max(0, checkout.amountCents - refundedCents(state) - lostCents(state)) : 0;
}
