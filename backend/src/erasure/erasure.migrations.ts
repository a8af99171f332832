import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OpenErasures1763800000400 implements MigrationInterface {
  readonly name = 'OpenErasures1763800000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE open_erasure (player_id uuid PRIMARY KEY, requested_at timestamptz NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE open_erasure`);
  }
}
