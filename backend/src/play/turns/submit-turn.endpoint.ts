/** POST /api/game/process: plays a turn. Waits for it, or answers at once where the browser prefers to follow it. */
import { Body, Controller, Headers, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import {
  formatResponse,
  gameTypes,
  type GameType,
  type ProcessTurnAnswer,
  type ProcessTurnRequest,
  type TurnAccepted,
  type TurnKind,
} from '@rubicon/contracts';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  FailsWith,
  IdempotencyKey,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { NOT_BLANK } from '../../platform/text/index.js';
import { LiveLog } from '../../platform/live/index.js';
import { failedTurn, turnFailures } from '../story/index.js';
import { turnKinds } from '../story/story.answers.js';
import { watchTurn } from './await-turn.js';
import { GetFinishedTurn, type FinishedTurn } from './finished-turn.query.js';
import { readableInput } from './readable-input.js';
import { SubmitTurnFor } from './submit-turn.handler.js';
import { GetTurnToSubmit, type TurnToSubmit } from './turn-to-submit.query.js';
import { TurnStages } from './turn-stages.js';
import { ProcessTurnAnswerBody, TurnAcceptedBody } from './turns.answers.js';

const WAIT_MS = 45_000;
const NARRATIVE_CHARACTERS_MAX = 50_000;

@ApiSchema({ name: 'ProcessTurnRequest' })
class ProcessTurnBody implements ProcessTurnRequest {
  @ApiProperty({ minLength: 1, pattern: NOT_BLANK, description: '1 to 4,000 code points after trimming.' })
  @IsString({ message: 'userInput must be text.' })
  userInput: string;

  @ApiProperty({ enum: gameTypes })
  @IsIn(gameTypes, { message: 'gameType must be one of the three eras.' })
  gameType: GameType;

  @ApiPropertyOptional({
    maxLength: NARRATIVE_CHARACTERS_MAX,
    nullable: true,
    description: 'Accepted, never trusted.',
  })
  @IsOptional()
  @IsString({ message: 'currentNarrative must be text.' })
  @MaxLength(NARRATIVE_CHARACTERS_MAX, { message: 'currentNarrative is longer than 50,000 characters.' })
  currentNarrative?: string;

  @ApiPropertyOptional({ format: 'uuid', nullable: true })
  @IsOptional()
  @IsUUID('all', { message: 'gameId must be the id of a game.' })
  gameId?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    nullable: true,
    description: 'The turn it goes on from; another head is refused.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'parentTurnId must be the id of a turn.' })
  parentTurnId?: string;

  @ApiPropertyOptional({
    nullable: true,
    description: 'True: the story is to go another way from `parentTurnId`, head or not.',
  })
  @IsOptional()
  @IsBoolean({ message: 'fork must be true or false.' })
  fork?: boolean;

  @ApiPropertyOptional({ enum: turnKinds, nullable: true })
  @IsOptional()
  @IsIn(turnKinds, { message: 'kind must be action, suggestion or question.' })
  kind?: TurnKind;
}

@ApiTags('play')
@Controller('api/game/process')
export class SubmitTurnEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly live: LiveLog,
    private readonly stages: TurnStages,
  ) {}

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'turns', limit: 60, perSeconds: 60 })
  @ApiHeader({ name: 'Prefer', required: false, description: 'respond-async: 202 at once.' })
  @ApiOperation({ summary: 'Plays a turn and answers when it is narrated; 202 after 45 seconds.' })
  @ApiOkResponse({ type: ProcessTurnAnswerBody })
  @ApiAcceptedResponse({ type: TurnAcceptedBody })
  @Refuses(
    'empty_input',
    'input_too_long',
    'no_active_game',
    'game_not_found',
    'game_deleted',
    'game_moved_on',
    'game_ended',
    'turn_pending',
    'account_suspended',
    'idempotency_key_reused',
    'text_refused',
    'too_many_turns_at_once',
    'too_many_unfinished_turns',
    'narration_paused',
    'narrator_resting',
  )
  @FailsWith(...turnFailures)
  async submitTurn(
    @CurrentPlayer() player: SignedInPlayer,
    @Body() body: ProcessTurnBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProcessTurnAnswer | TurnAccepted> {
    const waits = !/\brespond-async\b/i.test(prefer ?? '');
    const client = new AbortController();
    response.once('close', () => client.abort());
    const userInput = readableInput(body.userInput);
    const turn = await this.queries.execute(
      new GetTurnToSubmit(player.playerId, body.gameType, body.gameId ?? null, idempotencyKey),
    );
    const { gameId, turnId } = turn;
    // From before it is submitted: else it might end unseen.
    const watch = waits ? watchTurn(this.live, turnId, WAIT_MS, client.signal) : null;
    try {
      const submitted = await this.commands.execute(
        new SubmitTurnFor(
          player.playerId,
          gameId,
          turnId,
          userInput,
          body.gameType,
          body.parentTurnId ?? null,
          body.fork ?? false,
          body.kind ?? null,
        ),
      );
      const stages = this.stages.clock(turnId);
      const position = submitted.ended ? submitted.position : await watch?.finished(stages);
      if (!waits || position == null) return accepted(turn, submitted.position, response);
      const finished = await this.queries.execute(
        new GetFinishedTurn(player.playerId, gameId, turnId, position),
      );
      stages.ended('answer');
      return answered(finished, position, response);
    } finally {
      watch?.stop();
    }
  }
}

function accepted(
  { turnId, gameId }: TurnToSubmit,
  position: bigint | null,
  response: Response,
): TurnAccepted {
  response.status(HttpStatus.ACCEPTED);
  tellPosition(response, position);
  return { turnId, gameId };
}

/** @throws Failed when the turn came to nothing */
function answered(
  { turn, gameState }: FinishedTurn,
  position: bigint,
  response: Response,
): ProcessTurnAnswer {
  tellPosition(response, position);
  if (turn.failure) throw failedTurn(turn.failure.code);
  const narrative = turn.narrative ?? '';
  const text = turn.suggestions.length > 0 ? formatResponse(narrative, turn.suggestions) : narrative;
  return { response: text, turnId: turn.turnId, turn, gameState };
}
