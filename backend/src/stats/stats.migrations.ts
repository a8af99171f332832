import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StatsReadModels1763700000300 implements MigrationInterface {
  readonly name = 'StatsReadModels1763700000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE public_stats (
        "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
        players integer NOT NULL, games integer NOT NULL, buyers integer NOT NULL
      )`);
    await runner.query(`INSERT INTO public_stats (players, games, buyers) VALUES (0, 0, 0)`);
    await runner.query(`CREATE TABLE stats_buyer (player_id uuid PRIMARY KEY)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE stats_buyer, public_stats`);
  }
}
