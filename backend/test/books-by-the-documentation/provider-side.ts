/** What the provider's lists say, as far as they have been fetched. The shapes are those that the product hands over. */
export interface MoneyAtProvider {
  readonly paymentIntentId: string;
  readonly paymentId: string | null;
  readonly chargedCents: number;
  readonly firstChargeAt: string | null;
  /** By our id. */
  readonly refunds: Readonly<Record<string, RefundAtProvider>>;
  /** By the provider's id. */
  readonly disputes: Readonly<Record<string, DisputeAtProvider>>;
  readonly isForeign: boolean;
  readonly lastChangedAt: string;
}

export interface RefundAtProvider {
  readonly status: 'pending' | 'paid' | 'failed';
  readonly cents: number;
  /** Since when it stands so; of a dispute as well. */
  readonly since: string;
}

export interface DisputeAtProvider {
  readonly status: 'inquiry' | 'open' | 'closed';
  readonly takenCents: number;
  readonly since: string;
}

export interface RowAtProvider {
  readonly list: 'balance_transactions' | 'charges' | 'refunds' | 'disputes' | 'payouts';
  readonly id: string;
  readonly createdAt: string;
  readonly type: string;
  readonly currency: string;
  readonly amountMinor: number;
  readonly paymentId: string | null;
}

export interface SideOfProvider {
  readonly money: readonly MoneyAtProvider[];
  readonly rows: readonly RowAtProvider[];
  readonly fetchedUntil: Date;
}
