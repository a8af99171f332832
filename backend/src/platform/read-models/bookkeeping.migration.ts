import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The read models' own books, in the schema that is swapped as a whole. */
export class CreateReadModelBooks1700000000002 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE checkpoint (
        only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
        position bigint,
        event_id uuid,
        versions jsonb NOT NULL DEFAULT '{}'
      )`);
    await queries.query('INSERT INTO checkpoint DEFAULT VALUES');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE checkpoint');
  }
}
