/** What a payment must remember to decide. Plain data: it is kept as JSON in snapshots. */
import type { Cents, MicroUsd } from '../money.js';
import type { Product, ReturnTo } from './payment.events.js';

export interface PaymentState {
  /** Null until the checkout is opened. */
  readonly checkout: Checkout | null;
  readonly status: 'open' | 'expired' | 'completed';
  readonly sessionId: string | null;
  /** The provider's id of the money movement; null until completed. */
  readonly paymentIntentId: string | null;
  /** ISO 8601, UTC; null until completed. */
  readonly completedAt: string | null;
  /** Of the checkout, or the one that claimed it; null for a visitor. */
  readonly playerId: string | null;
  /** By refund id, the return of an unclaimed payment included. */
  readonly refunds: Readonly<Record<string, Cents>>;
  /** Under way at the provider; null when none is. */
  readonly unclaimedReturn: { readonly refundId: string; readonly amountCents: Cents } | null;
  /** The refund ids of returns that the provider would not pay. */
  readonly refusedReturns: readonly string[];
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
}

export function noPayment(): PaymentState {
  return {
    checkout: null,
    status: 'open',
    sessionId: null,
    paymentIntentId: null,
    completedAt: null,
    playerId: null,
    refunds: {},
    unclaimedReturn: null,
    refusedReturns: [],
    disputes: {},
  };
}

/** The checkout, once its money has come. */
export function paidCheckout(state: PaymentState): Checkout | null {
  return state.status === 'completed' ? state.checkout : null;
}

/** Whether the payer's bank is deciding about it, or has taken it back. */
export function isDisputed(state: PaymentState, status: 'open' | 'lost'): boolean {
  return Object.values(state.disputes).some((dispute) => dispute.status === status);
}

export function refundedCents(state: PaymentState): Cents {
  return Object.values(state.refunds).reduce((sum, cents) => sum + cents, 0);
}
