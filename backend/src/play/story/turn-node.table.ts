import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EndingKind, TokenUsage, TurnFailureCode, TurnKind, WorldState } from '@rubicon/domain';
import { safeInteger } from '../../platform/read-models/index.js';
import type { SealedText } from '../../platform/keys/index.js';

export type TurnNodeStatus = 'pending' | 'narrated' | 'failed' | 'stopped';

/** One row per turn of a game that is not deleted: a node of its tree. */
@Entity('turn_node')
export class TurnNodeRow {
  @PrimaryColumn('uuid', { name: 'turn_id' })
  turnId: string;

  @Column('uuid', { name: 'game_id' })
  gameId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  /** The game's id for the opening. */
  @Column('uuid', { name: 'parent_turn_id' })
  parentTurnId: string;

  /** Turns on the path from the opening to this one, itself included. */
  @Column('integer')
  depth: number;

  @Column('integer', { name: 'turn_number' })
  turnNumber: number;

  @Column('text')
  kind: TurnKind;

  @Column('text')
  status: TurnNodeStatus;

  /** What the player typed. */
  @Column('jsonb')
  input: SealedText;

  /** Narrative, suggestions, changes of the chronicle, epilogue; null without text. */
  @Column('jsonb', { nullable: true })
  text: SealedText | null;

  /** After the turn; null without text. */
  @Column('jsonb', { nullable: true })
  world: WorldState | null;

  /** How the story ends here; null while it goes on. */
  @Column('text', { nullable: true })
  ending: EndingKind | null;

  /**
   * The branch it belongs to, known by the node that this begins with: its parent's for the parent's first child with text, else its
   * own. Null without text.
   */
  @Column('uuid', { name: 'branch_id', nullable: true })
  branchId: string | null;

  @Column('text', { name: 'failure_code', nullable: true })
  failureCode: TurnFailureCode | null;

  @Column('bigint', { name: 'ceiling', transformer: safeInteger })
  ceilingMicroUsd: number;

  @Column('text', { name: 'price_version' })
  priceVersion: string;

  /** Of the accepted answer; null without text. */
  @Column('jsonb', { nullable: true })
  usage: TokenUsage | null;

  @Column('bigint', { name: 'charge', nullable: true, transformer: safeInteger })
  chargeMicroUsd: number | null;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt: Date;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;
}
