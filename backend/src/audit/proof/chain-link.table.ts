import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One event of the chain: its hash covers the event and the hash before it. Never changed, never deleted. */
@Entity('chain_link')
export class ChainLinkRow {
  /** From 1, without gaps. */
  @PrimaryColumn('bigint')
  number: string;

  /** Of the event in the log; grows with the number. */
  @Column('bigint')
  position: string;

  @Column('uuid', { name: 'event_id' })
  eventId: string;

  /** SHA-256. */
  @Column('bytea')
  hash: Buffer;

  /** When the event was written. */
  @Column('timestamptz')
  at: Date;
}
