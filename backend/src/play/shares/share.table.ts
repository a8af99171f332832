import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Links that open: a revoked one's row is gone. */
@Entity('share')
export class ShareRow {
  @PrimaryColumn('uuid', { name: 'share_id' })
  shareId: string;

  @Column('uuid', { name: 'game_id' })
  gameId: string;

  /** The story is shared from the opening to here. */
  @Column('uuid', { name: 'turn_id' })
  turnId: string;

  @Column('timestamptz', { name: 'shared_at' })
  sharedAt: Date;
}
