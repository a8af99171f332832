import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlayerKey1700000000000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE player_key (
        player_id uuid PRIMARY KEY,
        -- The key, encrypted under the master key; null once destroyed.
        wrapped bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        destroyed_at timestamptz,
        CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
      )`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE player_key');
  }
}
