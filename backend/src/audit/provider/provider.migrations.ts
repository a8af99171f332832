import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProviderRows1764500000300 implements MigrationInterface {
  readonly name = 'ProviderRows1764500000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provider_row (
        list text NOT NULL, id text NOT NULL, version integer NOT NULL, created_at timestamptz NOT NULL,
        fetched_at timestamptz NOT NULL, type text NOT NULL, status text, currency text NOT NULL, amount bigint NOT NULL,
        fee bigint, net bigint, available_at timestamptz, source_id text, payment_intent_id text, payment_id uuid,
        payout_id text, body jsonb NOT NULL, body_hash text NOT NULL, PRIMARY KEY (list, id, version)
      )`);
    await runner.query(`CREATE INDEX provider_row_created ON provider_row (created_at, list, id)`);
    await runner.query(
      `CREATE INDEX provider_row_intent ON provider_row (payment_intent_id) WHERE payment_intent_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX provider_row_payout ON provider_row (payout_id) WHERE payout_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX provider_row_source ON provider_row (source_id) WHERE list = 'balance_transactions'`,
    );
    await runner.query(
      `CREATE INDEX provider_row_awaiting ON provider_row (created_at) WHERE list = 'balance_transactions' AND status = 'pending'`,
    );
    // Not even by hand in a hurry: what was fetched is evidence.
    await runner.query(`
      CREATE FUNCTION provider_row_stays() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'what was fetched of the provider is never changed'; END $$`);
    await runner.query(`
      CREATE TRIGGER provider_row_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON provider_row
      FOR EACH STATEMENT EXECUTE FUNCTION provider_row_stays()`);
    // Versions are counted from 1, without a gap.
    await runner.query(`
      CREATE VIEW provider_row_latest AS
      SELECT latest.*, latest.version - 1 AS earlier_versions FROM provider_row latest
      WHERE NOT EXISTS (
        SELECT 1 FROM provider_row newer
        WHERE newer.list = latest.list AND newer.id = latest.id AND newer.version = latest.version + 1
      )`);
    await runner.query(`
      CREATE TABLE provider_money (
        payment_intent_id text PRIMARY KEY, payment_id uuid, charged_cents bigint NOT NULL, charged_times integer NOT NULL,
        first_charge_at timestamptz, refunded_cents bigint NOT NULL, refund_pending boolean NOT NULL,
        disputed_cents bigint NOT NULL, disputes jsonb NOT NULL, fees_cents bigint NOT NULL, is_foreign boolean NOT NULL,
        last_changed_at timestamptz NOT NULL
      )`);
    await runner.query(
      `CREATE INDEX provider_money_payment ON provider_money (payment_id) WHERE payment_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE provider_fetch (
        list text PRIMARY KEY, state text NOT NULL, changed_at timestamptz NOT NULL, trouble text, rows bigint NOT NULL,
        fetched_until timestamptz, window_from timestamptz, window_until timestamptz, cursor text, asked_at timestamptz,
        completed_at timestamptz NOT NULL
      )`);
    await runner.query(
      `CREATE TABLE provider_payout_mapped (payout_id text PRIMARY KEY, mapped_at timestamptz NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE provider_payout_mapped, provider_fetch, provider_money`);
    await runner.query(`DROP VIEW provider_row_latest`);
    await runner.query(`DROP TABLE provider_row`);
    await runner.query(`DROP FUNCTION provider_row_stays`);
  }
}

/** A round begins with the oldest row that is not decided. */
export class ProviderRowStatus1764500000310 implements MigrationInterface {
  readonly name = 'ProviderRowStatus1764500000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX provider_row_status ON provider_row (list, status, created_at)`);
    await runner.query(`DROP INDEX provider_row_awaiting`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX provider_row_awaiting ON provider_row (created_at) WHERE list = 'balance_transactions' AND status = 'pending'`,
    );
    await runner.query(`DROP INDEX provider_row_status`);
  }
}

/** So that the desk reads none of the provider's rows but those that it asks for, however many there are. */
export class ProviderCompared1764500000610 implements MigrationInterface {
  readonly name = 'ProviderCompared1764500000610';

  async up(runner: QueryRunner): Promise<void> {
    // An index holds no condition on it otherwise.
    await runner.query(`
      ALTER TABLE provider_money
      ADD COLUMN is_unsettled boolean NOT NULL GENERATED ALWAYS AS (
        disputes <> '{}'::jsonb OR jsonb_path_exists(refunds, '$.* ? (@.status == "pending")')
      ) STORED`);
    await runner.query(`
      CREATE INDEX provider_money_compared ON provider_money (payment_intent_id)
      INCLUDE (payment_id, charged_cents, refunded_cents, is_foreign, is_unsettled)`);
    await runner.query(`
      CREATE INDEX provider_row_unowned ON provider_row (type)
      WHERE list = 'balance_transactions' AND payment_id IS NULL`);
    await runner.query(
      `CREATE INDEX provider_row_available ON provider_row (available_at) WHERE list = 'balance_transactions'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX provider_row_available, provider_row_unowned, provider_money_compared`);
    await runner.query(`ALTER TABLE provider_money DROP COLUMN is_unsettled`);
  }
}
