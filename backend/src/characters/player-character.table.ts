import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GameType } from '@rubicon/domain';
import type { SealedEnvelope } from '@rubicon/eventsourcing';

/** The sheet as its event sealed it; the API opens it for its player. */
export interface SealedSheet {
  readonly aad: string;
  readonly envelope: SealedEnvelope;
}

/** One row per character that a player made and did not remove. */
@Entity('player_character')
export class PlayerCharacterRow {
  @PrimaryColumn('uuid', { name: 'player_id' })
  playerId: string;

  /** Of the player's, from 1,000. */
  @PrimaryColumn('integer', { name: 'character_id' })
  characterId: number;

  @Column('text', { name: 'game_type' })
  gameType: GameType;

  @Column('jsonb')
  sheet: SealedSheet;
}
