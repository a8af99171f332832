/** Keeps what was fetched: a row is added where it differs from its newest version, and the money it belongs to is summed up anew. */
import { In, type EntityManager } from 'typeorm';
import { insertRows } from '../../platform/read-models/index.js';
import type { FetchedRow } from './fetched-row.js';
import { ProviderMoneyRow } from './provider-money.table.js';
import { ProviderRowVersion } from './provider-row.table.js';
import { sumUpMoney } from './sum-up-money.js';

/**
 * What a row belongs to is told by others: a balance transaction by its source, refunds and disputes by the charge of the same payment intent.
 * What was known of an earlier version stays known.
 */
const append = `
  INSERT INTO provider_row (list, id, version, created_at, fetched_at, type, status, currency, amount, fee, net, available_at,
    source_id, payment_intent_id, payment_id, payout_id, body, body_hash)
  SELECT fetched.list, fetched.id, coalesce(latest.version, 0) + 1, fetched."createdAt", $2, fetched.type, fetched.status,
    fetched.currency, fetched.amount, fetched.fee, fetched.net, fetched."availableAt", fetched."sourceId", known.intent_id,
    known.payment_id, known.payout_id, fetched.body, fetched."bodyHash"
  FROM jsonb_to_recordset($1) AS fetched (list text, id text, "createdAt" timestamptz, type text, status text, currency text,
    amount bigint, fee bigint, net bigint, "availableAt" timestamptz, "sourceId" text, "paymentIntentId" text,
    "paymentId" uuid, body jsonb, "bodyHash" text)
  LEFT JOIN provider_row_latest latest ON latest.list = fetched.list AND latest.id = fetched.id
  LEFT JOIN LATERAL (
    SELECT told.payment_intent_id, told.payment_id FROM provider_row_latest told
    WHERE told.list IN ('charges', 'refunds', 'disputes') AND told.id = fetched."sourceId" LIMIT 1
  ) source ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(fetched."paymentIntentId", source.payment_intent_id, latest.payment_intent_id) AS id
  ) intent
  LEFT JOIN LATERAL (
    SELECT charge.payment_id FROM provider_row charge
    WHERE charge.payment_intent_id = intent.id AND charge.list = 'charges' AND charge.payment_id IS NOT NULL LIMIT 1
  ) charge ON true
  CROSS JOIN LATERAL (
    SELECT intent.id AS intent_id,
      coalesce(fetched."paymentId", source.payment_id, charge.payment_id, latest.payment_id) AS payment_id,
      coalesce($3, latest.payout_id) AS payout_id
  ) known
  WHERE (latest.body_hash, latest.payment_intent_id, latest.payment_id, latest.payout_id)
    IS DISTINCT FROM (fetched."bodyHash", known.intent_id, known.payment_id, known.payout_id)
  RETURNING version, payment_intent_id AS "paymentIntentId"`;

interface Appended {
  readonly version: number;
  readonly paymentIntentId: string | null;
}

/**
 * @param payoutId that paid these rows out; null: not told
 * @returns how many of them were not known before
 */
export async function appendRows(
  tx: EntityManager,
  rows: readonly FetchedRow[],
  fetchedAt: Date,
  payoutId: string | null,
): Promise<number> {
  if (rows.length === 0) return 0;
  const appended = await tx.query<Appended[]>(append, [JSON.stringify(rows), fetchedAt, payoutId]);
  const moved = new Set(appended.flatMap(({ paymentIntentId }) => paymentIntentId ?? []));
  await sumUp(tx, [...moved]);
  return appended.filter(({ version }) => version === 1).length;
}

async function sumUp(tx: EntityManager, paymentIntentIds: readonly string[]): Promise<void> {
  if (paymentIntentIds.length === 0) return;
  const rows = await tx.findBy(ProviderRowVersion, { paymentIntentId: In(paymentIntentIds) });
  await insertRows(
    tx,
    ProviderMoneyRow,
    paymentIntentIds.map((id) =>
      sumUpMoney(
        id,
        rows.filter(({ paymentIntentId }) => paymentIntentId === id),
      ),
    ),
    'replace',
  );
}
