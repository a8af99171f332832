/**
 * What the books remember of one thing: a payment, a turn, or a wallet. Folded from the raw events by `ledger-fold.ts`, in memory by the command and into
 * rows by the projection, and judged by `judge-item.ts`. Plain data: it is kept as JSON. Times are when events were written: ISO 8601, UTC.
 */
export type ItemKind = 'payment' | 'turn' | 'wallet';

export interface ItemKey {
  readonly kind: ItemKind;
  readonly id: string;
}

export interface PaymentItem {
  readonly kind: 'payment';
  /** As the payment's stream tells it. */
  readonly playerId: string | null;
  /** Asked for at the checkout; null: its opening is not in the log. */
  readonly askedCents: number | null;
  readonly askedCreditsMicroUsd: number | null;
  readonly openedAt: string | null;
  readonly completedTimes: number;
  readonly completedAt: string | null;
  /** Of all its completions. */
  readonly paidCents: number;
  readonly claimedAt: string | null;
  readonly sessionId: string | null;
  readonly paymentIntentId: string | null;
  readonly creditedTimes: number;
  readonly creditedMicroUsd: number;
  readonly creditedAt: string | null;
  /** Whose wallet got the credits last. */
  readonly creditedTo: string | null;
  /** By our refund id. */
  readonly refunds: Readonly<Record<string, RefundOfItem>>;
  /** By the provider's dispute id. */
  readonly disputes: Readonly<Record<string, DisputeOfItem>>;
  readonly owedCents: number;
  readonly owedSince: string | null;
  readonly returning: {
    readonly refundId: string;
    readonly amountCents: number;
    readonly since: string;
  } | null;
  /** Of its clearing account: money that came and is in no wallet, and did not go back. */
  readonly clearingMicroUsd: number;
  /** Of the last event that touched it. */
  readonly changedAt: string;
  /** Since when its clearing account is not zero; null while it is. */
  readonly unclearedSince: string | null;
}
export interface RefundOfItem {
  /** Paid back, as the payment's stream records it; 0: not recorded, or failed since. */
  readonly recordedCents: number;
  /** Paid back, and failed at the provider afterwards. */
  readonly failed: boolean;
  readonly wallet: 'none' | 'held' | 'settled' | 'released' | 'reversed';
  /** Settled in the wallet, credits and our cost together, less what was reversed. */
  readonly walletMicroUsd: number;
  /** Of the last event about it. */
  readonly since: string;
}
export interface DisputeOfItem {
  /** `none`: the payment's stream does not know it. */
  readonly status: 'none' | 'open' | 'won' | 'lost';
  readonly disputedCents: number;
  /** What the bank keeps by its last decision; one that is open again keeps it until the next. */
  readonly lostCents: number;
  /** Clawed back or written off in the wallet, less what was reinstated. */
  readonly walletTookMicroUsd: number;
  readonly wallet: 'none' | 'open' | 'closed';
  /** Of the last event about it. */
  readonly since: string;
}

/** A turn of a game, or of a free prologue: that has no player, no charge and no reserve. */
export interface TurnItem {
  readonly kind: 'turn';
  readonly playerId: string | null;
  readonly gameId: string | null;
  readonly submittedAt: string | null;
  readonly outcome: 'none' | 'narrated' | 'stopped' | 'failed';
  readonly outcomeAt: string | null;
  readonly chargeMicroUsd: number;
  readonly outputCharacters: number;
  /** Tokens; null: its outcome does not say. */
  readonly usage: TokensOfItem | null;
  readonly model: string | null;
  /** Null: its outcome does not say. */
  readonly providerCostMicroUsd: number | null;
  /** Of all its reserves; null: nothing was ever set aside. */
  readonly reservedMicroUsd: number | null;
  readonly reservedAt: string | null;
  readonly settlement: 'none' | 'captured' | 'released' | 'voided';
  readonly settledTimes: number;
  readonly settledAt: string | null;
  readonly capturedMicroUsd: number;
  /** What the lots paid that the charges name. */
  readonly lotsMicroUsd: number;
  /** Set aside, and free again. */
  readonly returnedMicroUsd: number;
  readonly changedAt: string;
}
/** `cachedInput` is part of `input`. */
export interface TokensOfItem {
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

export interface WalletItem {
  readonly kind: 'wallet';
  /** Lots that were given: a charge that names one of them is not paid for. */
  readonly grantIds: readonly string[];
  /** Payments by the provider's dispute id: an unfreezing names its dispute alone. */
  readonly disputes: Readonly<Record<string, string>>;
  readonly paidMicroUsd: number;
  readonly grantedMicroUsd: number;
  readonly reservedMicroUsd: number;
  readonly heldMicroUsd: number;
  readonly frozenMicroUsd: number;
  readonly changedAt: string;
}

export type LedgerItem = PaymentItem | TurnItem | WalletItem;

/** What is known of an item before an event; undefined: nothing yet. */
export type ItemBefore = (key: ItemKey) => LedgerItem | undefined;
