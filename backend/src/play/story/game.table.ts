import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Difficulty, GameType, WorldState } from '@rubicon/domain';
import type { SealedText } from '../../platform/keys/index.js';

/** One row per game that is not deleted: how it began, and where its pointers are. */
@Entity('game')
export class GameRow {
  @PrimaryColumn('uuid', { name: 'game_id' })
  gameId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  @Column('text', { name: 'game_type' })
  gameType: GameType;

  @Column('text')
  difficulty: Difficulty;

  @Column('integer', { name: 'character_id' })
  characterId: number;

  @Column('boolean', { name: 'is_historical' })
  isHistorical: boolean;

  /** Character, narrative and suggestions of the opening. */
  @Column('jsonb')
  opening: SealedText;

  @Column('jsonb', { name: 'opening_world' })
  openingWorld: WorldState;

  /** The game's id for the opening, else a turn with text. */
  @Column('uuid', { name: 'head_turn_id' })
  headTurnId: string;

  @Column('uuid', { name: 'saved_turn_id', nullable: true })
  savedTurnId: string | null;

  @Column('timestamptz', { name: 'saved_at', nullable: true })
  savedAt: Date | null;

  /** The turn submitted last, whatever became of it. */
  @Column('uuid', { name: 'last_turn_id', nullable: true })
  lastTurnId: string | null;

  /** Every turn submitted, whatever became of it. */
  @Column('integer', { name: 'turn_count' })
  turnCount: number;

  @Column('timestamptz', { name: 'last_played_at' })
  lastPlayedAt: Date;
}
