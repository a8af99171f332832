/** GET /api/staff/operations/decisions */
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DecisionsMade } from '@rubicon/contracts';
import { StaffOnly } from '../../platform/http/index.js';
import { DecisionsMadeBody } from './decisions-made.answers.js';
import { GetDecisionsMade } from './decisions-made.query.js';

@ApiTags('staff')
@StaffOnly('operator')
@Controller('api/staff/operations/decisions')
export class DecisionsMadeEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'What operators have decided of narration lately: who, when, and why.' })
  @ApiOkResponse({ type: DecisionsMadeBody })
  getDecisionsMade(): Promise<DecisionsMade> {
    return this.queries.execute(new GetDecisionsMade());
  }
}
