/** GET /api/support/reports */
import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import {
  gameTypes,
  reportReasons,
  type GameType,
  type ReportReason,
  type SupportReport,
  type SupportReportPage,
} from '@rubicon/contracts';
import { IsOptional, IsUUID } from 'class-validator';
import type { Response } from 'express';
import { IsPageLimit, LogPosition, StaffOnly } from '../../platform/http/index.js';
import { ListReports } from './support-reports.query.js';

const PAGE_REPORTS = 20;
const PAGE_REPORTS_MAX = 50;

class ReportsQuery {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'before must be the id of a report.' })
  before?: string;

  @IsPageLimit(PAGE_REPORTS, PAGE_REPORTS_MAX)
  limit?: number;
}

@ApiSchema({ name: 'SupportReport' })
class SupportReportBody implements SupportReport {
  @ApiProperty({ format: 'uuid' })
  reportId: string;
  @ApiProperty({ format: 'date-time' })
  reportedAt: string;
  @ApiProperty({ enum: reportReasons })
  reason: ReportReason;
  @ApiProperty({ description: 'What the player says about it; may be empty.' })
  comment: string;
  @ApiProperty({ format: 'uuid' })
  gameId: string;
  @ApiProperty({ format: 'uuid', description: "The game's id for the opening." })
  turnId: string;
  @ApiProperty({ enum: gameTypes })
  gameType: GameType;
  @ApiProperty({ type: String, nullable: true, description: 'Null at the opening.' })
  userInput: string | null;
  @ApiProperty()
  narrative: string;
}

@ApiSchema({ name: 'SupportReportPage' })
class SupportReportPageBody implements SupportReportPage {
  @ApiProperty({ type: [SupportReportBody] })
  reports: SupportReportBody[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  nextBefore: string | null;
}

@ApiTags('support')
@StaffOnly('support')
@Controller('api/support/reports')
export class SupportReportsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Reported turns with their text, newest first; for support.' })
  @ApiOkResponse({ type: SupportReportPageBody })
  listReports(
    @Query() { before, limit = PAGE_REPORTS }: ReportsQuery,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SupportReportPage> {
    response.setHeader('cache-control', 'no-store');
    return this.queries.execute(new ListReports(before ?? null, limit, position));
  }
}
