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
