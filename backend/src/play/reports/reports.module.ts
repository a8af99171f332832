import { Module } from '@nestjs/common';
import { StoryModule } from '../story/story.module.js';
import { ReportTurnEndpoint } from './report-turn.endpoint.js';
import { ReportTurnHandler } from './report-turn.handler.js';
import { ListReportedOfHandler } from './reported-of.query.js';
import { ReportsExport } from './reports.export.js';

@Module({
  imports: [StoryModule],
  controllers: [ReportTurnEndpoint],
  providers: [ReportTurnHandler, ListReportedOfHandler, ReportsExport],
})
export class ReportsModule {}
