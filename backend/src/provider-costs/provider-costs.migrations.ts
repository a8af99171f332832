import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProviderCosts1763900000100 implements MigrationInterface {
  readonly name = 'ProviderCosts1763900000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE provider_cost (day date PRIMARY KEY, cost bigint NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE provider_cost`);
  }
}

export class UnrecordedCosts1764200000300 implements MigrationInterface {
  readonly name = 'UnrecordedCosts1764200000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE unrecorded_cost (
        day date NOT NULL, what text NOT NULL, calls integer NOT NULL, cost bigint NOT NULL, PRIMARY KEY (day, what)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE unrecorded_cost`);
  }
}
