/** GET /api/staff/operations/provider, PUT and DELETE …/daily-cap, POST …/fallback/force and …/lift */
import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ProviderOperations } from '@rubicon/contracts';
import { ModelPaces } from '../../model-pace/index.js';
import { CurrentStaff, Refuses, StaffOnly, type SignedInStaff } from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { DecideNarration, type NarrationDecision } from '../decisions/index.js';
import {
  ChangeDailyCapBody,
  ForceFallbackBody,
  ProviderOperationsBody,
} from './provider-operations.answers.js';
import { GetProviderOperations } from './provider-operations.query.js';

@ApiTags('staff')
@StaffOnly('operator')
@Controller('api/staff/operations/provider')
export class ProviderOperationsEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly paces: ModelPaces,
  ) {}

  @Get()
  @ApiOperation({
    summary:
      'The models that narrate, their prices and limits, what they may cost on a day and have cost today.',
  })
  @ApiOkResponse({ type: ProviderOperationsBody })
  getProviderOperations(): Promise<ProviderOperations> {
    return this.queries.execute(new GetProviderOperations());
  }

  @Put('daily-cap')
  @ApiOperation({
    summary:
      'Says what models may cost on a day (UTC), whatever is configured. It holds at once, in every process.',
  })
  @ApiOkResponse({ type: ProviderOperationsBody })
  @Refuses(
    'daily_cap_changed',
    'daily_cap_out_of_range',
    'reason_too_short',
    'reason_too_long',
    'reason_names_somebody',
  )
  changeDailyCap(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Body() { capMicroUsd, seen, reason }: ChangeDailyCapBody,
  ): Promise<ProviderOperations> {
    return this.decide({ type: 'SetDailyCap', capMicroUsd, seen, reason, staffId });
  }

  @Delete('daily-cap')
  @ApiOperation({ summary: 'Gives the cap of a day back to the configuration.' })
  @ApiOkResponse({ type: ProviderOperationsBody })
  @Refuses('daily_cap_as_configured')
  resetDailyCap(@CurrentStaff() { staffId }: SignedInStaff): Promise<ProviderOperations> {
    return this.decide({ type: 'ResetDailyCap', staffId });
  }

  @Post('fallback/force')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Passes the first model over: from the next call on the second one tells everything.',
  })
  @ApiOkResponse({ type: ProviderOperationsBody })
  @Refuses(
    'no_fallback',
    'fallback_forced_already',
    'reason_too_short',
    'reason_too_long',
    'reason_names_somebody',
  )
  forceFallback(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Body() { reason }: ForceFallbackBody,
  ): Promise<ProviderOperations> {
    if (this.paces.addresses.length === 1) throw new Refused('no_fallback');
    return this.decide({ type: 'ForceFallback', reason, staffId });
  }

  @Post('fallback/lift')
  @HttpCode(200)
  @ApiOperation({ summary: 'Lets the first model be asked first again.' })
  @ApiOkResponse({ type: ProviderOperationsBody })
  @Refuses('fallback_not_forced')
  liftFallback(@CurrentStaff() { staffId }: SignedInStaff): Promise<ProviderOperations> {
    return this.decide({ type: 'LiftFallback', staffId });
  }

  private async decide(decision: NarrationDecision): Promise<ProviderOperations> {
    await this.commands.execute(new DecideNarration(decision));
    return this.queries.execute(new GetProviderOperations());
  }
}
