import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReportReason } from '@rubicon/domain';
import type { SealedText } from '../../platform/keys/index.js';

/** A turn that a player asked support to look at, while its game is there. */
@Entity('turn_report')
export class TurnReportRow {
  @PrimaryColumn('uuid', { name: 'report_id' })
  reportId: string;

  @Column('uuid', { name: 'game_id' })
  gameId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  /** The game's id for the opening. */
  @Column('uuid', { name: 'turn_id' })
  turnId: string;

  @Column('text')
  reason: ReportReason;

  /** What the player says about it. */
  @Column('jsonb')
  comment: SealedText;

  @Column('timestamptz', { name: 'reported_at' })
  reportedAt: Date;
}
