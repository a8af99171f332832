import { Module } from '@nestjs/common';
import { GrantsModule } from '../grants/grants.module.js';
import { MaskedNamesModule } from '../players/masked-names.module.js';
import { StaffReadsModule } from '../reads/reads.module.js';
import { StaffTextsModule } from '../texts/texts.module.js';
import { ChangeReportOwnerHandler } from './change-report-owner.handler.js';
import { CountOpenReportsHandler } from './report-count.query.js';
import { StaffReportsEndpoint } from './reports.endpoint.js';
import { GetStaffReportHandler, ListStaffReportsHandler } from './reports.query.js';
import { StaffReports } from './staff-reports.js';

/** The inbox of reported turns. Answering one is an act. */
@Module({
  imports: [GrantsModule, MaskedNamesModule, StaffReadsModule, StaffTextsModule],
  controllers: [StaffReportsEndpoint],
  providers: [
    StaffReports,
    ListStaffReportsHandler,
    GetStaffReportHandler,
    CountOpenReportsHandler,
    ChangeReportOwnerHandler,
  ],
})
export class StaffReportsModule {}
