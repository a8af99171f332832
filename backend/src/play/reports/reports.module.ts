import { Module } from '@nestjs/common';
import { StoryModule } from '../story/story.module.js';
import { ReportTurnEndpoint } from './report-turn.endpoint.js';
import { ReportTurnHandler } from './report-turn.handler.js';
import { ListReportedOfHandler } from './reported-of.query.js';
import { ReportsExport } from './reports.export.js';
import { SupportReportsEndpoint } from './support-reports.endpoint.js';
import { ListReportsHandler } from './support-reports.query.js';

@Module({
  imports: [StoryModule],
  controllers: [ReportTurnEndpoint, SupportReportsEndpoint],
  providers: [ReportTurnHandler, ListReportsHandler, ListReportedOfHandler, ReportsExport],
})
export class ReportsModule {}
