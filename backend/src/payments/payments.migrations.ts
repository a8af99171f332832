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

/** What disputes have taken, and what is owed; rows are filled anew, as the projection's version tells. */
export class PaymentDisputes1764000000100 implements MigrationInterface {
  readonly name = 'PaymentDisputes1764000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment ADD COLUMN lost_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN owed_cents integer NOT NULL DEFAULT 0, ADD COLUMN disputes jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(`CREATE INDEX payment_disputed ON payment (opened_at) WHERE status = 'disputed'`);
    await runner.query(`CREATE INDEX payment_open ON payment (opened_at) WHERE status = 'open'`);
    await runner.query(`ALTER TABLE open_refund ADD COLUMN payment_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE open_refund DROP COLUMN payment_id`);
    await runner.query(`DROP INDEX payment_open`);
    await runner.query(`DROP INDEX payment_disputed`);
    await runner.query(
      `ALTER TABLE payment DROP COLUMN disputes, DROP COLUMN owed_cents, DROP COLUMN lost_cents`,
    );
  }
}

/** Whether a payment was credited: one that was not, for its player is gone, goes back. Rows are filled anew, as the projection's version tells. */
export class CreditedPayments1764000000300 implements MigrationInterface {
  readonly name = 'CreditedPayments1764000000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment ADD COLUMN is_credited boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE INDEX payment_uncredited ON payment (completed_at) WHERE player_id IS NOT NULL AND NOT is_credited`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX payment_uncredited`);
    await runner.query(`ALTER TABLE payment DROP COLUMN is_credited`);
  }
}

/** Payments are found by what a payer reads out: whole ids or their ends. Rows are filled anew, as the projection's version tells. */
export class PaymentsByTransaction1764340000300 implements MigrationInterface {
  readonly name = 'PaymentsByTransaction1764340000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment ADD COLUMN payment_intent_id text`);
    await runner.query(`CREATE INDEX payment_intent ON payment (payment_intent_id)`);
    await runner.query(`CREATE INDEX payment_intent_end ON payment (right(payment_intent_id, 8))`);
    await runner.query(`CREATE INDEX payment_id_end ON payment (right(payment_id::text, 8))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX payment_id_end`);
    await runner.query(`ALTER TABLE payment DROP COLUMN payment_intent_id`);
  }
}

/** Since when money is owed. Rows are filled anew, as the projection's version tells. */
export class MoneyOwedSince1764600000130 implements MigrationInterface {
  readonly name = 'MoneyOwedSince1764600000130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment ADD COLUMN owed_since timestamptz`);
    await runner.query(`CREATE INDEX payment_owed ON payment (owed_since) WHERE owed_cents > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX payment_owed`);
    await runner.query(`ALTER TABLE payment DROP COLUMN owed_since`);
  }
}
