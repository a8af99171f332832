import { Injectable } from '@nestjs/common';
import { ExportPart } from '../../platform/export/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { UsageEntryRow } from './usage-entry.table.js';

/** What every turn took and cost, of deleted games too. Counts only. */
@Injectable()
export class UsageExport extends ExportPart {
  readonly name = 'usage';

  constructor(private readonly readModels: ReadModels) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const rows = await this.readModels
      .repository(UsageEntryRow)
      .find({ where: { playerId }, order: { submittedAt: 'ASC', turnId: 'ASC' } });
    for (const { playerId: _, ...entry } of rows) yield entry;
  }
}
