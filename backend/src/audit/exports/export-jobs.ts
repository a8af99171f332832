/**
 * Exports that wait, and the one that is being written. Whoever writes holds an attempt: once it is cancelled, or another process has begun it anew,
 * nothing of that attempt is taken any more.
 */
import { Injectable } from '@nestjs/common';
import { ReadModels } from '../../platform/read-models/index.js';
import { AuditExportChunkRow, AuditExportRow } from './audit-export.table.js';
import type { ExportFailureCode } from './export-failures.js';
import type { ExportProgress } from './export-source.js';

export type ExportAttempt = Pick<AuditExportRow, 'exportId' | 'attempt'>;

/** A process that dies of an export, or a statement that takes too long for it, is not to do so for ever. */
export const ATTEMPTS_MAX = 5;

@Injectable()
export class ExportJobs {
  constructor(private readonly readModels: ReadModels) {}

  /**
   * One that waits, or that was being written by a process which is gone: begun anew. What was interrupted comes behind the others, and of those that
   * were so equally often the one that waits longest comes first. Null: there is none.
   */
  async begin(now: Date): Promise<AuditExportRow | null> {
    return this.readModels.dataSource.transaction(async (tx) => {
      const row = await tx
        .createQueryBuilder(AuditExportRow, 'export')
        .where(`export.state IN ('waiting', 'running')`)
        .andWhere('(export.beginAfter IS NULL OR export.beginAfter <= :now)', { now })
        .orderBy({ 'export.attempt': 'ASC', 'export.askedAt': 'ASC', 'export.exportId': 'ASC' })
        .limit(1)
        .setLock('pessimistic_write')
        .getOne();
      if (!row) return null;
      const { exportId } = row;
      await tx.delete(AuditExportChunkRow, { exportId });
      const begun = {
        state: 'running',
        attempt: row.attempt + 1,
        rowsDone: 0,
        rowsTotal: null,
        bytes: 0,
        beginAfter: null,
      } as const;
      if (begun.attempt > ATTEMPTS_MAX) {
        await tx.update(AuditExportRow, { exportId }, { state: 'failed', failureCode: 'interrupted' });
        return null;
      }
      await tx.update(AuditExportRow, { exportId }, begun);
      return { ...row, ...begun };
    });
  }

  /** False: this attempt counts no more. */
  async addChunk({ exportId, attempt }: ExportAttempt, number: number, bytes: Buffer): Promise<boolean> {
    // With the row's lock: who ends this attempt comes either before it, or finds the chunk and takes it away.
    const added = await this.readModels.manager.query<unknown[]>(
      `WITH held AS (
         SELECT export_id FROM audit_export WHERE export_id = $1 AND attempt = $2 AND state = 'running' FOR SHARE
       )
       INSERT INTO audit_export_chunk (export_id, number, bytes) SELECT export_id, $3, $4 FROM held RETURNING number`,
      [exportId, attempt, number, bytes],
    );
    return added.length === 1;
  }

  /** False: this attempt counts no more. */
  async tell(attempt: ExportAttempt, progress: ExportProgress, bytes: number): Promise<boolean> {
    return this.change(attempt, { ...progress, bytes });
  }

  async finish(attempt: ExportAttempt, rows: number, bytes: number, expiresAt: Date): Promise<boolean> {
    return this.change(attempt, { state: 'done', rowsDone: rows, rowsTotal: rows, bytes, expiresAt });
  }

  /** Whoever wrote it was told to end: it waits again, and this attempt is not counted. */
  async giveBack(attempt: ExportAttempt): Promise<void> {
    await this.change(attempt, { state: 'waiting', attempt: attempt.attempt - 1 });
  }

  /** It could not be written now: it waits until then, and this attempt is counted. */
  async putOff(attempt: ExportAttempt, beginAfter: Date): Promise<void> {
    await this.change(attempt, { state: 'waiting', beginAfter });
  }

  async fail({ exportId, attempt }: ExportAttempt, failureCode: ExportFailureCode): Promise<void> {
    await this.readModels.dataSource.transaction(async (tx) => {
      const held = { exportId, attempt, state: 'running' } as const;
      const { affected } = await tx.update(AuditExportRow, held, { state: 'failed', failureCode });
      if (affected) await tx.delete(AuditExportChunkRow, { exportId });
    });
  }

  /** Files that are a day old, and, of the others, the oldest beyond what there is room for; the newest one stays. */
  async throwAway(now: Date, bytesMax: number): Promise<void> {
    const old = await this.readModels.manager.query<Pick<AuditExportRow, 'exportId'>[]>(
      `SELECT export_id AS "exportId" FROM (
         SELECT export_id, expires_at, sum(bytes) OVER newest AS kept, row_number() OVER newest AS place
         FROM audit_export WHERE expires_at IS NOT NULL
         WINDOW newest AS (ORDER BY expires_at DESC, export_id)
       ) file
       WHERE expires_at <= $1 OR (kept > $2 AND place > 1)`,
      [now, bytesMax],
    );
    for (const { exportId } of old)
      await this.readModels.dataSource.transaction(async (tx) => {
        await tx.update(AuditExportRow, { exportId }, { expiresAt: null });
        await tx.delete(AuditExportChunkRow, { exportId });
      });
  }

  private async change(
    { exportId, attempt }: ExportAttempt,
    changed: Partial<AuditExportRow>,
  ): Promise<boolean> {
    const { affected } = await this.rows.update({ exportId, attempt, state: 'running' }, changed);
    return affected === 1;
  }

  private get rows() {
    return this.readModels.repository(AuditExportRow);
  }
}
