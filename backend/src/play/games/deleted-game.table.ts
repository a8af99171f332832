import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Games that are on no screen any more and whose sealed texts the log still holds; nothing of them but whose they were. */
@Entity('deleted_game')
export class DeletedGameRow {
  @PrimaryColumn('uuid', { name: 'game_id' })
  gameId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  @Column('timestamptz', { name: 'deleted_at' })
  deletedAt: Date;
}
