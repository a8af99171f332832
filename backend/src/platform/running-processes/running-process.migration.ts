import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unlogged: what runs says so again within seconds. */
export class CreateRunningProcess1764820000100 implements MigrationInterface {
  readonly name = 'CreateRunningProcess1764820000100';

  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE UNLOGGED TABLE running_process (
        -- Of one process from its start to its end.
        instance_id uuid PRIMARY KEY,
        -- The same one after a restart; several may bear it.
        name text NOT NULL,
        roles text[] NOT NULL,
        version text NOT NULL,
        -- These and those in "turns" are this database's time: the clocks of machines differ.
        started_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        -- It was told to end, and finishes what is under way.
        is_ending boolean NOT NULL,
        -- Of narrators: what they take now, and as they were configured.
        mode text NOT NULL,
        slots integer NOT NULL,
        configured_slots integer NOT NULL,
        -- [{"turnId": "…", "since": "…"}]
        turns jsonb NOT NULL,
        prologues integer NOT NULL
      )`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE running_process');
  }
}
