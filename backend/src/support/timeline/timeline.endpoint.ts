/** GET /api/staff/players/{playerId}/timeline, and …/timeline/{position} */
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiParam, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { timelineKinds, type TimelineDetail, type TimelineKind, type TimelinePage } from '@rubicon/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import {
  CurrentStaff,
  IsPageLimit,
  Refuses,
  StaffOnly,
  type SignedInStaff,
} from '../../platform/http/index.js';
import { playerIdParameter } from '../reads/index.js';
import { positionParameter } from './position.parameter.js';
import { TimelineDetailBody, TimelinePageBody } from './timeline.answers.js';
import { GetTimeline } from './timeline.query.js';
import { GetTimelineDetail } from './timeline-detail.query.js';

const PAGE_ROWS = 50;
const PAGE_ROWS_MAX = 200;

class TimelineQuery {
  @ApiPropertyOptional({
    pattern: '^\\d{1,18}$',
    description: 'The position that the page before ended with.',
  })
  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: 'before must be a position of the log.' })
  before?: string;

  @IsPageLimit(PAGE_ROWS, PAGE_ROWS_MAX)
  limit?: number;

  @ApiPropertyOptional({
    type: String,
    description: 'Separated by commas; without it, all.',
    example: 'turn,charge',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(timelineKinds, { each: true, message: 'kinds must be kinds of rows, separated by commas.' })
  kinds?: TimelineKind[];
}

class TimelineDetailQuery {
  @ApiPropertyOptional({ description: 'Of a letter that lies at this position.' })
  @IsOptional()
  @IsString({ message: 'letterId must be the id of a letter.' })
  letterId?: string;
}

@ApiTags('staff')
@StaffOnly('support')
@Controller('api/staff/players/:playerId/timeline')
export class TimelineEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'All that was recorded of a player, newest first, a page at a time.' })
  @ApiOkResponse({ type: TimelinePageBody })
  @Refuses('unknown_player')
  getTimeline(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Query() { before, limit = PAGE_ROWS, kinds = [] }: TimelineQuery,
  ): Promise<TimelinePage> {
    const asked = { before: before === undefined ? null : BigInt(before), limit, kinds };
    return this.queries.execute(new GetTimeline(staffId, playerId, asked));
  }

  @Get(':position')
  @ApiOperation({ summary: 'One event of a player, or a letter, with all that may be seen of it.' })
  @ApiParam({ name: 'position', description: 'Of the event in the whole log.' })
  @ApiOkResponse({ type: TimelineDetailBody })
  @Refuses('unknown_player', 'unknown_position')
  getTimelineDetail(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Param('position', positionParameter) position: bigint | null,
    @Query() { letterId }: TimelineDetailQuery,
  ): Promise<TimelineDetail> {
    return this.queries.execute(new GetTimelineDetail(staffId, playerId, position, letterId ?? null));
  }
}
