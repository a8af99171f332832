import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A turn that has no outcome yet: how long it waited is known with its outcome. */
@Entity('unended_turn')
export class UnendedTurnRow {
  @PrimaryColumn('uuid', { name: 'turn_id' })
  turnId: string;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt: Date;
}
