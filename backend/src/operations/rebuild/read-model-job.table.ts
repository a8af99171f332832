import type { ReadModelJob } from '@rubicon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';

/** What an operator asked to be done with the read models, and how far it is. At most one of them is open. Positions are of the log. */
@Entity('read_model_job')
export class ReadModelJobRow {
  @PrimaryColumn('uuid', { name: 'job_id' })
  jobId: string;

  @Column('text')
  kind: ReadModelJob['kind'];

  @Column('boolean', { name: 'accepts_differences' })
  acceptsDifferences: boolean;

  /** Of the staff. */
  @Column('uuid', { name: 'asked_by' })
  askedBy: string;

  /** As `faultOfLastingReason` lets it pass: it names nobody. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;

  @Column('text')
  state: ReadModelJob['state'];

  @Column('timestamptz', { name: 'begun_at', nullable: true })
  begunAt: Date | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** Of the staff. */
  @Column('uuid', { name: 'cancelled_by', nullable: true })
  cancelledBy: string | null;

  /** How far it has read. */
  @Column('bigint', { nullable: true })
  position: string | null;

  /** Where the log ended when it began. */
  @Column('bigint', { name: 'log_end', nullable: true })
  logEnd: string | null;

  /** That it has read, by `notedAt`. */
  @Column('bigint', { transformer: safeInteger })
  events: number;

  /** That there were to be read when it began; null: nobody counted them. */
  @Column('bigint', { name: 'events_then', nullable: true, transformer: safeInteger })
  eventsThen: number | null;

  @Column('timestamptz', { name: 'noted_at', nullable: true })
  notedAt: Date | null;

  /** Tables that are not as the live ones. */
  @Column('text', { array: true })
  differing: string[];

  @Column('text', { name: 'failure_code', nullable: true })
  failureCode: ReadModelJob['failureCode'];
}
