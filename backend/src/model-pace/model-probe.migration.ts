import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateModelProbe1764100000000 implements MigrationInterface {
  readonly name = 'CreateModelProbe1764100000000';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE model_probe (
        -- A hash of the server's address and the model's name.
        model_key text PRIMARY KEY,
        -- Set while a process is getting to know it.
        waking_since timestamptz,
        probed_at timestamptz,
        -- Milliseconds that the last probe took.
        waking_ms integer NOT NULL DEFAULT 0,
        pace jsonb,
        dialect jsonb,
        cost bigint NOT NULL DEFAULT 0,
        -- Milliseconds to the first words of the last slow turns, newest last.
        first_words integer[] NOT NULL DEFAULT '{}'
      )`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE model_probe');
  }
}
