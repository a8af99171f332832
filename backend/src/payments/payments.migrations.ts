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
