/** What can be asked of a payment. */
import type { Cents, MicroUsd } from '../money.js';
import type { Product, ReturnTo } from './payment.events.js';

/** Refused: `payment_exists` (same id, other content). Repeated: nothing to do. */
export interface OpenCheckout {
  readonly type: 'OpenCheckout';
  readonly paymentId: string;
  readonly playerId: string | null;
  readonly product: Product;
  readonly amountCents: Cents;
  readonly creditsMicroUsd: MicroUsd;
  readonly returnTo: ReturnTo;
  readonly at: string;
}
/** Refused: `unknown_payment`, `session_attached` (another session). */
export interface AttachCheckoutSession {
  readonly type: 'AttachCheckoutSession';
  readonly paymentId: string;
  readonly sessionId: string;
}
/**
 * The provider says it is paid. Refused: `unknown_payment`, `amount_mismatch` (other amount or currency than was asked for),
 * `session_mismatch` (paid at another page than the payment's). Completed before: nothing to do, for ever. Accepted also after expiry: money that came is money.
 */
export interface CompletePayment {
  readonly type: 'CompletePayment';
  readonly paymentId: string;
  readonly sessionId: string;
  readonly paymentIntentId: string;
  readonly amountCents: Cents;
  readonly currency: string;
  readonly at: string;
}
/**
 * A visitor's payment gets its player, once; the same player again: nothing to do. Refused: `unknown_payment`, `not_paid`,
 * `claimed_by_another`, `payment_returned` (its money went back, or is going), `payment_disputed` (a dispute is open or was lost).
 */
export interface ClaimPayment {
  readonly type: 'ClaimPayment';
  readonly paymentId: string;
  readonly playerId: string;
}
/** Not open: nothing to do. */
export interface ExpireCheckout {
  readonly type: 'ExpireCheckout';
  readonly paymentId: string;
  readonly at: string;
}
/**
 * The provider has paid it back: the return that was begun under this id, or another refund. Refused: `not_paid`,
 * `refund_exceeds_payment`. Same refund id: nothing to do.
 */
export interface RecordRefund {
  readonly type: 'RecordRefund';
  readonly paymentId: string;
  readonly refundId: string;
  readonly amountCents: Cents;
}
/** The provider says that a refund it had paid has failed. Not recorded as paid: nothing to do. */
export interface RecordRefundFailure {
  readonly type: 'RecordRefundFailure';
  readonly paymentId: string;
  readonly refundId: string;
}
/** Once per refund; nothing is left to pay back: nothing to do. Refused: `not_paid`. */
export interface OweMoney {
  readonly type: 'OweMoney';
  readonly paymentId: string;
  readonly refundId: string;
  readonly amountCents: Cents;
  /** The provider's. */
  readonly code: string;
}
/**
 * Open: nothing to do; closed: it goes on. Refused: `not_paid`, `dispute_exceeds_payment` (with what other disputes hold or have
 * taken, more than was paid).
 */
export interface OpenDispute {
  readonly type: 'OpenDispute';
  readonly paymentId: string;
  readonly disputeId: string;
  readonly amountCents: Cents;
}
/** Closed before with the same loss: nothing to do. Refused: `unknown_dispute`, `dispute_exceeds_payment` (it takes more than is disputed). */
export interface CloseDisputeOfPayment {
  readonly type: 'CloseDisputeOfPayment';
  readonly paymentId: string;
  readonly disputeId: string;
  /** What the bank keeps; 0 for a dispute that was won. */
  readonly lostCents: Cents;
}
/**
 * What was not paid back yet is to go back; nobody can claim it until the provider has answered. Begun, returned or refused under this id
 * before, or nothing left: nothing to do. Refused: `claimed_by_another` (it has a player), `not_paid`, `payment_disputed` (a
 * dispute is open).
 */
export interface BeginUnclaimedReturn {
  readonly type: 'BeginUnclaimedReturn';
  readonly paymentId: string;
  readonly refundId: string;
  readonly at: string;
}
/** The provider will not pay it back under this id. Not under way: nothing to do. */
export interface RefuseUnclaimedReturn {
  readonly type: 'RefuseUnclaimedReturn';
  readonly paymentId: string;
  readonly refundId: string;
  /** The provider's. */
  readonly code: string;
}

export type PaymentCommand =
  | OpenCheckout
  | AttachCheckoutSession
  | CompletePayment
  | ClaimPayment
  | ExpireCheckout
  | RecordRefund
  | RecordRefundFailure
  | OweMoney
  | OpenDispute
  | CloseDisputeOfPayment
  | BeginUnclaimedReturn
  | RefuseUnclaimedReturn;
