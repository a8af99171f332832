/** What can happen to a payment. Stream `payment-<paymentId>`; our own id, which is the provider's idempotency key and metadata. */
import type { Cents, MicroUsd } from '../money.js';

export type Product = 'credits' | 'full-game';
export type ReturnTo = 'account' | 'thank-you' | 'game';

export interface CheckoutOpened {
  readonly type: 'CheckoutOpened';
  readonly data: {
    readonly paymentId: string;
    /** Null for a visitor: the payment is claimed later. */
    readonly playerId: string | null;
    readonly product: Product;
    readonly amountCents: Cents;
    readonly creditsMicroUsd: MicroUsd;
    readonly returnTo: ReturnTo;
    readonly openedAt: string;
  };
}
export interface CheckoutSessionAttached {
  readonly type: 'CheckoutSessionAttached';
  readonly data: { readonly paymentId: string; readonly sessionId: string };
}
export interface PaymentCompleted {
  readonly type: 'PaymentCompleted';
  readonly data: {
    readonly paymentId: string;
    readonly playerId: string | null;
    readonly sessionId: string;
    /** The provider's id of the money movement; refunds name it. */
    readonly paymentIntentId: string;
    readonly product: Product;
    readonly amountCents: Cents;
    readonly creditsMicroUsd: MicroUsd;
    readonly completedAt: string;
  };
}
/** A visitor's payment got its player. */
export interface PaymentClaimed {
  readonly type: 'PaymentClaimed';
  readonly data: {
    readonly paymentId: string;
    readonly playerId: string;
    readonly product: Product;
    readonly creditsMicroUsd: MicroUsd;
  };
}
export interface CheckoutExpired {
  readonly type: 'CheckoutExpired';
  readonly data: { readonly paymentId: string; readonly expiredAt: string };
}
export interface PaymentRefunded {
  readonly type: 'PaymentRefunded';
  readonly data: { readonly paymentId: string; readonly refundId: string; readonly amountCents: Cents };
}
/** Recorded as paid, and failed at the provider afterwards: the money is here again. */
export interface PaymentRefundFailed {
  readonly type: 'PaymentRefundFailed';
  readonly data: { readonly paymentId: string; readonly refundId: string; readonly amountCents: Cents };
}
/** Money that belongs to somebody who is gone, and that the provider would not pay back: an operator has to see to it. */
export interface MoneyOwed {
  readonly type: 'MoneyOwed';
  readonly data: {
    readonly paymentId: string;
    readonly playerId: string | null;
    /** The refund that was refused, or that failed. */
    readonly refundId: string;
    /** All that is owed of this payment now. */
    readonly amountCents: Cents;
    /** The provider's. */
    readonly code: string;
  };
}
export interface PaymentDisputed {
  readonly type: 'PaymentDisputed';
  readonly data: {
    readonly paymentId: string;
    readonly playerId: string | null;
    readonly disputeId: string;
    readonly amountCents: Cents;
  };
}
export interface DisputeClosed {
  readonly type: 'DisputeClosed';
  readonly data: {
    readonly paymentId: string;
    readonly playerId: string | null;
    readonly disputeId: string;
    /** `lost` when the bank keeps anything. */
    readonly outcome: 'won' | 'lost';
    /** What was disputed. */
    readonly amountCents: Cents;
    /** What the bank keeps: the net of the provider's balance transactions of this dispute, without its fees. */
    readonly lostCents: Cents;
  };
}
/** A closed dispute goes on: an appeal, or a decision that was not the last one. */
export interface DisputeReopened {
  readonly type: 'DisputeReopened';
  readonly data: {
    readonly paymentId: string;
    readonly playerId: string | null;
    readonly disputeId: string;
    readonly amountCents: Cents;
  };
}
/** Its process asks the provider under this refund id until it has answered; meanwhile nobody can claim the payment. */
export interface UnclaimedReturnBegun {
  readonly type: 'UnclaimedReturnBegun';
  readonly data: {
    readonly paymentId: string;
    readonly refundId: string;
    readonly amountCents: Cents;
    readonly begunAt: string;
  };
}
/** The provider has paid out what was begun. */
export interface UnclaimedPaymentReturned {
  readonly type: 'UnclaimedPaymentReturned';
  readonly data: { readonly paymentId: string; readonly refundId: string; readonly amountCents: Cents };
}
/** For good, under this refund id: the payment can be claimed again, and returned under another id. */
export interface UnclaimedReturnRefused {
  readonly type: 'UnclaimedReturnRefused';
  readonly data: { readonly paymentId: string; readonly refundId: string; readonly code: string };
}

export type PaymentEvent =
  | CheckoutOpened
  | CheckoutSessionAttached
  | PaymentCompleted
  | PaymentClaimed
  | CheckoutExpired
  | PaymentRefunded
  | PaymentRefundFailed
  | MoneyOwed
  | PaymentDisputed
  | DisputeClosed
  | DisputeReopened
  | UnclaimedReturnBegun
  | UnclaimedPaymentReturned
  | UnclaimedReturnRefused;
