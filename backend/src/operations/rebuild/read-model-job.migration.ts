import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReadModelJobs1764700000100 implements MigrationInterface {
  readonly name = 'ReadModelJobs1764700000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE read_model_job (
        job_id uuid PRIMARY KEY, kind text NOT NULL, accepts_differences boolean NOT NULL, asked_by uuid NOT NULL,
        asked_at timestamptz NOT NULL, state text NOT NULL DEFAULT 'asked', ended_at timestamptz,
        position bigint, log_end bigint, differing text[] NOT NULL DEFAULT '{}', failure_code text
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX read_model_job_open ON read_model_job ((true)) WHERE state IN ('asked', 'under_way')`,
    );
    await runner.query(`CREATE INDEX read_model_job_asked ON read_model_job (asked_at DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE read_model_job`);
  }
}
