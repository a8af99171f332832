import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlayReadModels1763700000300 implements MigrationInterface {
  readonly name = 'PlayReadModels1763700000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE game (
        game_id uuid PRIMARY KEY, player_id uuid NOT NULL, game_type text NOT NULL, difficulty text NOT NULL,
        character_id integer NOT NULL, is_historical boolean NOT NULL,
        opening jsonb NOT NULL, opening_world jsonb NOT NULL,
        head_turn_id uuid NOT NULL, saved_turn_id uuid, saved_at timestamptz,
        last_turn_id uuid, turn_count integer NOT NULL, last_played_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX game_player ON game (player_id, last_played_at DESC)`);
    await runner.query(`
      CREATE TABLE turn_node (
        turn_id uuid PRIMARY KEY, game_id uuid NOT NULL, player_id uuid NOT NULL,
        parent_turn_id uuid NOT NULL, depth integer NOT NULL, turn_number integer NOT NULL,
        kind text NOT NULL, status text NOT NULL, input jsonb NOT NULL, text jsonb, world jsonb,
        failure_code text, ceiling bigint NOT NULL, price_version text NOT NULL, usage jsonb, charge bigint,
        submitted_at timestamptz NOT NULL, settled_at timestamptz
      )`);
    await runner.query(`CREATE INDEX turn_node_game ON turn_node (game_id)`);
    await runner.query(`
      CREATE TABLE open_turn (
        turn_id uuid PRIMARY KEY, game_id uuid NOT NULL, submitted_at timestamptz NOT NULL,
        ended boolean NOT NULL, settled boolean NOT NULL
      )`);
    await runner.query(`CREATE INDEX open_turn_submitted ON open_turn (submitted_at)`);
    await runner.query(`
      CREATE TABLE unbilled_cost (
        player_id uuid NOT NULL, day date NOT NULL, cost bigint NOT NULL, PRIMARY KEY (player_id, day)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE unbilled_cost, open_turn, turn_node, game`);
  }
}

export class CurrentGame1763700000310 implements MigrationInterface {
  readonly name = 'CurrentGame1763700000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE current_game (
        player_id uuid NOT NULL, game_type text NOT NULL, game_id uuid NOT NULL, position bigint NOT NULL,
        PRIMARY KEY (player_id, game_type)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE current_game`);
  }
}

export class DeletedGames1763700000320 implements MigrationInterface {
  readonly name = 'DeletedGames1763700000320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deleted_game (
        game_id uuid PRIMARY KEY, player_id uuid NOT NULL, deleted_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX deleted_game_player ON deleted_game (player_id, deleted_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE deleted_game`);
  }
}

export class BranchesAndEndings1763700000330 implements MigrationInterface {
  readonly name = 'BranchesAndEndings1763700000330';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE turn_node ADD COLUMN ending text, ADD COLUMN branch_id uuid`);
    await runner.query(`CREATE INDEX turn_node_parent ON turn_node (parent_turn_id)`);
    await runner.query(`
      CREATE TABLE branch_name (
        game_id uuid NOT NULL, branch_id uuid NOT NULL, name jsonb NOT NULL, PRIMARY KEY (game_id, branch_id)
      )`);
    await runner.query(`
      CREATE TABLE share (
        share_id uuid PRIMARY KEY, game_id uuid NOT NULL, turn_id uuid NOT NULL, shared_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX share_game ON share (game_id, shared_at DESC)`);
    await runner.query(`
      CREATE TABLE turn_report (
        report_id uuid PRIMARY KEY, game_id uuid NOT NULL, player_id uuid NOT NULL, turn_id uuid NOT NULL,
        reason text NOT NULL, comment jsonb NOT NULL, reported_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX turn_report_game ON turn_report (game_id)`);
    await runner.query(`CREATE INDEX turn_report_at ON turn_report (reported_at, report_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE turn_report, share, branch_name`);
    await runner.query(`DROP INDEX turn_node_parent`);
    await runner.query(`ALTER TABLE turn_node DROP COLUMN ending, DROP COLUMN branch_id`);
  }
}

export class Chronicles1763700000340 implements MigrationInterface {
  readonly name = 'Chronicles1763700000340';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chronicle_amendment (
        game_id uuid NOT NULL, line_id text NOT NULL, pinned boolean NOT NULL, struck boolean NOT NULL, text jsonb,
        position bigint NOT NULL, PRIMARY KEY (game_id, line_id)
      )`);
    await runner.query(`
      CREATE TABLE chronicle_summary (
        through_turn_id uuid PRIMARY KEY, game_id uuid NOT NULL, summary_id uuid NOT NULL, lines jsonb NOT NULL,
        position bigint NOT NULL
      )`);
    await runner.query(`CREATE INDEX chronicle_summary_game ON chronicle_summary (game_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE chronicle_summary, chronicle_amendment`);
  }
}

/** The rows that are there are made anew: the projection that fills them has another version. */
export class OvertakenTurns1764200000400 implements MigrationInterface {
  readonly name = 'OvertakenTurns1764200000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE open_turn
        ADD COLUMN turn_number integer NOT NULL DEFAULT 0, ADD COLUMN reserved boolean NOT NULL DEFAULT false`);
    await runner.query(`CREATE INDEX open_turn_game ON open_turn (game_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX open_turn_game`);
    await runner.query(`ALTER TABLE open_turn DROP COLUMN turn_number, DROP COLUMN reserved`);
  }
}

/** The rows that are there are made anew: the projection that fills them has another version. */
export class TimesOfReserves1764600000110 implements MigrationInterface {
  readonly name = 'TimesOfReserves1764600000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE open_turn ADD COLUMN reserved_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE open_turn DROP COLUMN reserved_at`);
  }
}

/** The rows that are there are made anew: the projection that fills them has another version. */
export class AmountsOfReserves1764700000100 implements MigrationInterface {
  readonly name = 'AmountsOfReserves1764700000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE open_turn ADD COLUMN reserved_amount bigint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE open_turn DROP COLUMN reserved_amount`);
  }
}
