import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SealedText } from '../../platform/keys/index.js';
import { safeInteger } from '../../platform/read-models/index.js';

/** The player's word on a line of a game's chronicle, as it stands. */
@Entity('chronicle_amendment')
export class ChronicleAmendmentRow {
  @PrimaryColumn('uuid', { name: 'game_id' })
  gameId: string;

  @PrimaryColumn('text', { name: 'line_id' })
  lineId: string;

  @Column('boolean')
  pinned: boolean;

  @Column('boolean')
  struck: boolean;

  /** What the player wrote instead; null: as told. */
  @Column('jsonb', { nullable: true })
  text: SealedText | null;

  /** Of the last event in the log. */
  @Column('bigint', { transformer: safeInteger })
  position: number;
}
