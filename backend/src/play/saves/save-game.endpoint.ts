/** POST /api/game/save */
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiBody,
  ApiOkResponse,
  ApiOperation,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import type { GameAnswer, SaveGameRequest } from '@rubicon/contracts';
import { IsOptional, IsUUID } from 'class-validator';
import type { Response } from 'express';
import { CurrentPlayer, Refuses, tellPosition, type SignedInPlayer } from '../../platform/http/index.js';
import { GameAnswerBody } from '../game-state/game-state.answers.js';
import { GetGame } from '../games/index.js';
import { SaveGameOf } from './save-game.handler.js';

@ApiSchema({ name: 'SaveGameRequest' })
class SaveGameBody implements SaveGameRequest {
  @ApiPropertyOptional({
    format: 'uuid',
    nullable: true,
    description: 'Without it, the game last started or played.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'gameId must be the id of a game.' })
  gameId?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    nullable: true,
    description: 'The turn that the player saw; without it, the head.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'turnId must be the id of a turn.' })
  turnId?: string;
}

@ApiTags('play')
@Controller('api/game/save')
export class SaveGameEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Saves the game where the player stands. The body may be empty.' })
  @ApiBody({ type: SaveGameBody, required: false })
  @ApiOkResponse({ type: GameAnswerBody })
  @Refuses('no_active_game', 'game_not_found', 'game_deleted', 'unknown_turn')
  async saveGame(
    @CurrentPlayer() player: SignedInPlayer,
    @Body() { gameId, turnId }: SaveGameBody = {},
    @Res({ passthrough: true }) response: Response,
  ): Promise<GameAnswer> {
    const saved = await this.commands.execute(
      new SaveGameOf(player.playerId, gameId ?? null, turnId ?? null),
    );
    tellPosition(response, saved.position);
    return this.queries.execute(new GetGame(player.playerId, saved.gameId, saved.position));
  }
}
