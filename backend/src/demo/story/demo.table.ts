import type { GameType, WorldState } from '@rubicon/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SealedText } from '../../platform/keys/index.js';

/** One row per prologue whose texts can still be read. */
@Entity('demo')
export class DemoRow {
  @PrimaryColumn('uuid', { name: 'demo_id' })
  demoId: string;

  @Column('text', { name: 'game_type' })
  gameType: GameType;

  /** Narrative and suggestions. */
  @Column('jsonb')
  opening: SealedText;

  @Column('jsonb')
  world: WorldState;

  /** 0 to 3. */
  @Column('integer', { name: 'turns_done' })
  turnsDone: number;

  @Column('uuid', { name: 'pending_turn_id', nullable: true })
  pendingTurnId: string | null;

  @Column('timestamptz', { name: 'pending_since', nullable: true })
  pendingSince: Date | null;

  /** The player in whose account it goes on. */
  @Column('uuid', { name: 'continued_by', nullable: true })
  continuedBy: string | null;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;
}
