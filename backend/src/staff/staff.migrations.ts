import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStaff1764400000100 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE staff_account (
        staff_id uuid PRIMARY KEY,
        name text NOT NULL,
        name_key text NOT NULL CONSTRAINT staff_name_taken UNIQUE,
        password_hash text,
        factor_secret bytea,
        factor_step integer NOT NULL,
        provider_subject text UNIQUE,
        created_at timestamptz NOT NULL,
        CHECK ((password_hash IS NULL) = (factor_secret IS NULL))
      )`);
    await queries.query(`
      CREATE TABLE staff_invitation (
        token_hash bytea PRIMARY KEY,
        staff_id uuid NOT NULL UNIQUE REFERENCES staff_account ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        password_hash text,
        factor_secret bytea
      )`);
    await queries.query(`
      CREATE TABLE staff_recovery_code (
        staff_id uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        PRIMARY KEY (staff_id, code_hash)
      )`);
    await queries.query(`
      CREATE TABLE staff_session (
        session_id uuid PRIMARY KEY,
        token_hash bytea NOT NULL UNIQUE,
        staff_id uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
        started_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await queries.query('CREATE INDEX staff_session_staff ON staff_session (staff_id)');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE staff_session, staff_recovery_code, staff_invitation, staff_account');
  }
}
