/** The payment provider, as far as the product needs it. Our payment id is its idempotency key and lies in its metadata. */
import type { Cents } from '@rubicon/domain';

export interface CheckoutToCreate {
  readonly paymentId: string;
  readonly name: string;
  readonly amountCents: Cents;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Fills in the payer's address; null lets them type it. */
  readonly email: string | null;
}

export interface CheckoutSession {
  readonly sessionId: string;
  /** Null when the session was not made by this product. */
  readonly paymentId: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paid: boolean;
  /** The hosted page, while the session is open. */
  readonly url: string | null;
  readonly amountCents: Cents;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Null until paid. */
  readonly paymentIntentId: string | null;
  readonly payerEmail: string | null;
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
  readonly status: 'open' | 'won' | 'lost';
}

/** What the provider tells by webhook. Null: nothing that concerns us. */
export type ProviderNotice =
  | { readonly kind: 'session_changed'; readonly session: CheckoutSession }
  /** Who has to know asks for the refunds themselves: notices come in any order. */
  | { readonly kind: 'refunds_changed'; readonly paymentIntentId: string }
  | {
      readonly kind: 'dispute_changed';
      readonly paymentIntentId: string;
      readonly dispute: ProviderDispute;
    }
  | null;

export abstract class PaymentProvider {
  /** Repeated with the same payment: the same session. @throws ProviderUnavailable */
  abstract createSession(checkout: CheckoutToCreate): Promise<CheckoutSession>;
  /** Null when there is no such session. @throws ProviderUnavailable */
  abstract findSession(sessionId: string): Promise<CheckoutSession | null>;
  /** The session that this money came through; null when it did not come through one of ours. @throws ProviderUnavailable */
  abstract sessionOf(paymentIntentId: string): Promise<CheckoutSession | null>;
  /** Closes an open session; answers how it stands then, paid or not. Null when there is none. @throws ProviderUnavailable */
  abstract expireSession(sessionId: string): Promise<CheckoutSession | null>;
  /** Repeated with the same refund id, also after days: paid out once. @throws ProviderUnavailable */
  abstract refund(refund: RefundToPay): Promise<RefundAnswer>;
  /** Every refund of this money, asked for here or not. @throws ProviderUnavailable */
  abstract refundsOf(paymentIntentId: string): Promise<readonly ProviderRefund[]>;
  /** @throws ForgedNotice when the signature is wrong or too old */
  abstract readNotice(body: Buffer, signature: string): ProviderNotice;
}

export class ProviderUnavailable extends Error {
  readonly code = 'payment_provider_unavailable';
}

export class ForgedNotice extends Error {
  readonly code = 'forged_notice';
}
