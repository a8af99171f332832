import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExportParts, type ExportPart } from '../../platform/export/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { UsageEntryRow } from './usage-entry.table.js';

/** What every turn took and cost, of deleted games too. Counts only. */
@Injectable()
export class UsageExport implements ExportPart, OnModuleInit {
  readonly name = 'usage';

  constructor(
    private readonly readModels: ReadModels,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const rows = await this.readModels
      .repository(UsageEntryRow)
      .find({ where: { playerId }, order: { submittedAt: 'ASC', turnId: 'ASC' } });
    for (const { playerId: _, ...entry } of rows) yield entry;
  }
}
