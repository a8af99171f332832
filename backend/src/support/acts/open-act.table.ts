import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Act } from '@rubicon/contracts';
import type { SealedText } from '../../platform/keys/index.js';

/** What staff asked for and is not yet at its end: it waits for a second person, or is to be carried out. */
@Entity('open_act')
export class OpenActRow {
  @PrimaryColumn('uuid', { name: 'act_id' })
  actId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  @Column('jsonb')
  act: Act;

  @Column('text')
  state: 'waiting' | 'authorised';

  @Column('boolean', { name: 'needs_approval' })
  needsApproval: boolean;

  @Column('uuid', { name: 'asked_by' })
  askedBy: string;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;

  /** Who approved it; null: nobody did. */
  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  /** Why, and what was sealed with it. */
  @Column('jsonb')
  reason: SealedText;
}
