import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SealedText } from '../../platform/keys/index.js';

/** One row per turn of a prologue that was told or is being written; a failed one goes. */
@Entity('demo_turn')
export class DemoTurnRow {
  @PrimaryColumn('uuid', { name: 'turn_id' })
  turnId: string;

  @Column('uuid', { name: 'demo_id' })
  demoId: string;

  @Column('integer', { name: 'turn_number' })
  turnNumber: number;

  /** What the visitor typed. */
  @Column('jsonb')
  input: SealedText;

  /** Narrative and suggestions; null while it is written. */
  @Column('jsonb', { nullable: true })
  text: SealedText | null;
}
