import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreditsReadModels1763700000100 implements MigrationInterface {
  readonly name = 'CreditsReadModels1763700000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE balance (
        player_id uuid PRIMARY KEY,
        available bigint NOT NULL, reserved bigint NOT NULL, held bigint NOT NULL, frozen bigint NOT NULL,
        purchased bigint NOT NULL, granted bigint NOT NULL, charged bigint NOT NULL, withdrawn bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE ledger_entry (
        player_id uuid NOT NULL, revision bigint NOT NULL, kind text NOT NULL, at timestamptz NOT NULL,
        turn_id uuid, game_id uuid, payment_id uuid,
        available bigint NOT NULL, reserved bigint NOT NULL, held bigint NOT NULL, frozen bigint NOT NULL,
        spent bigint NOT NULL,
        PRIMARY KEY (player_id, revision)
      )`);
    await runner.query(`CREATE TABLE usage_game (game_id uuid PRIMARY KEY, game_type text NOT NULL)`);
    await runner.query(`
      CREATE TABLE usage_entry (
        turn_id uuid PRIMARY KEY, player_id uuid NOT NULL, game_type text NOT NULL, kind text NOT NULL,
        submitted_at timestamptz NOT NULL, input_characters integer NOT NULL,
        output_characters integer, input_tokens integer, cached_input_tokens integer, output_tokens integer,
        charge bigint
      )`);
    await runner.query(`CREATE INDEX usage_entry_player ON usage_entry (player_id, submitted_at DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE usage_entry, usage_game, ledger_entry, balance`);
  }
}

export class BalanceAfterTurns1763700000110 implements MigrationInterface {
  readonly name = 'BalanceAfterTurns1763700000110';

  async up(runner: QueryRunner): Promise<void> {
    // Filled by the rebuild that the projection's new version asks for.
    await runner.query(`ALTER TABLE ledger_entry ADD COLUMN available_after bigint`);
    await runner.query(`CREATE INDEX ledger_entry_turn ON ledger_entry (turn_id) WHERE turn_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ledger_entry_turn`);
    await runner.query(`ALTER TABLE ledger_entry DROP COLUMN available_after`);
  }
}

/** Which dispute a line belongs to, and what a refund was in money. Filled by the rebuild that the projection's new version asks for. */
export class DisputesAndMoneyOfLines1764300000100 implements MigrationInterface {
  readonly name = 'DisputesAndMoneyOfLines1764300000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ledger_entry ADD COLUMN dispute_id text, ADD COLUMN money_cents integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ledger_entry DROP COLUMN money_cents, DROP COLUMN dispute_id`);
  }
}
