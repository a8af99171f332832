/**
 * What can happen to a player's credits. Stream `wallet-<playerId>`. A reservation's id is its turn's id (a turn id already
 * holds player, game and key, so it is unique over all games). Two-phase throughout: reserve, then capture or release; hold,
 * then settle or release. The turn's number in its game comes along, because it lets the wallet refuse a late reserve for ever
 * without remembering every turn (see `wallet.state.ts`).
 */
import type { Cents, MicroUsd } from '../money.js';

/** Disputed, before disputes had an amount here; all that was available was frozen then. */
export const WHOLE_PURCHASE: MicroUsd = Number.MAX_SAFE_INTEGER;

/** A part of one lot. `lotId` is the purchase's paymentId or the grant's grantId. */
export interface LotShare {
  readonly lotId: string;
  readonly amountMicroUsd: MicroUsd;
}

export interface CreditsPurchased {
  readonly type: 'CreditsPurchased';
  readonly data: { readonly playerId: string; readonly paymentId: string; readonly amountMicroUsd: MicroUsd };
}
export interface CreditsGranted {
  readonly type: 'CreditsGranted';
  readonly data: {
    readonly playerId: string;
    readonly grantId: string;
    readonly amountMicroUsd: MicroUsd;
    readonly reasonCode: string;
  };
}
export interface CreditsReserved {
  readonly type: 'CreditsReserved';
  readonly data: {
    readonly playerId: string;
    readonly gameId: string;
    readonly turnId: string;
    /** Of the turn in its game, from 1. */
    readonly turnNumber: number;
    readonly amountMicroUsd: MicroUsd;
    readonly priceVersion: string;
  };
}
export interface ReservationDeclined {
  readonly type: 'ReservationDeclined';
  readonly data: {
    readonly playerId: string;
    readonly gameId: string;
    readonly turnId: string;
    /** Of the turn in its game, from 1. */
    readonly turnNumber: number;
    readonly ceilingMicroUsd: MicroUsd;
    readonly availableMicroUsd: MicroUsd;
    readonly reason: 'insufficient_credits' | 'credits_frozen';
  };
}
export interface ReservationCaptured {
  readonly type: 'ReservationCaptured';
  readonly data: {
    readonly playerId: string;
    readonly gameId: string;
    readonly turnId: string;
    /** Of the turn in its game, from 1. */
    readonly turnNumber: number;
    /** At most the reserve. */
    readonly chargedMicroUsd: MicroUsd;
    /** Reserve minus charge. */
    readonly returnedMicroUsd: MicroUsd;
    /** `frozen` of before disputes had an amount; now what a dispute still lacks is frozen by an event of its own. */
    readonly returnedTo: 'available' | 'frozen';
    /** Which lots paid; sums to the charge. Grants first, then the oldest purchase first. */
    readonly lots: readonly LotShare[];
  };
}
export interface ReservationReleased {
  readonly type: 'ReservationReleased';
  readonly data: {
    readonly playerId: string;
    readonly gameId: string;
    readonly turnId: string;
    /** Of the turn in its game, from 1. */
    readonly turnNumber: number;
    readonly returnedMicroUsd: MicroUsd;
    readonly returnedTo: 'available' | 'frozen';
  };
}
/** Released before it was ever reserved: a later reserve of this turn is refused. */
export interface ReservationVoided {
  readonly type: 'ReservationVoided';
  readonly data: {
    readonly playerId: string;
    readonly gameId: string;
    readonly turnId: string;
    readonly turnNumber: number;
  };
}
export interface RefundHeld {
  readonly type: 'RefundHeld';
  readonly data: {
    readonly playerId: string;
    readonly refundId: string;
    readonly paymentId: string;
    /** Credits taken back: the unspent part of that purchase, as far as it is available. */
    readonly creditsReturnedMicroUsd: MicroUsd;
    readonly moneyRefundedCents: Cents;
    /** Refunded beyond the credits taken back (decision 26): our cost. */
    readonly guaranteeCostMicroUsd: MicroUsd;
    readonly kind: 'guarantee' | 'unspent' | 'staff';
  };
}
export interface RefundSettled {
  readonly type: 'RefundSettled';
  readonly data: {
    readonly playerId: string;
    readonly refundId: string;
    readonly paymentId: string;
    readonly creditsReturnedMicroUsd: MicroUsd;
    readonly moneyRefundedCents: Cents;
    readonly guaranteeCostMicroUsd: MicroUsd;
  };
}
export interface RefundReleased {
  readonly type: 'RefundReleased';
  readonly data: {
    readonly playerId: string;
    readonly refundId: string;
    readonly paymentId: string;
    readonly creditsReturnedMicroUsd: MicroUsd;
    readonly returnedTo: 'available' | 'frozen';
  };
}
/** Paid out, and failed at the provider afterwards: the money is here again, and so are the credits, unless the wallet is closed. */
export interface RefundReversed {
  readonly type: 'RefundReversed';
  readonly data: {
    readonly playerId: string;
    readonly refundId: string;
    readonly paymentId: string;
    readonly creditsReturnedMicroUsd: MicroUsd;
    readonly moneyRefundedCents: Cents;
    /** Money less credits: our cost no more. */
    readonly guaranteeCostMicroUsd: MicroUsd;
  };
}
/** A dispute is open; again, when it lacked credits and some came back. The rest of the wallet plays on. */
export interface CreditsFrozen {
  readonly type: 'CreditsFrozen';
  readonly data: {
    readonly playerId: string;
    readonly disputeId: string;
    readonly paymentId: string;
    /** The least of what is disputed, what is left of that purchase, and what is available; may be 0. */
    readonly amountMicroUsd: MicroUsd;
    /** May be more than the purchase: `WHOLE_PURCHASE`. */
    readonly disputedMicroUsd: MicroUsd;
    /** Of the dispute in its payment's stream, from 1: which of its news the wallet has followed. */
    readonly news: number;
  };
}
/** Closes the dispute in this wallet. */
export interface CreditsUnfrozen {
  readonly type: 'CreditsUnfrozen';
  readonly data: {
    readonly playerId: string;
    readonly disputeId: string;
    /** What no other open dispute claims. */
    readonly amountMicroUsd: MicroUsd;
    /** Of the dispute in its payment's stream, from 1. */
    readonly news: number;
  };
}
/** Taken out of what is frozen. */
export interface CreditsClawedBack {
  readonly type: 'CreditsClawedBack';
  readonly data: {
    readonly playerId: string;
    readonly disputeId: string;
    readonly paymentId: string;
    readonly amountMicroUsd: MicroUsd;
  };
}
/** The spent part of a lost dispute: our cost. */
export interface DisputeWrittenOff {
  readonly type: 'DisputeWrittenOff';
  readonly data: {
    readonly playerId: string;
    readonly disputeId: string;
    readonly paymentId: string;
    readonly amountMicroUsd: MicroUsd;
  };
}
/** The bank gave back what a closed dispute had taken: an appeal was won, or a part reinstated. */
export interface CreditsReinstated {
  readonly type: 'CreditsReinstated';
  readonly data: {
    readonly playerId: string;
    readonly disputeId: string;
    readonly paymentId: string;
    /** Credits clawed back before, available again. */
    readonly amountMicroUsd: MicroUsd;
    /** No cost of ours any more: written off before, or, in a closed wallet, clawed back. */
    readonly writtenOffMicroUsd: MicroUsd;
  };
}
/** The end of the wallet: nothing comes in after it. */
export interface CreditsForfeited {
  readonly type: 'CreditsForfeited';
  readonly data: {
    readonly playerId: string;
    /** All that was available or frozen; may be 0. */
    readonly amountMicroUsd: MicroUsd;
    /** The part of it that was frozen. */
    readonly frozenMicroUsd: MicroUsd;
    readonly reasonCode: 'account_deleted';
  };
}

export type WalletEvent =
  | CreditsPurchased
  | CreditsGranted
  | CreditsReserved
  | ReservationDeclined
  | ReservationCaptured
  | ReservationReleased
  | ReservationVoided
  | RefundHeld
  | RefundSettled
  | RefundReleased
  | RefundReversed
  | CreditsFrozen
  | CreditsUnfrozen
  | CreditsClawedBack
  | DisputeWrittenOff
  | CreditsReinstated
  | CreditsForfeited;
