/** GET /api/games/{id}/comparison */
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Comparison } from '@rubicon/contracts';
import { IsUUID } from 'class-validator';
import { CurrentPlayer, LogPosition, Refuses, type SignedInPlayer } from '../../platform/http/index.js';
import { gameIdParameter } from '../story/index.js';
import { ComparisonBody } from './comparison.answers.js';
import { CompareNodes } from './comparison.query.js';

class ComparisonQuery {
  @ApiProperty({ format: 'uuid', description: "A turn with text, or the game's id for the opening." })
  @IsUUID('all', { message: 'left must be the id of a turn.' })
  left: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'right must be the id of a turn.' })
  right: string;
}

@ApiTags('play')
@Controller('api/games')
export class ComparisonEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/comparison')
  @ApiOperation({ summary: 'Two nodes side by side: where their paths parted, and what is different since.' })
  @ApiOkResponse({ type: ComparisonBody })
  @Refuses('game_not_found', 'unknown_turn')
  compareNodes(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @Query() { left, right }: ComparisonQuery,
    @LogPosition() position: bigint | null,
  ): Promise<Comparison> {
    return this.queries.execute(new CompareNodes(player.playerId, gameId, left, right, position));
  }
}
