/** POST /api/game/save */
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { GameAnswer, SaveGameRequest } from '@rubicon/contracts';
import { IsOptional, IsUUID } from 'class-validator';
import type { Response } from 'express';
import { CurrentPlayer, tellPosition, type SignedInPlayer } from '../../platform/http/index.js';
import { GameAnswerBody } from '../game-state/game-state.answers.js';
import { GetGame } from '../games/index.js';
import { SaveGameOf, type SavedGame } from './save-game.handler.js';

class SaveGameBody implements SaveGameRequest {
  @ApiPropertyOptional({ format: 'uuid', description: 'Without it, the game last started or played.' })
  @IsOptional()
  @IsUUID('all', { message: 'gameId must be the id of a game.' })
  gameId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'The turn that the player saw; without it, the head.' })
  @IsOptional()
  @IsUUID('all', { message: 'turnId must be the id of a turn.' })
  turnId?: string;
}

@ApiTags('play')
@ApiBearerAuth()
@Controller('api/game/save')
export class SaveGameEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Saves the game where the player stands. The body may be empty.' })
  @ApiOkResponse({ type: GameAnswerBody })
  async save(
    @CurrentPlayer() player: SignedInPlayer,
    @Body() body: SaveGameBody | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GameAnswer> {
    const { gameId, position } = await this.commands.execute<SaveGameOf, SavedGame>(
      new SaveGameOf(player.playerId, body?.gameId ?? null, body?.turnId ?? null),
    );
    tellPosition(response, position);
    return this.queries.execute<GetGame, GameAnswer>(new GetGame(player.playerId, gameId, position));
  }
}
