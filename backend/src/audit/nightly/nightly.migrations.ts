import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNightlyAttempt1764500000620 implements MigrationInterface {
  readonly name = 'CreateNightlyAttempt1764500000620';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE nightly_attempt (work text PRIMARY KEY, began_at timestamptz NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE nightly_attempt');
  }
}

export class CreateNightlyAsk1764500000700 implements MigrationInterface {
  readonly name = 'CreateNightlyAsk1764500000700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE nightly_ask (work text PRIMARY KEY, asked_at timestamptz NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE nightly_ask');
  }
}
