/** What the provider's balance says of a period, in dollars: each movement of its money has one row there. */
import type { ProviderSummary } from '@rubicon/contracts';
import type { EntityManager } from 'typeorm';
import { MICRO_USD_PER_CENT } from '../ledger/payment-item.js';
import type { Period } from '../period/index.js';
import { awaitingSettlementAt } from '../provider/index.js';

/** By the provider's words: what comes in, goes back, is taken by banks, is paid out to us. */
const kinds = {
  charged: ['charge', 'payment'],
  refunded: ['refund', 'payment_refund', 'refund_failure', 'payment_failure_refund'],
  disputed: ['adjustment'],
  paidOut: ['payout', 'payout_cancel', 'payout_failure'],
  fees: ['stripe_fee', 'stripe_fx_fee', 'tax_fee'],
} as const;

/** Fees of a row stand beside its amount; rows that are fees have them for their amount, below zero. */
const ofPeriod = `
  SELECT
    coalesce(sum(amount) FILTER (WHERE type = ANY($3)), 0) AS charged,
    coalesce(-sum(amount) FILTER (WHERE type = ANY($4)), 0) AS refunded,
    coalesce(-sum(amount) FILTER (WHERE type = ANY($5)), 0) AS disputed,
    coalesce(-sum(amount) FILTER (WHERE type = ANY($6)), 0) AS "paidOut",
    coalesce(sum(coalesce(fee, 0) - CASE WHEN type = ANY($7) THEN amount ELSE 0 END), 0) AS fees,
    coalesce(sum(amount) FILTER (WHERE NOT (type = ANY($3 || $4 || $5 || $6 || $7))), 0) AS other,
    coalesce(sum(net) FILTER (WHERE NOT (type = ANY($6))), 0) AS net
  FROM provider_row_latest
  WHERE list = 'balance_transactions' AND currency = 'usd' AND created_at >= $1 AND created_at < $2`;

type OfPeriodRow = Readonly<
  Record<'charged' | 'refunded' | 'disputed' | 'other' | 'paidOut' | 'fees' | 'net', string>
>;

export async function providerSummaryOf(
  tx: EntityManager,
  { from, until }: Period,
  now: Date,
): Promise<Omit<ProviderSummary, 'fetchedUntil'>> {
  const { charged, refunded, disputed, paidOut, fees } = kinds;
  const [sums] = await tx.query<[OfPeriodRow]>(ofPeriod, [
    from,
    until,
    charged,
    refunded,
    disputed,
    paidOut,
    fees,
  ]);
  const end = until < now ? until : now;
  const awaiting = await awaitingSettlementAt(tx, end);
  return {
    chargedMicroUsd: microUsdOf(sums.charged),
    refundedMicroUsd: microUsdOf(sums.refunded),
    disputedMicroUsd: microUsdOf(sums.disputed),
    otherMicroUsd: microUsdOf(sums.other),
    feesMicroUsd: microUsdOf(sums.fees),
    netMicroUsd: microUsdOf(sums.net),
    paidOutMicroUsd: microUsdOf(sums.paidOut),
    awaitingMicroUsd: awaiting.cents * MICRO_USD_PER_CENT,
    awaitingSince: awaiting.since?.toISOString() ?? null,
  };
}

function microUsdOf(minor: string): number {
  return Number(minor) * MICRO_USD_PER_CENT;
}
