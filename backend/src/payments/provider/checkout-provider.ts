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

/** What the provider tells by webhook. Null: nothing that concerns us. */
export type ProviderNotice = { readonly kind: 'session_changed'; readonly session: CheckoutSession } | null;

export abstract class CheckoutProvider {
  /** Repeated with the same payment: the same session. @throws ProviderUnavailable */
  abstract createSession(checkout: CheckoutToCreate): Promise<CheckoutSession>;
  /** Null when there is no such session. @throws ProviderUnavailable */
  abstract findSession(sessionId: string): Promise<CheckoutSession | null>;
  /** @throws ForgedNotice when the signature is wrong or too old */
  abstract readNotice(body: Buffer, signature: string): ProviderNotice;
}

export class ProviderUnavailable extends Error {
  readonly code = 'payment_provider_unavailable';
}

export class ForgedNotice extends Error {
  readonly code = 'forged_notice';
}
