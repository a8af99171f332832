import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { ProviderRowVersion } from './provider-row.table.js';
import { sumUpMoney } from './sum-up-money.js';

/** Since when each refund and dispute stands as it does. What has been fetched already is summed up anew. */
export class ProviderMoneyStandings1764500000325 implements MigrationInterface {
  readonly name = 'ProviderMoneyStandings1764500000325';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE provider_money DROP COLUMN refund_pending, ADD COLUMN refunds jsonb NOT NULL DEFAULT '{}'`,
    );
    await runner.query(`ALTER TABLE provider_money ALTER COLUMN refunds DROP DEFAULT`);
    for (let after: string | null = ''; after !== null; after = await sumUpPage(runner, after));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE provider_money DROP COLUMN refunds, ADD COLUMN refund_pending boolean NOT NULL DEFAULT false`,
    );
  }
}

const PAGE_MOVEMENTS = 500;

type Row = Omit<ProviderRowVersion, 'net' | 'type' | 'availableAt' | 'sourceId' | 'payoutId' | 'bodyHash'>;

/** Only movements of money that have a refund or a dispute. @returns the last of the page; null: there are no more */
async function sumUpPage(runner: QueryRunner, after: string): Promise<string | null> {
  const moneys = await runner.manager.query<{ readonly id: string }[]>(
    `SELECT money.payment_intent_id AS id FROM provider_money money
    WHERE money.payment_intent_id > $1 AND EXISTS (
      SELECT 1 FROM provider_row row
      WHERE row.payment_intent_id = money.payment_intent_id AND row.list IN ('refunds', 'disputes'))
    ORDER BY money.payment_intent_id LIMIT ${PAGE_MOVEMENTS}`,
    [after],
  );
  const rows = await runner.manager.query<Row[]>(
    `SELECT list, id, version, created_at AS "createdAt", fetched_at AS "fetchedAt", status, currency,
      amount::double precision AS amount, fee::double precision AS fee, payment_intent_id AS "paymentIntentId",
      payment_id AS "paymentId", body
    FROM provider_row WHERE payment_intent_id = ANY($1)`,
    [moneys.map(({ id }) => id)],
  );
  for (const { id } of moneys) {
    const { refunds, disputes } = sumUpMoney(
      id,
      rows.filter(({ paymentIntentId }) => paymentIntentId === id),
    );
    await runner.query(`UPDATE provider_money SET refunds = $2, disputes = $3 WHERE payment_intent_id = $1`, [
      id,
      JSON.stringify(refunds),
      JSON.stringify(disputes),
    ]);
  }
  return moneys.length < PAGE_MOVEMENTS ? null : (moneys.at(-1)?.id ?? null);
}
