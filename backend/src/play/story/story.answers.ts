/** Turns as they are told, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type {
  FactionStanding,
  GameEnding,
  Suggestion,
  Turn,
  TurnKind,
  TurnReceipt,
  TurnStatus,
} from '@rubicon/contracts';
import { StatsAnswer } from '../../characters/index.js';

export const turnKinds: readonly TurnKind[] = ['action', 'suggestion', 'question'];

const statuses: readonly TurnStatus[] = ['pending', 'narrated', 'failed', 'stopped'];

export const endingKinds: readonly GameEnding['kind'][] = ['death', 'triumph', 'last_day'];

@ApiSchema({ name: 'Suggestion' })
export class SuggestionBody implements Suggestion {
  @ApiProperty()
  title: string;
  @ApiProperty()
  text: string;
}

@ApiSchema({ name: 'TurnFailure' })
class TurnFailureBody {
  @ApiProperty({ description: 'Stable.' })
  code: string;
  @ApiProperty({ description: 'A sentence fit to show.' })
  detail: string;
}

@ApiSchema({ name: 'TurnReceipt' })
class TurnReceiptBody implements TurnReceipt {
  @ApiProperty({ type: 'integer', description: '0 where the credits did not suffice.' })
  reservedMicroUsd: number;
  @ApiProperty({ type: 'integer', description: 'Of the accepted answer; 0 on a failed turn.' })
  inputTokens: number;
  @ApiProperty({ type: 'integer' })
  cachedInputTokens: number;
  @ApiProperty({ type: 'integer' })
  outputTokens: number;
  @ApiProperty()
  priceVersion: string;
  @ApiProperty({ type: 'integer' })
  chargedMicroUsd: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Available once the turn was settled.' })
  balanceAfterMicroUsd: number | null;
}

@ApiSchema({ name: 'FactionStanding' })
export class FactionStandingBody implements FactionStanding {
  @ApiProperty()
  id: string;
  @ApiProperty()
  name: string;
  @ApiProperty({ type: 'integer', minimum: -100, maximum: 100 })
  standing: number;
}

@ApiSchema({ name: 'GameEnding' })
export class GameEndingBody implements GameEnding {
  @ApiProperty({ enum: endingKinds })
  kind: GameEnding['kind'];
  @ApiProperty({ description: 'What became of it all.' })
  epilogue: string;
}

@ApiSchema({ name: 'Turn' })
export class TurnBody implements Turn {
  @ApiProperty({ format: 'uuid' })
  turnId: string;
  @ApiProperty({ format: 'uuid' })
  gameId: string;
  @ApiProperty({ format: 'uuid' })
  parentTurnId: string;
  @ApiProperty({ type: 'integer' })
  turnNumber: number;
  @ApiProperty({ type: 'integer', description: 'Place on its path, from 1.' })
  depth: number;
  @ApiProperty({ enum: turnKinds })
  kind: TurnKind;
  @ApiProperty({ enum: statuses })
  status: TurnStatus;
  @ApiProperty()
  userInput: string;
  @ApiProperty({ type: String, nullable: true })
  narrative: string | null;
  @ApiProperty({ type: [SuggestionBody] })
  suggestions: SuggestionBody[];
  @ApiProperty({ type: StatsAnswer, nullable: true })
  playerStats: StatsAnswer | null;
  @ApiProperty({ type: String, nullable: true })
  currentDate: string | null;
  @ApiProperty({ type: String, nullable: true })
  gamePhase: string | null;
  @ApiProperty({ type: TurnFailureBody, nullable: true })
  failure: TurnFailureBody | null;
  @ApiProperty({ type: TurnReceiptBody, nullable: true })
  receipt: TurnReceiptBody | null;
  @ApiProperty({ type: GameEndingBody, nullable: true, description: 'Not null: the story ends here.' })
  ending: GameEndingBody | null;
  @ApiProperty({ format: 'date-time' })
  submittedAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  settledAt: string | null;
}

@ApiSchema({ name: 'Opening' })
export class OpeningBody {
  @ApiProperty()
  narrative: string;
  @ApiProperty()
  currentDate: string;
}
