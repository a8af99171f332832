import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateChain1764500000400 implements MigrationInterface {
  readonly name = 'CreateChain1764500000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chain_link (
        number bigint PRIMARY KEY CHECK (number > 0), position bigint NOT NULL UNIQUE, event_id uuid NOT NULL,
        hash bytea NOT NULL, at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX chain_link_at ON chain_link (at)');
    await runner.query(`
      CREATE TABLE signing_key (key_id text PRIMARY KEY, public_key text NOT NULL, first_used_at timestamptz NOT NULL)`);
    await runner.query(`
      CREATE TABLE signed_head (
        number bigint PRIMARY KEY CHECK (number > 0), position bigint NOT NULL, events bigint NOT NULL, head text NOT NULL,
        previous_head text, why text NOT NULL, signed_at timestamptz NOT NULL,
        key_id text NOT NULL REFERENCES signing_key, signature text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signed_head, signing_key, chain_link');
  }
}
