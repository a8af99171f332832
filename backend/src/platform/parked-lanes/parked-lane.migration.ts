import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateParkedLanes1764610000700 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE parked_lane (
        process text NOT NULL,
        key text NOT NULL,
        parked_at timestamptz NOT NULL,
        last_tried_at timestamptz NOT NULL,
        tries integer NOT NULL,
        event_type text,
        event_position bigint,
        event_at timestamptz,
        error_code text NOT NULL,
        error_name text NOT NULL,
        error_message text NOT NULL,
        asked_at timestamptz,
        is_taken boolean NOT NULL DEFAULT false,
        PRIMARY KEY (process, key)
      )`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE parked_lane');
  }
}
