import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unlogged: a preview need not survive a crash of the database, and must not wait for its disk. */
export class CreatePreview1700000000003 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE UNLOGGED TABLE preview_piece (
        turn_id uuid NOT NULL,
        attempt integer NOT NULL,
        -- UTF-16 units from the narrative's beginning.
        text_offset integer NOT NULL,
        sealed jsonb NOT NULL,
        kept_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (turn_id, attempt, text_offset)
      )`);
    await queries.query('CREATE INDEX preview_piece_age ON preview_piece (kept_at)');
    await queries.query(`
      CREATE UNLOGGED TABLE preview_stop (
        turn_id uuid PRIMARY KEY,
        kept_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE preview_stop, preview_piece');
  }
}
