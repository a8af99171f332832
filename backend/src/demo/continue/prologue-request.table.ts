import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a browser's prologue was continued with under an Idempotency-Key, so that the key stands for one request only. */
@Entity('prologue_request')
export class PrologueRequestRow {
  /** Made of player and Idempotency-Key; also the id of the game. */
  @PrimaryColumn('uuid', { name: 'request_id' })
  requestId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  /** Of era and actions: `PlayerKeys.fingerprint`. */
  @Column('text', { name: 'body_hash' })
  bodyHash: string;
}
