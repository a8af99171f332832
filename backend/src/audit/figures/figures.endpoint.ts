/** GET /api/staff/audit/summary and /api/staff/audit/days */
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AuditDays, AuditSummary } from '@rubicon/contracts';
import { Clock } from '../../platform/clock/index.js';
import { LogPosition, Refuses, StaffOnly } from '../../platform/http/index.js';
import { PeriodQuery, periodOf } from '../period/index.js';
import { ListDays } from './days.query.js';
import { AuditDaysBody, AuditSummaryBody } from './figures.answers.js';
import { GetSummary } from './summary.query.js';

@ApiTags('staff')
@StaffOnly('auditor')
@Controller('api/staff/audit')
export class FiguresEndpoint {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get('summary')
  @ApiOperation({
    summary: 'The books of a period: where they began, what moved, where they end, what is unexplained.',
  })
  @ApiOkResponse({ type: AuditSummaryBody })
  @Refuses('invalid_period')
  getAuditSummary(
    @Query() query: PeriodQuery,
    @LogPosition() position: bigint | null,
  ): Promise<AuditSummary> {
    const now = this.clock.now();
    return this.queries.execute(new GetSummary(periodOf(query, now), now, position));
  }

  @Get('days')
  @ApiOperation({ summary: 'Figures of each UTC day of a period.' })
  @ApiOkResponse({ type: AuditDaysBody })
  @Refuses('invalid_period')
  listAuditDays(@Query() query: PeriodQuery, @LogPosition() position: bigint | null): Promise<AuditDays> {
    const now = this.clock.now();
    return this.queries.execute(new ListDays(periodOf(query, now), now, position));
  }
}
