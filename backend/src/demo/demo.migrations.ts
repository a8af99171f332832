import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DemoReadModels1763800000100 implements MigrationInterface {
  readonly name = 'DemoReadModels1763800000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE demo (
        demo_id uuid PRIMARY KEY, game_type text NOT NULL, opening jsonb NOT NULL, world jsonb NOT NULL,
        turns_done integer NOT NULL, pending_turn_id uuid, pending_since timestamptz, continued_by uuid,
        started_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX demo_started ON demo (started_at)`);
    await runner.query(`CREATE INDEX demo_pending ON demo (pending_since) WHERE pending_since IS NOT NULL`);
    await runner.query(`CREATE INDEX demo_continued ON demo (continued_by) WHERE continued_by IS NOT NULL`);
    await runner.query(`
      CREATE TABLE demo_turn (
        turn_id uuid PRIMARY KEY, demo_id uuid NOT NULL, turn_number integer NOT NULL, input jsonb NOT NULL, text jsonb
      )`);
    await runner.query(`CREATE INDEX demo_turn_demo ON demo_turn (demo_id, turn_number)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE demo_turn, demo`);
  }
}

export class DemoVisitors1763800000110 implements MigrationInterface {
  readonly name = 'DemoVisitors1763800000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visitor_demo (demo_id uuid PRIMARY KEY, visitor text NOT NULL, started_at timestamptz NOT NULL)`);
    await runner.query(`CREATE INDEX visitor_demo_visitor ON visitor_demo (visitor, started_at DESC)`);
    await runner.query(`CREATE INDEX visitor_demo_started ON visitor_demo (started_at)`);
    await runner.query(`
      CREATE TABLE demo_count (day date NOT NULL, name text NOT NULL, count integer NOT NULL, PRIMARY KEY (day, name))`);
    await runner.query(`
      CREATE TABLE prologue_request (request_id uuid PRIMARY KEY, player_id uuid NOT NULL, body_hash text NOT NULL)`);
    await runner.query(`CREATE INDEX prologue_request_player ON prologue_request (player_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE prologue_request, demo_count, visitor_demo`);
  }
}
