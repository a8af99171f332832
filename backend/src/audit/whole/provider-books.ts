/**
 * What the payment provider's own lists say, as the auditor reads them: plain fields, amounts in cents. Only what belongs to this product, and
 * all of it.
 */
export interface ProviderBooks {
  readonly sessions: readonly SessionThere[];
  readonly intents: readonly IntentThere[];
  readonly charges: readonly ChargeThere[];
  readonly refunds: readonly RefundThere[];
  readonly disputes: readonly DisputeThere[];
}

export interface SessionThere {
  readonly sessionId: string;
  /** Ours, out of its metadata. */
  readonly paymentId: string | null;
  readonly paymentIntentId: string | null;
  readonly amountCents: number;
  readonly isPaid: boolean;
}

export interface IntentThere {
  readonly paymentIntentId: string;
  readonly paymentId: string | null;
  readonly receivedCents: number;
}

export interface ChargeThere {
  readonly chargeId: string;
  readonly paymentIntentId: string | null;
  readonly amountCents: number;
}

export interface RefundThere {
  /** The provider's. */
  readonly id: string;
  /** Ours, out of its metadata; null for one that began there. */
  readonly refundId: string | null;
  readonly paymentIntentId: string | null;
  readonly amountCents: number;
  readonly status: 'pending' | 'paid' | 'failed';
}

export interface DisputeThere {
  readonly disputeId: string;
  readonly paymentIntentId: string | null;
  /** `inquiry`: the bank asks, and no money has moved. */
  readonly status: 'inquiry' | 'open' | 'closed';
  /** The net of its balance transactions, without fees: what it has taken and not brought back. */
  readonly takenCents: number;
}
