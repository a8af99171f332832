/** What auditors ask for in files: waits in a table until the `auditor` role writes it. */
import { Injectable } from '@nestjs/common';
import type { AuditExport, AuditExportKind } from '@rubicon/contracts';
import { In } from 'typeorm';
import { v5 as uuidV5 } from 'uuid';
import { Clock, Ids } from '../../platform/clock/index.js';
import { insertRows, ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { StaffNames } from '../../staff/index.js';
import type { Period } from '../period/index.js';
import { AuditExportChunkRow, AuditExportRow } from './audit-export.table.js';
import { exportFailures } from './export-failures.js';
import { fileNameOf } from './export-files.js';

const WAITING_MAX = 5;
const LISTED_MAX = 50;
const UNDER_WAY: AuditExportRow['state'][] = ['waiting', 'running'];

@Injectable()
export class AuditExports {
  constructor(
    private readonly readModels: ReadModels,
    private readonly staffNames: StaffNames,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * @param idempotencyKey with one, the same request twice asks once
   * @throws Refused `too_many_exports`, `idempotency_key_reused`
   */
  async ask(
    staffId: string,
    kind: AuditExportKind,
    period: Period,
    idempotencyKey: string | null,
  ): Promise<AuditExport> {
    const exportId =
      idempotencyKey === null ? this.ids.uuid() : uuidV5(`audit-export:${idempotencyKey}`, staffId);
    await this.readModels.dataSource.transaction(async (tx) => {
      // One after another: two at once would both find room.
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('audit_export'))`);
      const exports = tx.getRepository(AuditExportRow);
      const earlier = await exports.findOneBy({ exportId });
      if (earlier) return assertSame(earlier, kind, period);
      if (await exports.existsBy({ askedBy: staffId, state: In(UNDER_WAY) }))
        throw new Refused('too_many_exports', {
          detail: 'You have an export under way. Please wait until it is done, or cancel it.',
        });
      if ((await exports.countBy({ state: 'waiting' })) >= WAITING_MAX) throw new Refused('too_many_exports');
      const askedAt = this.clock.now();
      const begun = { attempt: 0, rowsDone: 0, bytes: 0 };
      await insertRows(tx, AuditExportRow, [
        { exportId, kind, ...period, state: 'waiting', askedBy: staffId, askedAt, ...begun },
      ]);
    });
    return this.shown(await this.find(exportId));
  }

  /** Of all auditors, newest first. */
  async list(): Promise<AuditExport[]> {
    const rows = await this.rows.find({ order: { askedAt: 'DESC', exportId: 'DESC' }, take: LISTED_MAX });
    const names = await this.staffNames.of(rows.map(({ askedBy }) => askedBy));
    return rows.map((row) => describe(row, names.get(row.askedBy)!));
  }

  /** What has ended stays as it is. @throws Refused `unknown_export` */
  async cancel(exportId: string): Promise<AuditExport> {
    await this.readModels.dataSource.transaction(async (tx) => {
      const { affected } = await tx.update(
        AuditExportRow,
        { exportId, state: In(UNDER_WAY) },
        { state: 'cancelled' },
      );
      if (affected) await tx.delete(AuditExportChunkRow, { exportId });
    });
    return this.shown(await this.find(exportId));
  }

  /** @throws Refused `unknown_export`, `export_not_ready` */
  async findFile(exportId: string): Promise<AuditExportRow> {
    const row = await this.find(exportId);
    if (row.state !== 'done') throw new Refused('export_not_ready');
    // A restored database may have left the bytes out.
    const isThere = await this.chunks.existsBy({ exportId, number: 0 });
    if (row.expiresAt === null || !isThere)
      throw new Refused('export_not_ready', {
        detail:
          'This file was thrown away: after a day, or to make room for newer ones. Please ask for it again.',
      });
    return row;
  }

  /** A done one's file, piece by piece. @throws Error when its bytes are not all there: it was thrown away meanwhile */
  async *contents({ exportId, bytes }: AuditExportRow): AsyncGenerator<Buffer> {
    let read = 0;
    for (let number = 0; read < bytes; number += 1) {
      const chunk = await this.chunks.findOneBy({ exportId, number });
      if (!chunk) throw new Error('the file was thrown away while it was read');
      yield chunk.bytes;
      read += chunk.bytes.length;
    }
  }

  private async find(exportId: string): Promise<AuditExportRow> {
    const row = await this.rows.findOneBy({ exportId });
    if (!row) throw new Refused('unknown_export');
    return row;
  }

  private async shown(row: AuditExportRow): Promise<AuditExport> {
    const names = await this.staffNames.of([row.askedBy]);
    return describe(row, names.get(row.askedBy)!);
  }

  private get rows() {
    return this.readModels.repository(AuditExportRow);
  }

  private get chunks() {
    return this.readModels.repository(AuditExportChunkRow);
  }
}

function assertSame(earlier: AuditExportRow, kind: AuditExportKind, { from, until }: Period): void {
  const isSame =
    earlier.kind === kind &&
    earlier.from.getTime() === from.getTime() &&
    earlier.until.getTime() === until.getTime();
  if (!isSame) throw new Refused('idempotency_key_reused');
}

function describe(row: AuditExportRow, askedByName: string): AuditExport {
  const { exportId, kind, from, until, state, rowsDone, rowsTotal, bytes, failureCode } = row;
  return {
    exportId,
    kind,
    from: from.toISOString(),
    until: until.toISOString(),
    state,
    askedByName,
    askedAt: row.askedAt.toISOString(),
    rowsDone,
    rowsTotal,
    bytes,
    fileName: fileNameOf(kind, row),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    failure: failureCode === null ? null : { code: failureCode, sentence: exportFailures[failureCode] },
  };
}
