import type { MigrationInterface, QueryRunner } from 'typeorm';

const accounts = `
  cash bigint NOT NULL DEFAULT 0, clearing bigint NOT NULL DEFAULT 0,
  liability_paid bigint NOT NULL DEFAULT 0, liability_granted bigint NOT NULL DEFAULT 0,
  charged_paid bigint NOT NULL DEFAULT 0, charged_granted bigint NOT NULL DEFAULT 0,
  granted bigint NOT NULL DEFAULT 0, guarantee_cost bigint NOT NULL DEFAULT 0, written_off bigint NOT NULL DEFAULT 0,
  forfeited_paid bigint NOT NULL DEFAULT 0, forfeited_granted bigint NOT NULL DEFAULT 0,
  model_cost bigint NOT NULL DEFAULT 0, model_payable bigint NOT NULL DEFAULT 0,
  reserved bigint NOT NULL DEFAULT 0, held bigint NOT NULL DEFAULT 0, frozen bigint NOT NULL DEFAULT 0`;

export class Ledger1764500000100 implements MigrationInterface {
  readonly name = 'Ledger1764500000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_event (
        position bigint PRIMARY KEY, at timestamptz NOT NULL, stream_id text NOT NULL, revision bigint NOT NULL,
        event_id uuid NOT NULL, type text NOT NULL, item_kind text, item_id text, payment_id uuid, player_id uuid,
        ${accounts}
      )`);
    await runner.query(`CREATE INDEX ledger_event_at ON ledger_event (at)`);
    // What came late: after a position and of before a moment. Both grow with the log, so that ranges of pages answer it.
    await runner.query(`CREATE INDEX ledger_event_late ON ledger_event USING brin (at, position)`);
    await runner.query(`CREATE INDEX ledger_event_item ON ledger_event (item_kind, item_id)`);
    await runner.query(`CREATE INDEX ledger_event_payment ON ledger_event (payment_id)`);
    await runner.query(`CREATE INDEX ledger_event_player ON ledger_event (player_id, position)`);
    await runner.query(`CREATE INDEX ledger_event_clearing ON ledger_event (at) WHERE clearing <> 0`);
    await runner.query(`
      CREATE TABLE ledger_item (
        kind text NOT NULL, id text NOT NULL, player_id uuid, payment_intent_id text, state jsonb NOT NULL, findings jsonb,
        opened_at timestamptz NOT NULL, changed_at timestamptz NOT NULL, clearing bigint NOT NULL,
        paid_cents bigint NOT NULL, refunded_cents bigint NOT NULL, is_disputed boolean NOT NULL,
        PRIMARY KEY (kind, id)
      )`);
    await runner.query(`CREATE INDEX ledger_item_wrong ON ledger_item (kind, id) WHERE findings IS NOT NULL`);
    await runner.query(
      `CREATE INDEX ledger_item_intent ON ledger_item (payment_intent_id) WHERE payment_intent_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE TABLE ledger_day (day date PRIMARY KEY, events bigint NOT NULL, paid_in bigint NOT NULL, ${accounts})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ledger_day, ledger_item, ledger_event`);
  }
}

/** What the provider's side is compared with is read without the rows themselves, in the order of the provider's names. */
export class LedgerItemCompared1764500000600 implements MigrationInterface {
  readonly name = 'LedgerItemCompared1764500000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ledger_item_compared ON ledger_item (payment_intent_id)
      INCLUDE (id, paid_cents, refunded_cents, is_disputed) WHERE kind = 'payment' AND paid_cents > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ledger_item_compared`);
  }
}
