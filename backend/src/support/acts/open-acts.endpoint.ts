/** GET /api/staff/acts and /api/staff/acts/count */
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { StaffActCount, StaffActList } from '@rubicon/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { CurrentStaff, LogPosition, StaffOnly, type SignedInStaff } from '../../platform/http/index.js';
import { CountWaitingActs } from './act-count.query.js';
import { StaffActCountBody, StaffActListBody } from './act.answers.js';
import type { OpenActRow } from './open-act.table.js';
import { ListOpenActs } from './open-acts.query.js';

const openStates: readonly OpenActRow['state'][] = ['waiting', 'authorised'];

class OpenActsQuery {
  @ApiPropertyOptional({ enum: openStates, default: 'waiting' })
  @IsOptional()
  @IsIn(openStates, { message: 'state must be waiting or authorised.' })
  state?: OpenActRow['state'];
}

@ApiTags('staff')
@StaffOnly('support')
@Controller('api/staff/acts')
export class OpenActsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({
    summary:
      'Acts of all players that wait for a second person, or to be carried out; oldest first. Their players are recorded as read.',
  })
  @ApiOkResponse({ type: StaffActListBody })
  listOpenActs(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Query() { state = 'waiting' }: OpenActsQuery,
    @LogPosition() position: bigint | null,
  ): Promise<StaffActList> {
    return this.queries.execute(new ListOpenActs(staffId, state, position));
  }

  @Get('count')
  @ApiOperation({ summary: 'How many acts wait for a second person. It reads no person.' })
  @ApiOkResponse({ type: StaffActCountBody })
  countWaitingActs(@LogPosition() position: bigint | null): Promise<StaffActCount> {
    return this.queries.execute(new CountWaitingActs(position));
  }
}
