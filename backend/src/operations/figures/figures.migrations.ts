import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TurnFigures1764600000100 implements MigrationInterface {
  readonly name = 'TurnFigures1764600000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE turn_minute (
        minute timestamptz NOT NULL, happening text NOT NULL, turns integer NOT NULL,
        charged bigint NOT NULL, provider_cost bigint NOT NULL, PRIMARY KEY (minute, happening)
      )`);
    await runner.query(`
      CREATE TABLE turn_time (
        minute timestamptz NOT NULL, span text NOT NULL, milliseconds integer NOT NULL, turns integer NOT NULL,
        PRIMARY KEY (minute, span, milliseconds)
      )`);
    await runner.query(`
      CREATE TABLE unended_turn (turn_id uuid PRIMARY KEY, submitted_at timestamptz NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE unended_turn, turn_time, turn_minute`);
  }
}
