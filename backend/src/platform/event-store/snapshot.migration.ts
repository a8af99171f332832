import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSnapshot1700000000001 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE snapshot (
        stream_id text PRIMARY KEY,
        state_version integer NOT NULL,
        revision bigint NOT NULL,
        position bigint NOT NULL,
        state jsonb NOT NULL
      )`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE snapshot');
  }
}

/** Kept as it was written: nobody looks into it here, and a long game's is large. */
export class KeepSnapshotAsText1700000000005 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE snapshot ALTER COLUMN state TYPE json');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE snapshot ALTER COLUMN state TYPE jsonb');
  }
}
