/** What a payment's processes ask the payment provider. Our ids are its idempotency keys and lie in its metadata. */
import type { Cents } from '../money.js';

export interface CheckoutSession {
  readonly sessionId: string;
  /** Null when the session was not made by this product. */
  readonly paymentId: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paid: boolean;
  readonly amountCents: Cents;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Null until paid. */
  readonly paymentIntentId: string | null;
}

export interface RefundToPay {
  /** Ours: the provider's idempotency key. */
  readonly refundId: string;
  readonly paymentId: string;
  readonly paymentIntentId: string;
  readonly amountCents: Cents;
}

export interface ProviderRefund {
  /** Ours, when it was asked for here; else made of the provider's. */
  readonly refundId: string;
  readonly amountCents: Cents;
  readonly status: 'pending' | 'paid' | 'failed';
}

/** `refused`: for good, with the provider's code. */
export type RefundAnswer =
  | { readonly kind: 'paid' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'refused'; readonly code: string };

export interface ProviderDispute {
  readonly disputeId: string;
  readonly amountCents: Cents;
  /**
   * `inquiry`: the bank asks, and no money has moved. `open`: also while an appeal is decided. `unknown`: a status that this version has
   * never heard of.
   */
  readonly status: 'inquiry' | 'open' | 'closed' | 'unknown';
  /** What the bank keeps: the net of the provider's balance transactions, without its fees. */
  readonly lostCents: Cents;
}

/** Everything here throws when the provider cannot be reached: whoever asks next goes on from there. */
export interface PaymentsAtProvider {
  /** Null when there is no such session. */
  findSession(sessionId: string): Promise<CheckoutSession | null>;
  /** The session that this money came through; null when it did not come through one of ours. */
  sessionOf(paymentIntentId: string): Promise<CheckoutSession | null>;
  /** Repeated with the same refund id, also after days: paid out once. */
  refund(refund: RefundToPay): Promise<RefundAnswer>;
  /** Every refund of this money, asked for here or not, as it stands now. */
  refundsOf(paymentIntentId: string): Promise<readonly ProviderRefund[]>;
  /** Every dispute of this money, as it stands now. */
  disputesOf(paymentIntentId: string): Promise<readonly ProviderDispute[]>;
}

/** What the provider tells by itself: repeated for days and in any order. */
export type ProviderNotice =
  | { readonly kind: 'session_changed'; readonly session: CheckoutSession }
  /** Refunds or disputes: how they stand is asked, so that no notice comes too late or too early. */
  | { readonly kind: 'money_moved'; readonly paymentIntentId: string };
