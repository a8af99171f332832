import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many events the tables are filled from, since when they are in place, and which job put them there. */
export class BooksOfTables1764830000100 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      ALTER TABLE checkpoint ADD COLUMN events bigint, ADD COLUMN counted_to bigint,
        ADD COLUMN since timestamptz, ADD COLUMN job_id uuid`);
    // What is filled already was not counted, and nobody wrote down since when it stands.
    await queries.query('UPDATE checkpoint SET since = clock_timestamp() WHERE position IS NULL');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(`
      ALTER TABLE checkpoint DROP COLUMN events, DROP COLUMN counted_to, DROP COLUMN since, DROP COLUMN job_id`);
  }
}
