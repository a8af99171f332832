import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row per player who asked to be forgotten and is not yet. */
@Entity('open_erasure')
export class OpenErasureRow {
  @PrimaryColumn('uuid', { name: 'player_id' })
  playerId: string;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;
}
