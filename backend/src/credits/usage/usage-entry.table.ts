import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GameType, TurnKind } from '@rubicon/contracts';
import { safeInteger } from '../../platform/read-models/index.js';

/** One row per turn that was submitted; it is usage once it has been charged. */
@Entity('usage_entry')
export class UsageEntryRow {
  @PrimaryColumn('uuid', { name: 'turn_id' })
  turnId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  @Column('text', { name: 'game_type' })
  gameType: GameType;

  @Column('text')
  kind: TurnKind;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt: Date;

  /** Code points. */
  @Column('integer', { name: 'input_characters' })
  inputCharacters: number;

  /** Null until the turn has text; so are the others below. */
  @Column('integer', { name: 'output_characters', nullable: true })
  outputCharacters: number | null;

  @Column('integer', { name: 'input_tokens', nullable: true })
  inputTokens: number | null;

  @Column('integer', { name: 'cached_input_tokens', nullable: true })
  cachedInputTokens: number | null;

  @Column('integer', { name: 'output_tokens', nullable: true })
  outputTokens: number | null;

  @Column('bigint', { name: 'charge', nullable: true, transformer: safeInteger })
  chargeMicroUsd: number | null;
}

/** The era of each game, so that usage can say it. */
@Entity('usage_game')
export class UsageGameRow {
  @PrimaryColumn('uuid', { name: 'game_id' })
  gameId: string;

  @Column('text', { name: 'game_type' })
  gameType: GameType;
}
