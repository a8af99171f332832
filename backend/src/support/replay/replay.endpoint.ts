/** GET /api/staff/players/{playerId}/replay, and …/replay/{position} */
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiParam, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { ReplayFrame, ReplayStops } from '@rubicon/contracts';
import { IsOptional, IsUUID } from 'class-validator';
import { CurrentStaff, Refuses, StaffOnly, type SignedInStaff } from '../../platform/http/index.js';
import { playerIdParameter } from '../reads/index.js';
import { positionParameter } from '../timeline/index.js';
import { GetReplayFrame } from './replay-frame.query.js';
import { GetReplayStops } from './replay-stops.query.js';
import { ReplayFrameBody, ReplayStopsBody } from './replay.answers.js';

class ReplayFrameQuery {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Without it, the game that the event belongs to, or that was played last until then.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'gameId must be the id of a game.' })
  gameId?: string;
}

@ApiTags('staff')
@StaffOnly('support')
@Controller('api/staff/players/:playerId/replay')
export class ReplayEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'The events at which a player’s game and wallet can be looked at, oldest first.' })
  @ApiOkResponse({ type: ReplayStopsBody })
  @Refuses('unknown_player')
  getReplayStops(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
  ): Promise<ReplayStops> {
    return this.queries.execute(new GetReplayStops(staffId, playerId));
  }

  @Get(':position')
  @ApiOperation({
    summary: 'A player’s game and wallet as they were after an event, beside how they are today.',
  })
  @ApiParam({ name: 'position', description: 'Of the event in the whole log.' })
  @ApiOkResponse({ type: ReplayFrameBody })
  @Refuses('unknown_player', 'unknown_position', 'game_not_found')
  getReplayFrame(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Param('position', positionParameter) position: bigint | null,
    @Query() { gameId }: ReplayFrameQuery,
  ): Promise<ReplayFrame> {
    return this.queries.execute(new GetReplayFrame(staffId, playerId, position, gameId ?? null));
  }
}
