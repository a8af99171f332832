import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SealedText } from '../../platform/keys/index.js';
import { safeInteger } from '../../platform/read-models/index.js';

/** What was told up to a node, in fewer lines: it holds on every path through that node. */
@Entity('chronicle_summary')
export class ChronicleSummaryRow {
  @PrimaryColumn('uuid', { name: 'through_turn_id' })
  throughTurnId: string;

  @Column('uuid', { name: 'game_id' })
  gameId: string;

  @Column('uuid', { name: 'summary_id' })
  summaryId: string;

  @Column('jsonb')
  lines: SealedText;

  /** Of the event in the log. */
  @Column('bigint', { transformer: safeInteger })
  position: number;
}
