/** The ids of a player's reports, of games that are not deleted. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadModels } from '../../platform/read-models/index.js';
import { TurnReportRow } from './turn-report.table.js';

export class ListReportedOf extends Query<string[]> {
  constructor(readonly playerId: string) {
    super();
  }
}

@QueryHandler(ListReportedOf)
export class ListReportedOfHandler implements IQueryHandler<ListReportedOf> {
  constructor(private readonly readModels: ReadModels) {}

  async execute({ playerId }: ListReportedOf): Promise<string[]> {
    const rows = await this.readModels
      .repository(TurnReportRow)
      .find({ select: { reportId: true }, where: { playerId } });
    return rows.map(({ reportId }) => reportId);
  }
}
