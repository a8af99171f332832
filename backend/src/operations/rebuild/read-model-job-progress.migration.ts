import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a job was asked for, how far it is in events, and who cancelled it. Those of before have no reason and no count. */
export class ReadModelJobProgress1764830000200 implements MigrationInterface {
  readonly name = 'ReadModelJobProgress1764830000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE read_model_job ADD COLUMN reason text, ADD COLUMN begun_at timestamptz, ADD COLUMN cancelled_by uuid,
        ADD COLUMN events bigint NOT NULL DEFAULT 0, ADD COLUMN events_then bigint, ADD COLUMN noted_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE read_model_job DROP COLUMN reason, DROP COLUMN begun_at, DROP COLUMN cancelled_by,
        DROP COLUMN events, DROP COLUMN events_then, DROP COLUMN noted_at`);
  }
}
