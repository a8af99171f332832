import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditExports1764500000500 implements MigrationInterface {
  readonly name = 'AuditExports1764500000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_export (
        export_id uuid PRIMARY KEY, kind text NOT NULL, period_from timestamptz NOT NULL, period_until timestamptz NOT NULL,
        state text NOT NULL, asked_by uuid NOT NULL, asked_at timestamptz NOT NULL, attempt integer NOT NULL DEFAULT 0,
        rows_done bigint NOT NULL DEFAULT 0, rows_total bigint, bytes bigint NOT NULL DEFAULT 0,
        failure_code text, expires_at timestamptz
      )`);
    await runner.query(`CREATE INDEX audit_export_asked ON audit_export (asked_at, export_id)`);
    await runner.query(
      `CREATE INDEX audit_export_under_way ON audit_export (asked_at) WHERE state IN ('waiting', 'running')`,
    );
    await runner.query(
      `CREATE INDEX audit_export_expiry ON audit_export (expires_at) WHERE expires_at IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE audit_export_chunk (
        export_id uuid NOT NULL REFERENCES audit_export, number integer NOT NULL, bytes bytea NOT NULL,
        PRIMARY KEY (export_id, number)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE audit_export_chunk, audit_export`);
  }
}

/** What was interrupted waits a while before it is begun again. */
export class AuditExportWaits1764500000510 implements MigrationInterface {
  readonly name = 'AuditExportWaits1764500000510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE audit_export ADD COLUMN begin_after timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE audit_export DROP COLUMN begin_after`);
  }
}
