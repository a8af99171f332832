import { Injectable } from '@nestjs/common';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ReportCaseRow } from './report-case.table.js';

/** Who reported: their support stream is where a report is taken, handed back and answered. */
@Injectable()
export class ReportedPlayers {
  constructor(private readonly readModels: ReadModels) {}

  /** @throws Refused `unknown_report`: there is none, or its game is deleted */
  async of(reportId: string, position: bigint | null): Promise<string> {
    await this.readModels.waitFor(position);
    const row = await this.readModels
      .repository(ReportCaseRow)
      .findOne({ select: { playerId: true }, where: { reportId } });
    if (!row) throw new Refused('unknown_report');
    return row.playerId;
  }
}
