/** GET /api/game/turns/{turnId}: one turn; what a browser polls when it cannot stream. */
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Turn } from '@rubicon/contracts';
import { CurrentPlayer, LogPosition, Refuses, type SignedInPlayer } from '../../platform/http/index.js';
import { turnIdParameter } from '../story/index.js';
import { TurnBody } from '../story/story.answers.js';
import { GetTurn } from './turn.query.js';

@ApiTags('play')
@Controller('api/game/turns')
export class TurnEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':turnId')
  @ApiOperation({ summary: 'A turn: its text, what it changed and what it cost.' })
  @ApiOkResponse({ type: TurnBody })
  @Refuses('unknown_turn')
  getTurn(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('turnId', turnIdParameter) turnId: string,
    @LogPosition() position: bigint | null,
  ): Promise<Turn> {
    return this.queries.execute(new GetTurn(player.playerId, turnId, position));
  }
}
