import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportCases1764400000300 implements MigrationInterface {
  readonly name = 'ReportCases1764400000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE report_case (
        report_id uuid PRIMARY KEY, game_id uuid NOT NULL, player_id uuid NOT NULL, reported_at timestamptz NOT NULL,
        state text NOT NULL, owner_id uuid, answered_at timestamptz
      )`);
    await runner.query(`CREATE INDEX report_case_game ON report_case (game_id)`);
    await runner.query(`CREATE INDEX report_case_at ON report_case (reported_at, report_id)`);
    await runner.query(`CREATE INDEX report_case_state ON report_case (state, reported_at, report_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE report_case`);
  }
}

export class OpenActs1764400000400 implements MigrationInterface {
  readonly name = 'OpenActs1764400000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE open_act (
        act_id uuid PRIMARY KEY, player_id uuid NOT NULL, act jsonb NOT NULL, state text NOT NULL,
        needs_approval boolean NOT NULL, asked_by uuid NOT NULL, asked_at timestamptz NOT NULL,
        decided_by uuid, decided_at timestamptz, reason jsonb NOT NULL
      )`);
    await runner.query(`CREATE INDEX open_act_player ON open_act (player_id)`);
    await runner.query(`CREATE INDEX open_act_state ON open_act (state, asked_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE open_act`);
  }
}
