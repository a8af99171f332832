import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSentLetters1763700000310 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE sent_letter (
        letter_id text PRIMARY KEY,
        first_tried_at timestamptz NOT NULL,
        sent_at timestamptz
      )`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE sent_letter');
  }
}

export class KeepSentLetters1764340000100 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      ALTER TABLE sent_letter
        ADD COLUMN player_id uuid,
        ADD COLUMN kind text,
        ADD COLUMN event_id uuid,
        ADD COLUMN sealed jsonb,
        ADD CHECK ((player_id IS NULL) = (sealed IS NULL) AND (player_id IS NULL) = (kind IS NULL))`);
    await queries.query('CREATE INDEX sent_letter_of_player ON sent_letter (player_id)');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(
      'ALTER TABLE sent_letter DROP COLUMN player_id, DROP COLUMN kind, DROP COLUMN event_id, DROP COLUMN sealed',
    );
  }
}

/** Operators ask often how many have not gone. */
export class UnsentLetters1764600000120 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(
      'CREATE INDEX sent_letter_unsent ON sent_letter (first_tried_at) WHERE sent_at IS NULL',
    );
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP INDEX sent_letter_unsent');
  }
}
