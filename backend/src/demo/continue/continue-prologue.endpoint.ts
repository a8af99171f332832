/** POST /api/game/continue-prologue */
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import { demoTurns, gameTypes, type GameAnswer, type GameType } from '@rubicon/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, ValidateIf } from 'class-validator';
import type { Request, Response } from 'express';
import { GameAnswerBody, GetGame } from '../../play/index.js';
import {
  BrowserSecrets,
  CurrentPlayer,
  IdempotencyKey,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { NOT_BLANK } from '../../platform/text/index.js';
import { readableAction } from '../turns/action-input.js';
import { visitorCookie } from '../visitor.cookie.js';
import { ContinueBrowserPrologue, ContinueServerPrologue } from './continue-prologue.handler.js';

const sources = ['server', 'browser'] as const;
const isBrowsers = ({ source }: ContinuePrologueBody): boolean => source === 'browser';

/** The contract's two forms, field by field. */
@ApiSchema({ name: 'ContinuePrologueRequest' })
class ContinuePrologueBody {
  @ApiProperty({ enum: sources })
  @IsIn(sources, { message: 'source must be server or browser.' })
  source: (typeof sources)[number];

  @ApiPropertyOptional({ enum: gameTypes, description: 'Of a prologue played in the browser.' })
  @ValidateIf(isBrowsers)
  @IsIn(gameTypes, { message: 'gameType must be one of the three eras.' })
  gameType?: GameType;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', minLength: 1, pattern: NOT_BLANK },
    minItems: 1,
    maxItems: demoTurns,
    description: 'What was typed there, in order: each 1 to 500 code points after trimming.',
  })
  @ValidateIf(isBrowsers)
  @IsString({ each: true, message: 'actions must be texts.' })
  @ArrayMaxSize(demoTurns, { message: `A prologue has ${demoTurns} turns at most.` })
  @ArrayMinSize(1, { message: 'A prologue without a turn cannot be continued.' })
  @IsArray({ message: 'actions must be a list.' })
  actions?: string[];
}

@ApiTags('prologue')
@Controller('api/game/continue-prologue')
export class ContinuePrologueEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly secrets: BrowserSecrets,
  ) {}

  @Post()
  @HttpCode(201)
  @RateLimit({ name: 'games', limit: 30, perSeconds: 60 })
  @ApiOperation({
    summary: 'Goes on with a free prologue: its character becomes the player’s, its turns begin a game.',
  })
  @ApiCreatedResponse({ type: GameAnswerBody })
  @Refuses(
    'no_demo',
    'account_suspended',
    'demo_pending',
    'text_refused',
    'idempotency_key_reused',
    'too_many_characters',
    'unknown_character',
    'game_not_found',
    'unknown_player',
  )
  async continuePrologue(
    @CurrentPlayer() { playerId }: SignedInPlayer,
    @Body() body: ContinuePrologueBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GameAnswer> {
    const command = this.commandOf(body, playerId, idempotencyKey, request);
    const { gameId, position } = await this.commands.execute(command);
    tellPosition(response, position);
    return this.queries.execute(new GetGame(playerId, gameId, position));
  }

  private commandOf(
    { source, gameType, actions }: ContinuePrologueBody,
    playerId: string,
    idempotencyKey: string | null,
    request: Request,
  ): ContinueServerPrologue | ContinueBrowserPrologue {
    if (source === 'server' || gameType === undefined || actions === undefined)
      return new ContinueServerPrologue(playerId, this.secrets.hashOf(request, visitorCookie));
    for (const action of actions) readableAction(action, 'actions');
    const trimmed = actions.map((action) => action.trim());
    return new ContinueBrowserPrologue(playerId, gameType, trimmed, idempotencyKey);
  }
}
