/** How many reported turns nobody has taken. It reads no person, so nothing is recorded. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StaffReportCount } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import { ReportCaseRow } from './report-case.table.js';

export class CountOpenReports extends Query<StaffReportCount> {
  constructor(readonly position: bigint | null) {
    super();
  }
}

@QueryHandler(CountOpenReports)
export class CountOpenReportsHandler implements IQueryHandler<CountOpenReports> {
  constructor(private readonly readModels: ReadModels) {}

  async execute({ position }: CountOpenReports): Promise<StaffReportCount> {
    await this.readModels.waitFor(position);
    return { open: await this.readModels.repository(ReportCaseRow).countBy({ state: 'open' }) };
  }
}
