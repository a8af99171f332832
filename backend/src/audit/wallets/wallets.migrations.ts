import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWalletComparison1764500000410 implements MigrationInterface {
  readonly name = 'CreateWalletComparison1764500000410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE wallet_comparison (
        compared_at timestamptz PRIMARY KEY, position bigint NOT NULL, wallets bigint NOT NULL, differing jsonb NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE wallet_comparison');
  }
}
