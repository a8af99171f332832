import type { WholeAudit } from '@rubicon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';

/** One night's audit of the whole log: every invariant, and what breaks it. */
@Entity('whole_audit')
export class WholeAuditRow {
  @PrimaryColumn('timestamptz', { name: 'audited_at' })
  auditedAt: Date;

  /** Of the last event that was read. */
  @Column('bigint')
  position: string;

  @Column('bigint', { transformer: safeInteger })
  events: number;

  @Column('jsonb')
  invariants: WholeAudit['invariants'];
}
