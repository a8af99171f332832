/** What sending a turn answers, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { ProcessTurnAnswer, TurnAccepted } from '@rubicon/contracts';
import { GameStateBody } from '../game-state/game-state.answers.js';
import { TurnBody } from '../story/story.answers.js';

@ApiSchema({ name: 'TurnAccepted' })
export class TurnAcceptedBody implements TurnAccepted {
  @ApiProperty({ format: 'uuid' })
  turnId: string;
  @ApiProperty({ format: 'uuid' })
  gameId: string;
}

@ApiSchema({ name: 'ProcessTurnAnswer' })
export class ProcessTurnAnswerBody implements ProcessTurnAnswer {
  @ApiProperty({ description: 'Narrative, "What to Do Next", three numbered bold-titled options.' })
  response: string;
  @ApiProperty({ format: 'uuid' })
  turnId: string;
  @ApiProperty({ type: TurnBody })
  turn: TurnBody;
  @ApiProperty({ type: GameStateBody })
  gameState: GameStateBody;
}
