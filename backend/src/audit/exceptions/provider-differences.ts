/** Where the provider's side and ours are not the same: chosen in one statement by sums, so that only those are read and judged. */
import type { EntityManager } from 'typeorm';
import { Any } from 'typeorm';
import {
  judgeProvider,
  judgeProviderRow,
  type Finding,
  type PaymentItem,
  type ProviderMoney,
} from '../ledger/index.js';
import { payoutsAndFees } from '../ledger/provider-row-types.js';
import { LedgerItemRow } from '../ledger-tables/index.js';
import { LatestProviderRow, ProviderMoneyRow } from '../provider/index.js';

/**
 * Sums that are the same are not read; disputes, and refunds on their way, are few, and looked at whatever they sum to. Both sides are read in one order from an index that holds
 * all that is asked of them (`ledger_item_compared`, `provider_money_compared`), for it is all payments that there ever were.
 */
export const differing = `
  SELECT coalesce(own.id, money.payment_id::text) AS "paymentId", money.payment_intent_id AS "paymentIntentId"
  FROM (
    SELECT id, payment_intent_id, paid_cents, refunded_cents, is_disputed FROM ledger_item
    WHERE kind = 'payment' AND paid_cents > 0
  ) own
  FULL JOIN (
    SELECT payment_intent_id, payment_id, charged_cents, refunded_cents, is_foreign, is_unsettled FROM provider_money
  ) money ON money.payment_intent_id = own.payment_intent_id
  WHERE CASE
    WHEN money.payment_intent_id IS NULL THEN true
    WHEN own.id IS NULL THEN money.payment_id IS NOT NULL AND (money.charged_cents > 0 OR money.is_foreign)
    ELSE money.charged_cents <> own.paid_cents OR money.refunded_cents <> own.refunded_cents
      OR money.is_foreign OR money.is_unsettled OR own.is_disputed
  END`;

interface Pair {
  /** By our side, or by the provider's where we have none: that may be nobody's. */
  readonly paymentId: string | null;
  /** Null: the provider has no money of it. */
  readonly paymentIntentId: string | null;
}

/** @param fetchedUntil everything created at the provider before has been fetched */
export async function providerFindings(tx: EntityManager, fetchedUntil: Date): Promise<Finding[]> {
  const pairs = await tx.query<Pair[]>(differing);
  const payments = await paymentsOf(tx, pairs);
  const moneys = await moneysOf(tx, pairs);
  const found = pairs.flatMap(({ paymentId, paymentIntentId }) =>
    judgeProvider(
      paymentId === null ? null : (payments.get(paymentId) ?? null),
      paymentIntentId === null ? null : (moneys.get(paymentIntentId) ?? null),
      fetchedUntil,
    ),
  );
  const strangers = await rowsOfNoPayment(tx);
  return [...found, ...strangers];
}

async function paymentsOf(
  tx: EntityManager,
  pairs: readonly Pair[],
): Promise<Map<string, PaymentItem & { readonly paymentId: string }>> {
  const rows = await tx.find(LedgerItemRow, {
    select: { id: true, state: true },
    where: { kind: 'payment', id: Any(pairs.flatMap(({ paymentId }) => paymentId ?? [])) },
  });
  return new Map(
    rows.flatMap(({ id, state }) =>
      state.kind === 'payment' ? [[id, { ...state, paymentId: id }] as const] : [],
    ),
  );
}

async function moneysOf(tx: EntityManager, pairs: readonly Pair[]): Promise<Map<string, ProviderMoney>> {
  const rows = await tx.findBy(ProviderMoneyRow, {
    paymentIntentId: Any(pairs.flatMap(({ paymentIntentId }) => paymentIntentId ?? [])),
  });
  return new Map(rows.map((row) => [row.paymentIntentId, moneyOf(row)]));
}

export function moneyOf(row: ProviderMoneyRow): ProviderMoney {
  return {
    ...row,
    firstChargeAt: row.firstChargeAt?.toISOString() ?? null,
    lastChangedAt: row.lastChangedAt.toISOString(),
  };
}

async function rowsOfNoPayment(tx: EntityManager): Promise<Finding[]> {
  const rows = await tx
    .createQueryBuilder(LatestProviderRow, 'row')
    .where(`row.list = 'balance_transactions' AND row.payment_id IS NULL`)
    .andWhere(`(row.currency <> 'usd' OR NOT (row.type = ANY(:payoutsAndFees)))`, { payoutsAndFees })
    .getMany();
  return rows.flatMap(
    (row) =>
      judgeProviderRow({ ...row, createdAt: row.createdAt.toISOString(), amountMinor: row.amount }) ?? [],
  );
}
