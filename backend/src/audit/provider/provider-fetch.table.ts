import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderList } from '@rubicon/contracts';
import { safeInteger } from '../../platform/read-models/index.js';

/** How far one of the provider's lists has been fetched. */
@Entity('provider_fetch')
export class ProviderFetchRow {
  @PrimaryColumn('text')
  list: ProviderList;

  @Column('text')
  state: 'complete' | 'fetching' | 'interrupted';

  /** Of its state, or of its last page. */
  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  /** Why it was interrupted: a sentence. */
  @Column('text', { nullable: true })
  trouble: string | null;

  /** That are known of it, each counted once. */
  @Column('bigint', { transformer: safeInteger })
  rows: number;

  /** Everything created before has been fetched. */
  @Column('timestamptz', { name: 'fetched_until', nullable: true })
  fetchedUntil: Date | null;

  /** Of the window that is being fetched: rows created from here; null: from the beginning. */
  @Column('timestamptz', { name: 'window_from', nullable: true })
  windowFrom: Date | null;

  /** And before here; null: no window is open. */
  @Column('timestamptz', { name: 'window_until', nullable: true })
  windowUntil: Date | null;

  /** The last row of the last page of it. */
  @Column('text', { nullable: true })
  cursor: string | null;

  /** A round was asked for, and has not begun. */
  @Column('timestamptz', { name: 'asked_at', nullable: true })
  askedAt: Date | null;

  /** When it was last complete, or began to be fetched. */
  @Column('timestamptz', { name: 'completed_at' })
  completedAt: Date;
}
