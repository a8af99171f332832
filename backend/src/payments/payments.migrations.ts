import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentsReadModels1763700000200 implements MigrationInterface {
  readonly name = 'PaymentsReadModels1763700000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment (
        payment_id uuid PRIMARY KEY, player_id uuid, product text NOT NULL, status text NOT NULL,
        amount_cents integer NOT NULL, credits bigint NOT NULL, refunded_cents integer NOT NULL,
        session_id text, opened_at timestamptz NOT NULL, completed_at timestamptz
      )`);
    await runner.query(`CREATE INDEX payment_player ON payment (player_id, opened_at DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE payment`);
  }
}

export class OpenRefunds1763700000210 implements MigrationInterface {
  readonly name = 'OpenRefunds1763700000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE open_refund (
        refund_id uuid PRIMARY KEY, player_id uuid NOT NULL, held_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX payment_unclaimed ON payment (completed_at) WHERE player_id IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX payment_unclaimed`);
    await runner.query(`DROP TABLE open_refund`);
  }
}

export class PaymentReturns1763700000230 implements MigrationInterface {
  readonly name = 'PaymentReturns1763700000230';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment ADD COLUMN return_begun_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment DROP COLUMN return_begun_at`);
  }
}

export class VisitorCheckouts1763700000220 implements MigrationInterface {
  readonly name = 'VisitorCheckouts1763700000220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visitor_checkout (
        payment_id uuid PRIMARY KEY, visitor text NOT NULL, player_id uuid, opened_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX visitor_checkout_visitor ON visitor_checkout (visitor)`);
    await runner.query(`CREATE INDEX visitor_checkout_player ON visitor_checkout (player_id)`);
    await runner.query(`CREATE INDEX visitor_checkout_opened ON visitor_checkout (opened_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE visitor_checkout`);
  }
}
