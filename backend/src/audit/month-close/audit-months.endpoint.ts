/**
 * GET /api/staff/audit/months, POST …/months/{month}/close and …/reopen. Closes are read from their stream, as it is: no call has to wait until a read
 * model shows them.
 */
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AuditMonth, AuditMonthList } from '@rubicon/contracts';
import {
  CurrentStaff,
  LogPosition,
  Refuses,
  StaffOnly,
  type SignedInStaff,
} from '../../platform/http/index.js';
import { AuditMonthBody, AuditMonthListBody, ReopenMonthBody } from './audit-months.answers.js';
import { GetAuditMonth, ListAuditMonths } from './audit-months.query.js';
import { CloseMonthOfHouse } from './close-month.handler.js';
import { monthParameter } from './month.parameter.js';
import { ReopenMonthOfHouse } from './reopen-month.handler.js';

@ApiTags('staff')
@StaffOnly('auditor')
@Controller('api/staff/audit/months')
export class AuditMonthsEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'From the first month with an event of the ledger until this one, newest first.' })
  @ApiOkResponse({ type: AuditMonthListBody })
  listAuditMonths(@LogPosition() position: bigint | null): Promise<AuditMonthList> {
    return this.queries.execute(new ListAuditMonths(position));
  }

  @Post(':month/close')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Closes a month: its totals, a position in the log and the signed head of the chain stand fast.',
  })
  @ApiOkResponse({ type: AuditMonthBody })
  @Refuses(
    'unknown_month',
    'month_not_over',
    'month_closed',
    'earlier_month_open',
    'provider_not_fetched',
    'exceptions_open',
    'heads_not_signed',
    'books_changed',
  )
  async closeMonth(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('month', monthParameter) month: string,
    @LogPosition() position: bigint | null,
  ): Promise<AuditMonth> {
    await this.commands.execute(new CloseMonthOfHouse(staffId, month, position));
    return this.queries.execute(new GetAuditMonth(month, position));
  }

  @Post(':month/reopen')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reopens the month that was closed last, for a reason.' })
  @ApiOkResponse({ type: AuditMonthBody })
  @Refuses(
    'unknown_month',
    'month_not_closed',
    'later_month_closed',
    'reason_too_short',
    'reason_too_long',
    'reason_names_somebody',
  )
  async reopenMonth(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('month', monthParameter) month: string,
    @Body() { reason }: ReopenMonthBody,
    @LogPosition() position: bigint | null,
  ): Promise<AuditMonth> {
    await this.commands.execute(new ReopenMonthOfHouse(staffId, month, reason));
    return this.queries.execute(new GetAuditMonth(month, position));
  }
}
