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
