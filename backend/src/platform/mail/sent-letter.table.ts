import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SealedText } from '../keys/index.js';
import type { LetterKind } from './mailer.js';

/** A letter that must go once, or that went to a player: theirs says what stands in it, sealed, and nobody's address. */
@Entity('sent_letter')
export class SentLetterRow {
  @PrimaryColumn('text', { name: 'letter_id' })
  letterId: string;

  @Column('timestamptz', { name: 'first_tried_at' })
  firstTriedAt: Date;

  /** Null: it is still tried. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  /** Whose it is; null with the three below: it went to nobody who has a key, or before letters were kept. */
  @Column('uuid', { name: 'player_id', nullable: true })
  playerId: string | null;

  @Column('text', { nullable: true })
  kind: LetterKind | null;

  /** Of the event that it tells of; null also when none was appended. */
  @Column('uuid', { name: 'event_id', nullable: true })
  eventId: string | null;

  /** Its subject and text. */
  @Column('jsonb', { nullable: true })
  sealed: SealedText | null;
}
