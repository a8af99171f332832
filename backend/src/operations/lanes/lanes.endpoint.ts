/** GET /api/staff/operations/lanes and …/count, POST …/drive */
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DriveLanesAnswer, ParkedLaneCount, ParkedLaneList } from '@rubicon/contracts';
import { CurrentStaff, Refuses, StaffOnly, type SignedInStaff } from '../../platform/http/index.js';
import { DriveParkedLanes } from './drive-lanes.handler.js';
import { CountParkedLanes } from './lane-count.query.js';
import {
  DriveLanesAnswerBody,
  DriveLanesBody,
  LaneFilterQuery,
  ParkedLaneCountBody,
  ParkedLaneListBody,
  wantedBy,
} from './lanes.answers.js';
import { ListParkedLanes } from './parked-lanes.query.js';

@ApiTags('staff')
@StaffOnly('operator')
@Controller('api/staff/operations/lanes')
export class LanesEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The keys that a process manager cannot work on, and why.' })
  @ApiOkResponse({ type: ParkedLaneListBody })
  listParkedLanes(@Query() filter: LaneFilterQuery): Promise<ParkedLaneList> {
    return this.queries.execute(new ListParkedLanes(wantedBy(filter)));
  }

  @Get('count')
  @ApiOperation({ summary: 'How many of them a filter finds, before anything is done to them.' })
  @ApiOkResponse({ type: ParkedLaneCountBody })
  @Refuses('empty_filter')
  countParkedLanes(@Query() filter: LaneFilterQuery): Promise<ParkedLaneCount> {
    return this.queries.execute(new CountParkedLanes(wantedBy(filter)));
  }

  @Post('drive')
  @HttpCode(200)
  @ApiOperation({ summary: 'Has them tried at once, instead of at their next minute.' })
  @ApiOkResponse({ type: DriveLanesAnswerBody })
  @Refuses('empty_filter', 'unknown_lane', 'lanes_changed')
  driveParkedLanes(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Body() { expectedCount, ...filter }: DriveLanesBody,
  ): Promise<DriveLanesAnswer> {
    return this.commands.execute(new DriveParkedLanes(staffId, wantedBy(filter), expectedCount));
  }
}
