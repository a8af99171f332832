/** POST /api/game/turns/{turnId}/stop */
import { Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Turn } from '@rubicon/contracts';
import type { Response } from 'express';
import {
  CurrentPlayer,
  LogPosition,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { turnIdParameter } from '../story/index.js';
import { TurnBody } from '../story/story.answers.js';
import { StopTurnFor } from './stop-turn.handler.js';
import { GetTurn } from './turn.query.js';

@ApiTags('play')
@Controller('api/game/turns')
export class StopTurnEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':turnId/stop')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Stops a turn: free before its first word, charged for what was written afterwards.',
  })
  @ApiOkResponse({ type: TurnBody })
  @Refuses('unknown_turn')
  async stopTurn(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('turnId', turnIdParameter) turnId: string,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Turn> {
    const turn = await this.read(player, turnId, position);
    if (turn.status !== 'pending') return turn;
    const stoppedAt = await this.commands.execute(new StopTurnFor(player.playerId, turn.gameId, turnId));
    tellPosition(response, stoppedAt);
    return this.read(player, turnId, stoppedAt);
  }

  private read(player: SignedInPlayer, turnId: string, position: bigint | null): Promise<Turn> {
    return this.queries.execute(new GetTurn(player.playerId, turnId, position));
  }
}
