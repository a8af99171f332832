import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which number a request to create a character was given, so that sent twice it creates one. Written by the handler. */
@Entity('character_request')
export class CharacterRequestRow {
  /** Made of player and Idempotency-Key. */
  @PrimaryColumn('uuid', { name: 'request_id' })
  requestId: string;

  /** Null in rows of before it was kept. */
  @Column('uuid', { name: 'player_id', nullable: true })
  playerId: string | null;

  @Column('integer', { name: 'character_id' })
  characterId: number;

  /** The body's fingerprint under the player's key. */
  @Column('text', { name: 'body_hash' })
  bodyHash: string;
}
