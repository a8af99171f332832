import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What outlives a swap of the read models: who works, and how far each process manager has come. */
export class CreateProjectorBooks1700000000004 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE lease (
        name text PRIMARY KEY,
        owner uuid NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await queries.query(`
      CREATE TABLE process_checkpoint (
        name text PRIMARY KEY,
        position bigint NOT NULL
      )`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE process_checkpoint, lease');
  }
}
