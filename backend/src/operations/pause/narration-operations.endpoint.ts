/** GET /api/staff/operations/narration, POST …/pause and …/resume */
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { NarrationOperations } from '@rubicon/contracts';
import { CurrentStaff, Refuses, StaffOnly, type SignedInStaff } from '../../platform/http/index.js';
import { DecideNarration } from '../decisions/index.js';
import { NarrationOperationsBody, PauseNarrationBody } from './narration-operations.answers.js';
import { GetNarrationOperations } from './narration-operations.query.js';

@ApiTags('staff')
@StaffOnly('operator')
@Controller('api/staff/operations/narration')
export class NarrationOperationsEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Whether narration is paused, since when, by whom and why, and what waits.' })
  @ApiOkResponse({ type: NarrationOperationsBody })
  getNarrationOperations(): Promise<NarrationOperations> {
    return this.queries.execute(new GetNarrationOperations());
  }

  @Post('pause')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Pauses narration: no turn is taken, none that waits is begun; what is being told is finished.',
  })
  @ApiOkResponse({ type: NarrationOperationsBody })
  @Refuses('narration_paused_already', 'reason_too_short', 'reason_too_long', 'reason_names_somebody')
  async pauseNarration(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Body() { reason }: PauseNarrationBody,
  ): Promise<NarrationOperations> {
    await this.commands.execute(new DecideNarration({ type: 'PauseNarration', staffId, reason }));
    return this.queries.execute(new GetNarrationOperations());
  }

  @Post('resume')
  @HttpCode(200)
  @ApiOperation({ summary: 'Lets narration go on: every turn that waits is told.' })
  @ApiOkResponse({ type: NarrationOperationsBody })
  @Refuses('narration_not_paused')
  async resumeNarration(@CurrentStaff() { staffId }: SignedInStaff): Promise<NarrationOperations> {
    await this.commands.execute(new DecideNarration({ type: 'ResumeNarration', staffId }));
    return this.queries.execute(new GetNarrationOperations());
  }
}
