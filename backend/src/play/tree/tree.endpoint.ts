/** GET /api/games/{id}/tree */
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { GameTree } from '@rubicon/contracts';
import { CurrentPlayer, LogPosition, Refuses, type SignedInPlayer } from '../../platform/http/index.js';
import { gameIdParameter } from '../story/index.js';
import { GameTreeBody } from './tree.answers.js';
import { GetTree } from './tree.query.js';

@ApiTags('play')
@Controller('api/games')
export class TreeEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/tree')
  @ApiOperation({ summary: 'Every turn with text, where it grows, and the branches.' })
  @ApiOkResponse({ type: GameTreeBody })
  @Refuses('game_not_found')
  getTree(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @LogPosition() position: bigint | null,
  ): Promise<GameTree> {
    return this.queries.execute(new GetTree(player.playerId, gameId, position));
  }
}
