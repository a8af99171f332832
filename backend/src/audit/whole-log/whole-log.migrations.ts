import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWholeAudit1764500000420 implements MigrationInterface {
  readonly name = 'CreateWholeAudit1764500000420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE whole_audit (
        audited_at timestamptz PRIMARY KEY, position bigint NOT NULL, events bigint NOT NULL, invariants jsonb NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE whole_audit');
  }
}
