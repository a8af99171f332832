/** DELETE /api/games/{id}, POST /api/games/{id}/rewind, GET /api/games/{id}/turns */
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import type { GameAnswer, RewindGameRequest, TurnPage } from '@rubicon/contracts';
import { IsOptional, IsUUID } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  IsPageLimit,
  LogPosition,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { GameAnswerBody } from '../game-state/game-state.answers.js';
import { gameIdParameter } from '../story/index.js';
import { DeleteGameOf } from './delete-game.handler.js';
import { GetGame } from './game.query.js';
import { TurnPageBody } from './games.answers.js';
import { RewindGameTo } from './rewind-game.handler.js';
import { ListTurns } from './turns-of-game.query.js';

const PAGE_TURNS = 20;
const PAGE_TURNS_MAX = 100;

@ApiSchema({ name: 'RewindGameRequest' })
class RewindGameBody implements RewindGameRequest {
  @ApiProperty({ format: 'uuid', description: "A turn with text, or the game's id for the opening." })
  @IsUUID('all', { message: 'turnId must be the id of a turn.' })
  turnId: string;
}

class TurnsQuery {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'before must be the id of a turn.' })
  before?: string;

  @IsPageLimit(PAGE_TURNS, PAGE_TURNS_MAX)
  limit?: number;
}

@ApiTags('play')
@Controller('api/games')
export class GamesEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a game, for good; a turn in the making is stopped and costs nothing.' })
  @ApiNoContentResponse()
  @Refuses('game_not_found')
  async deleteGame(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    tellPosition(response, await this.commands.execute(new DeleteGameOf(player.playerId, gameId)));
  }

  @Post(':id/rewind')
  @HttpCode(200)
  @ApiOperation({ summary: 'Moves the head to another turn; nothing is lost.' })
  @ApiOkResponse({ type: GameAnswerBody })
  @Refuses('game_not_found', 'game_deleted', 'unknown_turn', 'turn_pending')
  async rewindGame(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @Body() { turnId }: RewindGameBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GameAnswer> {
    const position = await this.commands.execute(new RewindGameTo(player.playerId, gameId, turnId));
    tellPosition(response, position);
    return this.queries.execute(new GetGame(player.playerId, gameId, position));
  }

  @Get(':id/turns')
  @ApiOperation({ summary: 'The path from the head backwards, newest first, a page at a time.' })
  @ApiOkResponse({ type: TurnPageBody })
  @Refuses('game_not_found')
  listTurns(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @Query() { before, limit = PAGE_TURNS }: TurnsQuery,
    @LogPosition() position: bigint | null,
  ): Promise<TurnPage> {
    return this.queries.execute(new ListTurns(player.playerId, gameId, before ?? null, limit, position));
  }
}
