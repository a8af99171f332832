import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GameType } from '@rubicon/contracts';

/** Which game a call means that names none. Written by handlers after their append; a later place in the log wins. */
@Entity('current_game')
export class CurrentGameRow {
  @PrimaryColumn('uuid', { name: 'player_id' })
  playerId: string;

  @PrimaryColumn('text', { name: 'game_type' })
  gameType: GameType;

  @Column('uuid', { name: 'game_id' })
  gameId: string;

  /** Log position of the append; text of a bigint. */
  @Column('bigint')
  position: string;
}
