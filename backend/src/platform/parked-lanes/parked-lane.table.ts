import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key that a process manager cannot work on, as the owner of the process knows it. Holds ids and what went wrong, nothing that anybody wrote. */
@Entity('parked_lane')
export class ParkedLaneRow {
  @PrimaryColumn('text')
  process: string;

  @PrimaryColumn('text')
  key: string;

  @Column('timestamptz', { name: 'parked_at' })
  parkedAt: Date;

  @Column('timestamptz', { name: 'last_tried_at' })
  lastTriedAt: Date;

  /** In a row, from the first failure on. */
  @Column('integer')
  tries: number;

  /** Of the event that it stands at; null with the two below: no event asks for its work. */
  @Column('text', { name: 'event_type', nullable: true })
  eventType: string | null;

  @Column('bigint', { name: 'event_position', nullable: true })
  eventPosition: string | null;

  @Column('timestamptz', { name: 'event_at', nullable: true })
  eventAt: Date | null;

  /** Of the last error, or of what caused it; the name of its class where it has none. */
  @Column('text', { name: 'error_code' })
  errorCode: string;

  @Column('text', { name: 'error_name' })
  errorName: string;

  @Column('text', { name: 'error_message' })
  errorMessage: string;

  /** When an operator asked that it be tried at once; null: nobody did, or it has been tried since. */
  @Column('timestamptz', { name: 'asked_at', nullable: true })
  askedAt: Date | null;

  /** The owner of the process knows of it. */
  @Column('boolean', { name: 'is_taken' })
  isTaken: boolean;
}
