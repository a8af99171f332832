/** All that the provider's rows say of one movement of money of ours, summed up: amounts in US cents unless `isForeign`. */
export interface ProviderMoney {
  readonly paymentIntentId: string;
  /** Ours, out of its metadata. */
  readonly paymentId: string | null;
  readonly chargedCents: number;
  readonly chargedTimes: number;
  readonly firstChargeAt: string | null;
  /** Paid or on its way; what failed is not in it. */
  readonly refundedCents: number;
  /** By our refund id. */
  readonly refunds: Readonly<Record<string, ProviderMoneyRefund>>;
  /** Net of all its disputes' balance transactions, without fees. */
  readonly disputedCents: number;
  /** By the provider's dispute id. */
  readonly disputes: Readonly<Record<string, ProviderMoneyDispute>>;
  readonly feesCents: number;
  /** A row of it is in another currency than US dollars. */
  readonly isForeign: boolean;
  readonly lastChangedAt: string;
}
export interface ProviderMoneyRefund {
  readonly status: 'pending' | 'paid' | 'failed';
  readonly cents: number;
  /** Since when it stands so. */
  readonly since: string;
}
export interface ProviderMoneyDispute {
  readonly status: 'inquiry' | 'open' | 'closed';
  readonly takenCents: number;
  /** Since when it stands so. */
  readonly since: string;
}

/** What was paid back by a refund: one on its way there is recorded here when it has come, and until then either is right. */
export function paidBackCentsOf(there: ProviderMoneyRefund | undefined, recordedCents: number): number {
  if (there === undefined || there.status === 'failed') return 0;
  return there.status === 'pending' ? Math.min(there.cents, recordedCents) : there.cents;
}

/** What banks keep that have decided. */
function lostThereCentsOf({ disputes }: ProviderMoney): number {
  return Object.values(disputes).reduce(
    (sum, { status, takenCents }) => sum + (status === 'closed' ? takenCents : 0),
    0,
  );
}

/** Of what the provider took, what did not go back: what is on its way back is here still, and so is what a bank has not decided about. */
export function keptCentsOf(money: ProviderMoney): number {
  const paidBack = Object.values(money.refunds).reduce((sum, refund) => sum + paidBackCentsOf(refund, 0), 0);
  return Math.max(0, money.chargedCents - paidBack - lostThereCentsOf(money));
}
