import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReportState } from '@rubicon/contracts';

/** How far support has come with a reported turn, while its game is there. */
@Entity('report_case')
export class ReportCaseRow {
  @PrimaryColumn('uuid', { name: 'report_id' })
  reportId: string;

  @Column('uuid', { name: 'game_id' })
  gameId: string;

  @Column('uuid', { name: 'player_id' })
  playerId: string;

  @Column('timestamptz', { name: 'reported_at' })
  reportedAt: Date;

  @Column('text')
  state: ReportState;

  /** Of the staff, who has taken or answered it; null: nobody has. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;
}
