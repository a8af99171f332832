/** The payment provider, as far as the product needs it. Our payment id is its idempotency key and lies in its metadata. */
import type {
  Cents,
  CheckoutSession,
  PaymentsAtProvider,
  ProviderDispute,
  ProviderNotice,
  ProviderRefund,
  RefundAnswer,
  RefundToPay,
} from '@rubicon/domain';
import type { Refusal } from '@rubicon/eventsourcing';

export interface CheckoutToCreate {
  readonly paymentId: string;
  readonly name: string;
  readonly amountCents: Cents;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Fills in the payer's address; null lets them type it. */
  readonly email: string | null;
}

/** What a page or a letter needs of it besides. */
export interface HostedSession extends CheckoutSession {
  /** The hosted page, while the session is open. */
  readonly url: string | null;
  readonly payerEmail: string | null;
}

/** What a payer can read off their own statement: asked when it is needed, and not kept. */
export interface PaidByCard {
  readonly amountCents: Cents;
  /** ISO 8601, UTC. */
  readonly paidAt: string;
  readonly last4: string;
}

/** What the provider tells, and has signed. */
export type SignedNotice =
  | { readonly kind: 'ours'; readonly notice: ProviderNotice }
  /** Of a kind that moves nothing here. */
  | { readonly kind: 'not_followed' }
  /** Of money that is not ours, or of no real money where real money is taken. */
  | { readonly kind: 'refused'; readonly noticeId: string; readonly refusal: Refusal };

export abstract class PaymentProvider implements PaymentsAtProvider {
  /** Repeated with the same payment: the same session. @throws ProviderUnavailable */
  abstract createSession(checkout: CheckoutToCreate): Promise<HostedSession>;
  /** @throws ProviderUnavailable */
  abstract findSession(sessionId: string): Promise<HostedSession | null>;
  /** @throws ProviderUnavailable */
  abstract sessionOf(paymentIntentId: string): Promise<HostedSession | null>;
  /** Closes an open session; answers how it stands then, paid or not. Null when there is none. @throws ProviderUnavailable */
  abstract expireSession(sessionId: string): Promise<HostedSession | null>;
  /** @throws ProviderUnavailable */
  abstract refund(refund: RefundToPay): Promise<RefundAnswer>;
  /** @throws ProviderUnavailable */
  abstract refundsOf(paymentIntentId: string): Promise<readonly ProviderRefund[]>;
  /** @throws ProviderUnavailable */
  abstract disputesOf(paymentIntentId: string): Promise<readonly ProviderDispute[]>;
  /** How this money came; null when it has not, or not by card. @throws ProviderUnavailable */
  abstract paidBy(paymentIntentId: string): Promise<PaidByCard | null>;
  /** @throws ForgedNotice when the signature is wrong or too old */
  abstract readNotice(body: Buffer, signature: string): SignedNotice;
}

export class ProviderUnavailable extends Error {
  readonly code = 'payment_provider_unavailable';
}

export class ForgedNotice extends Error {
  readonly code = 'forged_notice';
}
