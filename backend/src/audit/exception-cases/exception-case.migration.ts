import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExceptionCases1764500000200 implements MigrationInterface {
  readonly name = 'ExceptionCases1764500000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE exception_case (
        exception_id uuid PRIMARY KEY, owner_id uuid, state text NOT NULL, cause text, item_kind text, item_id text, amount bigint,
        reason text, explained_by uuid, explained_at timestamptz, accepted_by uuid, accepted_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE exception_case`);
  }
}
