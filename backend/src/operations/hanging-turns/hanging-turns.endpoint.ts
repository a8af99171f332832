/** GET /api/staff/operations/turns/count, POST …/turns/fail */
import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FailHangingTurnsAnswer, HangingTurnCount } from '@rubicon/contracts';
import type { Response } from 'express';
import {
  CurrentStaff,
  LogPosition,
  Refuses,
  StaffOnly,
  tellPosition,
  type SignedInStaff,
} from '../../platform/http/index.js';
import { FailHangingTurns } from './fail-hanging-turns.handler.js';
import { CountHangingTurns } from './hanging-turn-count.query.js';
import {
  FailHangingTurnsAnswerBody,
  FailHangingTurnsBody,
  HangingTurnCountBody,
  HangingTurnFilterQuery,
  wantedBy,
} from './hanging-turns.answers.js';

@ApiTags('staff')
@StaffOnly('operator')
@Controller('api/staff/operations/turns')
export class HangingTurnsEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('count')
  @ApiOperation({ summary: 'How many turns hang, pauses of narration not counted.' })
  @ApiOkResponse({ type: HangingTurnCountBody })
  countHangingTurns(
    @Query() filter: HangingTurnFilterQuery,
    @LogPosition() position: bigint | null,
  ): Promise<HangingTurnCount> {
    return this.queries.execute(new CountHangingTurns(wantedBy(filter), position));
  }

  @Post('fail')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Ends turns that hang, the oldest first, and releases what was reserved for them.',
  })
  @ApiOkResponse({ type: FailHangingTurnsAnswerBody })
  @Refuses('turns_changed', 'reason_too_short', 'reason_too_long', 'reason_names_somebody')
  async failHangingTurns(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Body() { expectedCount, reason, ...filter }: FailHangingTurnsBody,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FailHangingTurnsAnswer> {
    const failed = await this.commands.execute(
      new FailHangingTurns(staffId, wantedBy(filter), expectedCount, reason ?? null, position),
    );
    tellPosition(response, failed.position);
    return failed.answer;
  }
}
