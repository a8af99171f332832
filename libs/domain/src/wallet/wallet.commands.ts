/** What can be asked of a wallet. Amounts are positive micro-dollars; a wallet exists from its first event. */
import type { Cents, MicroUsd } from '../money.js';

/** Once per payment, for ever. Refused: `account_closed`. */
export interface CreditPurchase {
  readonly type: 'CreditPurchase';
  readonly playerId: string;
  readonly paymentId: string;
  readonly amountMicroUsd: MicroUsd;
}
/** Once per grant. Refused: `account_closed`. */
export interface GrantCredits {
  readonly type: 'GrantCredits';
  readonly playerId: string;
  readonly grantId: string;
  readonly amountMicroUsd: MicroUsd;
  readonly reasonCode: string;
}
/**
 * The credit check. Appends `CreditsReserved` or `ReservationDeclined`; once per turn, also after a void: a turn that was
 * answered before, or that a later turn of its game has overtaken, is nothing to do.
 */
export interface ReserveCredits {
  readonly type: 'ReserveCredits';
  readonly playerId: string;
  readonly gameId: string;
  readonly turnId: string;
  readonly turnNumber: number;
  readonly amountMicroUsd: MicroUsd;
  readonly priceVersion: string;
}
/** Charges at most the reserve. Not open: nothing to do. */
export interface CaptureReservation {
  readonly type: 'CaptureReservation';
  readonly playerId: string;
  readonly gameId: string;
  readonly turnId: string;
  readonly turnNumber: number;
  readonly chargeMicroUsd: MicroUsd;
}
/** Open: gives it back. Unknown: voids it, so that a late reserve is refused. Otherwise nothing to do, also when overtaken. */
export interface ReleaseReservation {
  readonly type: 'ReleaseReservation';
  readonly playerId: string;
  readonly gameId: string;
  readonly turnId: string;
  readonly turnNumber: number;
}
/**
 * Phase one of a refund; never touches reserved credits. The decider settles how many credits come back: the unspent part of the
 * purchase, as far as it is available. Refused: `unknown_purchase`, `credits_frozen` (that purchase is disputed), `refund_pending` (one open hold per purchase),
 * `nothing_to_refund` (kind `unspent`, less than a cent left), `guarantee_used` (kind `guarantee`, a second time),
 * `refund_exceeds_purchase` (more than what was paid and not yet paid back). Same id: nothing to do.
 */
export interface HoldRefund {
  readonly type: 'HoldRefund';
  readonly playerId: string;
  readonly refundId: string;
  readonly paymentId: string;
  readonly kind: 'guarantee' | 'unspent' | 'staff';
  /** For `guarantee` and `staff`: what is paid back. For `unspent` it follows from the credits and this is null. */
  readonly moneyRefundedCents: Cents | null;
}
/**
 * The provider has paid it out. Settled or released before: nothing to do. Refused: `unknown_refund`, `refund_exceeds_purchase` (so much
 * went back otherwise that the provider cannot have paid this one).
 */
export interface SettleRefund {
  readonly type: 'SettleRefund';
  readonly playerId: string;
  readonly refundId: string;
}
/** The provider will not pay it out: the credits come back. Settled or released before: nothing to do. Refused: `unknown_refund`. */
export interface ReleaseRefund {
  readonly type: 'ReleaseRefund';
  readonly playerId: string;
  readonly refundId: string;
}
/**
 * The provider has paid it out, and afterwards it failed: its credits come back, to a wallet that is not closed. Not settled: nothing to
 * do. Refused: `unknown_refund`.
 */
export interface ReverseRefund {
  readonly type: 'ReverseRefund';
  readonly playerId: string;
  readonly refundId: string;
}
/**
 * The provider has paid it out without being asked from here (at its dashboard), or after all (released before): a fact, whatever the
 * rules of holding say. Releases a held refund of the same purchase that the provider has no money left to pay. Held or settled before:
 * nothing to do. Refused: `unknown_purchase`, `refund_exceeds_purchase`.
 */
export interface AcceptRefund {
  readonly type: 'AcceptRefund';
  readonly playerId: string;
  readonly refundId: string;
  readonly paymentId: string;
  readonly moneyRefundedCents: Cents;
}
/**
 * A dispute was opened, or opened again: what it claims is frozen, as far as it is there; the rest plays on. News followed before:
 * nothing to do.
 */
export interface FreezeCredits {
  readonly type: 'FreezeCredits';
  readonly playerId: string;
  readonly disputeId: string;
  readonly paymentId: string;
  readonly disputedMicroUsd: MicroUsd;
  /** Of the dispute in its payment's stream, from 1. */
  readonly news: number;
}
/**
 * The bank has decided, and may do so again. What it keeps is clawed back as far as it is left of that purchase, and the rest written off;
 * what it has given back of an earlier decision is reinstated; what no other dispute claims is unfrozen. Older news than was followed, or
 * the same end: nothing to do. Refused: `unknown_dispute`, `refund_pending` (it takes something, while a refund of it is held).
 */
export interface CloseDispute {
  readonly type: 'CloseDispute';
  readonly playerId: string;
  readonly disputeId: string;
  readonly paymentId: string;
  /** What the bank keeps of the payment; 0 for a dispute that was won. */
  readonly lostMicroUsd: MicroUsd;
  /** Of the dispute in its payment's stream, from 1. */
  readonly news: number;
}
/** At the account's end: all that is available or frozen, and the wallet closes. Closed before: nothing to do. Refused while anything is reserved or held: `reservations_open`. */
export interface ForfeitCredits {
  readonly type: 'ForfeitCredits';
  readonly playerId: string;
  readonly reasonCode: 'account_deleted';
}

export type WalletCommand =
  | CreditPurchase
  | GrantCredits
  | ReserveCredits
  | CaptureReservation
  | ReleaseReservation
  | HoldRefund
  | SettleRefund
  | ReleaseRefund
  | ReverseRefund
  | AcceptRefund
  | FreezeCredits
  | CloseDispute
  | ForfeitCredits;
