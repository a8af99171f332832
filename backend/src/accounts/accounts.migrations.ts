import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1763700000000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE account (
        player_id uuid PRIMARY KEY,
        username text NOT NULL,
        username_key text NOT NULL CONSTRAINT account_username_taken UNIQUE,
        email text NOT NULL,
        email_key text NOT NULL CONSTRAINT account_email_taken UNIQUE,
        password_hash text NOT NULL,
        role text NOT NULL CHECK (role IN ('player', 'support', 'auditor', 'operator')),
        state text NOT NULL CHECK (state IN ('pending', 'active')),
        created_at timestamptz NOT NULL
      )`);
    await queries.query(`
      CREATE TABLE session (
        session_id uuid PRIMARY KEY,
        player_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        started_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await queries.query('CREATE INDEX session_player ON session (player_id)');
    await queries.query('CREATE INDEX session_expiry ON session (expires_at)');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE session, account');
  }
}

export class CreatePasswordResets1763700000300 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE password_reset (
        token_hash bytea PRIMARY KEY,
        player_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        requested_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await queries.query('CREATE INDEX password_reset_player ON password_reset (player_id)');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE password_reset');
  }
}

/** Players have no role any more; the version before still writes one. */
export class AccountsWithoutRole1764400000000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE account ALTER COLUMN role SET DEFAULT 'player'`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account ALTER COLUMN role DROP DEFAULT');
  }
}

/** Support finds a player by the beginning of a name. */
export class NamesByBeginning1764340000200 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query('CREATE INDEX account_username_beginning ON account (username_key text_pattern_ops)');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP INDEX account_username_beginning');
  }
}
