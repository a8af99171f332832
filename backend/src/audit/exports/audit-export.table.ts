import type { AuditExport, AuditExportKind } from '@rubicon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../platform/read-models/index.js';
import type { ExportFailureCode } from './export-failures.js';

/** A file that an auditor asked for, and how far it is. Its bytes lie in `audit_export_chunk`. */
@Entity('audit_export')
export class AuditExportRow {
  @PrimaryColumn('uuid', { name: 'export_id' })
  exportId: string;

  @Column('text')
  kind: AuditExportKind;

  @Column('timestamptz', { name: 'period_from' })
  from: Date;

  @Column('timestamptz', { name: 'period_until' })
  until: Date;

  @Column('text')
  state: AuditExport['state'];

  /** Of the staff. */
  @Column('uuid', { name: 'asked_by' })
  askedBy: string;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;

  /** How often it was begun: what an earlier attempt still writes is none of it. */
  @Column('integer')
  attempt: number;

  /** While it waits after it was interrupted; null: it is begun as soon as there is time. */
  @Column('timestamptz', { name: 'begin_after', nullable: true })
  beginAfter: Date | null;

  @Column('bigint', { name: 'rows_done', transformer: safeInteger })
  rowsDone: number;

  /** Null: not known yet. */
  @Column('bigint', { name: 'rows_total', transformer: safeInteger, nullable: true })
  rowsTotal: number | null;

  @Column('bigint', { transformer: safeInteger })
  bytes: number;

  @Column('text', { name: 'failure_code', nullable: true })
  failureCode: ExportFailureCode | null;

  /** When its chunks are thrown away; null: there is no file, or none any more. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
}

/** A piece of a file: all but the last are of one size. */
@Entity('audit_export_chunk')
export class AuditExportChunkRow {
  @PrimaryColumn('uuid', { name: 'export_id' })
  exportId: string;

  /** From 0. */
  @PrimaryColumn('integer')
  number: number;

  @Column('bytea')
  bytes: Buffer;
}
