/** GET /api/staff/operations/figures */
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { OperationsFigures } from '@rubicon/contracts';
import { Clock } from '../../platform/clock/index.js';
import { LogPosition, Refuses, StaffOnly } from '../../platform/http/index.js';
import { figuresPeriodOf } from './figures-period.js';
import { FiguresPeriodQuery } from './figures-period.query.js';
import { OperationsFiguresBody } from './figures.answers.js';
import { GetOperationsFigures } from './figures.query.js';

@ApiTags('staff')
@StaffOnly('operator')
@Controller('api/staff/operations/figures')
export class OperationsFiguresEndpoint {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Turns of the last minutes, what they brought and took, and what waits longer than it should.',
  })
  @ApiOkResponse({ type: OperationsFiguresBody })
  @Refuses('invalid_period')
  getOperationsFigures(
    @Query() { minutes }: FiguresPeriodQuery,
    @LogPosition() position: bigint | null,
  ): Promise<OperationsFigures> {
    const now = this.clock.now();
    return this.queries.execute(new GetOperationsFigures(figuresPeriodOf(minutes, now), now, position));
  }
}
