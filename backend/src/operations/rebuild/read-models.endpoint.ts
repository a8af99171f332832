/** GET /api/staff/operations/read-models, POST …/rebuild, …/cancel, …/swap-back, DELETE …/replaced */
import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ReadModelOperations } from '@rubicon/contracts';
import { CurrentStaff, Refuses, StaffOnly, type SignedInStaff } from '../../platform/http/index.js';
import { AskForReadModelJob, type WantedReadModelJob } from './ask-for-read-model-job.handler.js';
import { CancelReadModelJob } from './cancel-read-model-job.handler.js';
import { ReadModelOperationsBody, RebuildBody } from './read-models.answers.js';
import { GetReadModelOperations } from './read-models.query.js';

@ApiTags('staff')
@StaffOnly('operator')
@Controller('api/staff/operations/read-models')
export class ReadModelsEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'How far the read models are, and what was last asked to be done with them.' })
  @ApiOkResponse({ type: ReadModelOperationsBody })
  getReadModelOperations(): Promise<ReadModelOperations> {
    return this.queries.execute(new GetReadModelOperations());
  }

  @Post('rebuild')
  @HttpCode(202)
  @ApiOperation({
    summary:
      'Fills all read models anew beside the live ones, compares them, and swaps them in; the replaced ones stay, to be swapped back.',
  })
  @ApiAcceptedResponse({ type: ReadModelOperationsBody })
  @Refuses('rebuild_under_way', 'reason_too_short', 'reason_too_long', 'reason_names_somebody')
  rebuild(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Body() { reason, acceptDifferences: acceptsDifferences }: RebuildBody,
  ): Promise<ReadModelOperations> {
    return this.ask(staffId, { kind: 'rebuild', reason, acceptsDifferences });
  }

  @Post('swap-back')
  @HttpCode(202)
  @ApiOperation({ summary: 'Brings those that were replaced up to the log, and swaps them in again.' })
  @ApiAcceptedResponse({ type: ReadModelOperationsBody })
  @Refuses('rebuild_under_way', 'nothing_replaced', 'replaced_by_other_code')
  swapBack(@CurrentStaff() { staffId }: SignedInStaff): Promise<ReadModelOperations> {
    return this.ask(staffId, { kind: 'swap_back' });
  }

  @Delete('replaced')
  @HttpCode(202)
  @ApiOperation({ summary: 'Lets those go that were replaced: the room they take is free again.' })
  @ApiAcceptedResponse({ type: ReadModelOperationsBody })
  @Refuses('rebuild_under_way', 'nothing_replaced')
  letReplacedGo(@CurrentStaff() { staffId }: SignedInStaff): Promise<ReadModelOperations> {
    return this.ask(staffId, { kind: 'let_go' });
  }

  @Post('cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'Breaks off what is under way, as long as nothing was swapped.' })
  @ApiOkResponse({ type: ReadModelOperationsBody })
  @Refuses('no_rebuild_under_way')
  async cancel(@CurrentStaff() { staffId }: SignedInStaff): Promise<ReadModelOperations> {
    await this.commands.execute(new CancelReadModelJob(staffId));
    return this.queries.execute(new GetReadModelOperations());
  }

  private async ask(staffId: string, wanted: WantedReadModelJob): Promise<ReadModelOperations> {
    await this.commands.execute(new AskForReadModelJob(staffId, wanted));
    return this.queries.execute(new GetReadModelOperations());
  }
}
