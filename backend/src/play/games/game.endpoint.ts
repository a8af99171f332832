/** POST /api/game/start, GET /api/game/state, GET /api/game/load/{id} */
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import {
  difficulties,
  gameTypes,
  type Difficulty,
  type GameAnswer,
  type GameStateAnswer,
  type GameType,
  type StartGameRequest,
} from '@rubicon/contracts';
import { IsIn, IsInt, IsOptional } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  IdempotencyKey,
  LogPosition,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { GameAnswerBody, GameStateAnswerBody } from '../game-state/game-state.answers.js';
import { gameIdParameter } from '../story/index.js';
import { GetCurrentGame, GetGame, LoadGame } from './game.query.js';
import { StartGameFor } from './start-game.handler.js';

@ApiSchema({ name: 'StartGameRequest' })
class StartGameBody implements StartGameRequest {
  @ApiProperty({ type: 'integer' })
  @IsInt({ message: 'characterId must be a whole number.' })
  characterId: number;

  @ApiProperty({ enum: difficulties })
  @IsIn(difficulties, { message: 'difficulty must be easy, normal or hard.' })
  difficulty: Difficulty;

  @ApiProperty({ enum: gameTypes })
  @IsIn(gameTypes, { message: 'gameType must be one of the three eras.' })
  gameType: GameType;
}

class GameStateQuery {
  @ApiPropertyOptional({ enum: gameTypes })
  @IsOptional()
  @IsIn(gameTypes, { message: 'gameType must be one of the three eras.' })
  gameType?: GameType;
}

@ApiTags('play')
@Controller('api/game')
export class GameEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('start')
  @HttpCode(201)
  @RateLimit({ name: 'games', limit: 30, perSeconds: 60 })
  @ApiOperation({ summary: 'Starts a game with a character, in an era.' })
  @ApiCreatedResponse({ type: GameAnswerBody })
  @Refuses('unknown_character', 'wrong_era', 'idempotency_key_reused', 'game_not_found', 'account_suspended')
  async startGame(
    @CurrentPlayer() player: SignedInPlayer,
    @Body() body: StartGameBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GameAnswer> {
    const { gameId, position } = await this.commands.execute(
      new StartGameFor(player.playerId, body.characterId, body.difficulty, body.gameType, idempotencyKey),
    );
    tellPosition(response, position);
    return this.queries.execute(new GetGame(player.playerId, gameId, position));
  }

  @Get('state')
  @ApiOperation({ summary: 'The game last started or played, of one era or of all; nulls without one.' })
  @ApiOkResponse({ type: GameStateAnswerBody })
  getCurrentGame(
    @CurrentPlayer() player: SignedInPlayer,
    @Query() { gameType }: GameStateQuery,
    @LogPosition() position: bigint | null,
  ): Promise<GameStateAnswer> {
    return this.queries.execute(new GetCurrentGame(player.playerId, gameType ?? null, position));
  }

  @Get('load/:id')
  @ApiOperation({ summary: 'Where a saved game resumes. Reads, and changes nothing.' })
  @ApiOkResponse({ type: GameAnswerBody })
  @Refuses('game_not_found')
  loadGame(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @LogPosition() position: bigint | null,
  ): Promise<GameAnswer> {
    return this.queries.execute(new LoadGame(player.playerId, gameId, position));
  }
}
