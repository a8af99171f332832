/** The inbox of reported turns, newest first, and one of them. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReportState, StaffReport, StaffReportPage } from '@rubicon/contracts';
import { In } from 'typeorm';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ReportCaseRow } from './report-case.table.js';
import { StaffReports } from './staff-reports.js';

const pageBefore = `
  SELECT report_id FROM report_case
  WHERE ($1::text IS NULL OR state = $1)
    AND ($2::uuid IS NULL OR (reported_at, report_id) < (SELECT reported_at, report_id FROM report_case WHERE report_id = $2))
  ORDER BY reported_at DESC, report_id DESC LIMIT $3`;

export class ListStaffReports extends Query<StaffReportPage> {
  constructor(
    readonly staffId: string,
    /** Null: whatever became of them. */
    readonly state: ReportState | null,
    /** Null: from the newest on. */
    readonly before: string | null,
    readonly limit: number,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(ListStaffReports)
export class ListStaffReportsHandler implements IQueryHandler<ListStaffReports> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly reports: StaffReports,
  ) {}

  async execute({ staffId, state, before, limit, position }: ListStaffReports): Promise<StaffReportPage> {
    await this.readModels.waitFor(position);
    const page: { report_id: string }[] = await this.readModels.manager.query(pageBefore, [
      state,
      before,
      limit,
    ]);
    const rows = await this.readModels.repository(ReportCaseRow).find({
      where: { reportId: In(page.map(({ report_id }) => report_id)) },
      order: { reportedAt: 'DESC', reportId: 'DESC' },
    });
    return {
      reports: await this.reports.read(staffId, rows),
      nextBefore: page.length === limit ? (page.at(-1)?.report_id ?? null) : null,
    };
  }
}

export class GetStaffReport extends Query<StaffReport> {
  constructor(
    readonly staffId: string,
    readonly reportId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetStaffReport)
export class GetStaffReportHandler implements IQueryHandler<GetStaffReport> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly reports: StaffReports,
  ) {}

  /** @throws Refused `unknown_report` */
  async execute({ staffId, reportId, position }: GetStaffReport): Promise<StaffReport> {
    await this.readModels.waitFor(position);
    const row = await this.readModels.repository(ReportCaseRow).findOneBy({ reportId });
    const [report] = row ? await this.reports.read(staffId, [row]) : [];
    if (!report) throw new Refused('unknown_report');
    return report;
  }
}
