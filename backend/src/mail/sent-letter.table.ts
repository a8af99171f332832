import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A letter that must go once. Says nothing of what stands in it or whom it went to. */
@Entity('sent_letter')
export class SentLetterRow {
  @PrimaryColumn('text', { name: 'letter_id' })
  letterId: string;

  @Column('timestamptz', { name: 'first_tried_at' })
  firstTriedAt: Date;

  /** Null: it is still tried. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
