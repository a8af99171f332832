import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlayerCharacters1763700000200 implements MigrationInterface {
  readonly name = 'PlayerCharacters1763700000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE player_character (
        character_id integer PRIMARY KEY, player_id uuid NOT NULL, game_type text NOT NULL, sheet jsonb NOT NULL
      )`);
    await runner.query(`CREATE INDEX player_character_player ON player_character (player_id, game_type)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE player_character`);
  }
}

export class CharacterNumbers1763700000210 implements MigrationInterface {
  readonly name = 'CharacterNumbers1763700000210';

  async up(runner: QueryRunner): Promise<void> {
    // Numbers below are historical figures'.
    await runner.query(`CREATE SEQUENCE character_number AS integer START 1000`);
    await runner.query(`
      CREATE TABLE character_request (
        request_id uuid PRIMARY KEY, character_id integer NOT NULL DEFAULT nextval('character_number'),
        body_hash text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE character_request`);
    await runner.query(`DROP SEQUENCE character_number`);
  }
}

export class CharacterRequestPlayer1763800000400 implements MigrationInterface {
  readonly name = 'CharacterRequestPlayer1763800000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE character_request ADD COLUMN player_id uuid`);
    await runner.query(`CREATE INDEX character_request_player ON character_request (player_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE character_request DROP COLUMN player_id`);
  }
}

/** A character's number is its player's, and follows from their stream. */
export class CharactersOfPlayers1764200000200 implements MigrationInterface {
  readonly name = 'CharactersOfPlayers1764200000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE player_character DROP CONSTRAINT player_character_pkey, ADD PRIMARY KEY (player_id, character_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE player_character DROP CONSTRAINT player_character_pkey, ADD PRIMARY KEY (character_id)`,
    );
  }
}

export class CharacterNumbersFromTheLog1764200000210 implements MigrationInterface {
  readonly name = 'CharacterNumbersFromTheLog1764200000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE character_request`);
    await runner.query(`DROP SEQUENCE character_number`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await new CharacterNumbers1763700000210().up(runner);
    await new CharacterRequestPlayer1763800000400().up(runner);
  }
}
