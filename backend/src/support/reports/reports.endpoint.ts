/** GET /api/staff/reports and /api/staff/reports/count, POST /api/staff/reports/{reportId}/take and …/hand-back */
import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { ReportState, StaffReport, StaffReportCount, StaffReportPage } from '@rubicon/contracts';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentStaff,
  IsPageLimit,
  LogPosition,
  Refuses,
  StaffOnly,
  tellPosition,
  type SignedInStaff,
} from '../../platform/http/index.js';
import { reportIdParameter } from '../reads/index.js';
import { ChangeReportOwner } from './change-report-owner.handler.js';
import { CountOpenReports } from './report-count.query.js';
import {
  reportStates,
  StaffReportBody,
  StaffReportCountBody,
  StaffReportPageBody,
} from './reports.answers.js';
import { GetStaffReport, ListStaffReports } from './reports.query.js';

const PAGE_REPORTS = 20;
const PAGE_REPORTS_MAX = 50;

class ReportsQuery {
  @ApiPropertyOptional({ enum: reportStates, description: 'Without it all of them.' })
  @IsOptional()
  @IsIn(reportStates, { message: 'state must be open, taken or answered.' })
  state?: ReportState;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'before must be the id of a report.' })
  before?: string;

  @IsPageLimit(PAGE_REPORTS, PAGE_REPORTS_MAX)
  limit?: number;
}

@ApiTags('staff')
@StaffOnly('support')
@Controller('api/staff/reports')
export class StaffReportsEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Reported turns, newest first; their text is masked without a grant for the player.',
  })
  @ApiOkResponse({ type: StaffReportPageBody })
  listStaffReports(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Query() { state, before, limit = PAGE_REPORTS }: ReportsQuery,
    @LogPosition() position: bigint | null,
  ): Promise<StaffReportPage> {
    return this.queries.execute(
      new ListStaffReports(staffId, state ?? null, before ?? null, limit, position),
    );
  }

  @Get('count')
  @ApiOperation({ summary: 'How many reported turns nobody has taken. It reads no person.' })
  @ApiOkResponse({ type: StaffReportCountBody })
  countOpenReports(@LogPosition() position: bigint | null): Promise<StaffReportCount> {
    return this.queries.execute(new CountOpenReports(position));
  }

  @Post(':reportId/take')
  @HttpCode(200)
  @ApiOperation({ summary: 'Takes a reported turn: nobody else answers it until it is handed back.' })
  @ApiOkResponse({ type: StaffReportBody })
  @Refuses('unknown_report', 'report_taken', 'report_answered')
  takeReport(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('reportId', reportIdParameter) reportId: string,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffReport> {
    return this.change(new ChangeReportOwner(staffId, reportId, 'TakeReport', position), response);
  }

  @Post(':reportId/hand-back')
  @HttpCode(200)
  @ApiOperation({ summary: 'Hands a reported turn back, for anybody to take.' })
  @ApiOkResponse({ type: StaffReportBody })
  @Refuses('unknown_report', 'report_taken', 'report_answered')
  handBackReport(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('reportId', reportIdParameter) reportId: string,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffReport> {
    return this.change(new ChangeReportOwner(staffId, reportId, 'HandBackReport', position), response);
  }

  private async change(command: ChangeReportOwner, response: Response): Promise<StaffReport> {
    const position = await this.commands.execute(command);
    tellPosition(response, position);
    return this.queries.execute(new GetStaffReport(command.staffId, command.reportId, position));
  }
}
