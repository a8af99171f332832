import { Injectable } from '@nestjs/common';
import { ExportPart } from '../../platform/export/index.js';
import { openText, PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { TurnReportRow } from './turn-report.table.js';

/** What the player reported to support. */
@Injectable()
export class ReportsExport extends ExportPart {
  readonly name = 'reports';

  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
  ) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const rows = await this.readModels
      .repository(TurnReportRow)
      .find({ where: { playerId }, order: { reportedAt: 'ASC' } });
    for (const { reportId, gameId, turnId, reason, comment, reportedAt } of rows)
      yield {
        reportId,
        gameId,
        turnId,
        reason,
        ...(await openText<{ comment: string }>(this.keys, comment)),
        reportedAt,
      };
  }
}
