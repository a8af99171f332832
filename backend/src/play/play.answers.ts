/** What the playing endpoints answer, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty } from '@nestjs/swagger';
import {
  difficulties,
  gameTypes,
  type BranchName,
  type Danger,
  type Difficulty,
  type FactionStanding,
  type GameAnswer,
  type GameEnding,
  type GameState,
  type GameStateAnswer,
  type GameType,
  type ProcessTurnAnswer,
  type SavedGameSummary,
  type StatInDanger,
  type Suggestion,
  type Turn,
  type TurnAccepted,
  type TurnKind,
  type TurnPage,
  type TurnReceipt,
  type TurnStatus,
} from '@rubicon/contracts';
import { CharacterAnswer, StatsAnswer } from '../characters/index.js';

export const turnKinds: readonly TurnKind[] = ['action', 'suggestion', 'question'];
const statuses: readonly TurnStatus[] = ['pending', 'narrated', 'failed', 'stopped'];
export const endingKinds: readonly GameEnding['kind'][] = ['death', 'triumph', 'last_day'];
const nullable = { nullable: true } as const;

export class SuggestionBody implements Suggestion {
  @ApiProperty()
  title: string;
  @ApiProperty()
  text: string;
}

class TurnFailureBody {
  @ApiProperty({ description: 'Stable.' })
  code: string;
  @ApiProperty({ description: 'A sentence fit to show.' })
  detail: string;
}

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
  @ApiProperty({ type: 'integer', ...nullable, description: 'Available once the turn was settled.' })
  balanceAfterMicroUsd: number | null;
}

export class FactionStandingBody implements FactionStanding {
  @ApiProperty()
  id: string;
  @ApiProperty()
  name: string;
  @ApiProperty({ type: 'integer', minimum: -100, maximum: 100 })
  standing: number;
}

const statNames: readonly StatInDanger['stat'][] = ['influence', 'reputation', 'resources'];

class StatInDangerBody implements StatInDanger {
  @ApiProperty({ enum: statNames })
  stat: StatInDanger['stat'];
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  value: number;
}

class DangerBody implements Danger {
  @ApiProperty({ type: 'integer', description: 'A stat at or below it can end the story.' })
  bound: number;
  @ApiProperty({ type: [StatInDangerBody], description: 'Those at or below the bound.' })
  stats: StatInDangerBody[];
  @ApiProperty({ type: String, ...nullable, description: 'The open wound, as the chronicle tells it.' })
  wound: string | null;
}

export class GameEndingBody implements GameEnding {
  @ApiProperty({ enum: endingKinds })
  kind: GameEnding['kind'];
  @ApiProperty({ description: 'What became of it all.' })
  epilogue: string;
}

export class BranchNameBody implements BranchName {
  @ApiProperty({ format: 'uuid', description: "The node it begins with: the game's id for the first one." })
  branchId: string;
  @ApiProperty({ type: String, ...nullable })
  name: string | null;
}

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
  @ApiProperty({ type: String, ...nullable })
  narrative: string | null;
  @ApiProperty({ type: [SuggestionBody] })
  suggestions: SuggestionBody[];
  @ApiProperty({ type: StatsAnswer, ...nullable })
  playerStats: StatsAnswer | null;
  @ApiProperty({ type: String, ...nullable })
  currentDate: string | null;
  @ApiProperty({ type: String, ...nullable })
  gamePhase: string | null;
  @ApiProperty({ type: TurnFailureBody, ...nullable })
  failure: TurnFailureBody | null;
  @ApiProperty({ type: TurnReceiptBody, ...nullable })
  receipt: TurnReceiptBody | null;
  @ApiProperty({ type: GameEndingBody, ...nullable, description: 'Not null: the story ends here.' })
  ending: GameEndingBody | null;
  @ApiProperty({ format: 'date-time' })
  submittedAt: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable })
  settledAt: string | null;
}

class GameStateBody implements GameState {
  @ApiProperty({ format: 'uuid' })
  gameId: string;
  @ApiProperty({ enum: gameTypes })
  gameType: GameType;
  @ApiProperty({ enum: difficulties })
  difficulty: Difficulty;
  @ApiProperty({ example: '14 July 1789' })
  currentDate: string;
  @ApiProperty()
  gamePhase: string;
  @ApiProperty({ type: StatsAnswer })
  playerStats: StatsAnswer;
  @ApiProperty({ type: 'integer' })
  resources: number;
  @ApiProperty()
  narrative: string;
  @ApiProperty({ type: [SuggestionBody] })
  suggestions: SuggestionBody[];
  @ApiProperty({ format: 'uuid' })
  headTurnId: string;
  @ApiProperty({ type: String, ...nullable })
  headInput: string | null;
  @ApiProperty({ type: String, format: 'uuid', ...nullable, description: 'Undo goes there.' })
  parentTurnId: string | null;
  @ApiProperty({ type: 'integer', description: 'Places of the head on its path: 0 at the opening.' })
  depth: number;
  @ApiProperty({ type: [FactionStandingBody] })
  factions: FactionStandingBody[];
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  divergencePercent: number;
  @ApiProperty({ type: DangerBody })
  danger: DangerBody;
  @ApiProperty({ type: GameEndingBody, ...nullable })
  ending: GameEndingBody | null;
  @ApiProperty({ type: BranchNameBody })
  branch: BranchNameBody;
  @ApiProperty({ type: String, format: 'uuid', ...nullable })
  savedTurnId: string | null;
  @ApiProperty()
  hasUnsavedChanges: boolean;
  @ApiProperty({ type: TurnBody, ...nullable })
  pendingTurn: TurnBody | null;
  @ApiProperty({ type: TurnBody, ...nullable })
  lastFailedTurn: TurnBody | null;
  @ApiProperty({ type: 'integer' })
  turnCount: number;
  @ApiProperty({ format: 'date-time' })
  lastPlayedAt: string;
}

export class GameAnswerBody implements GameAnswer {
  @ApiProperty({ type: GameStateBody })
  gameState: GameStateBody;
  @ApiProperty({ type: CharacterAnswer })
  character: CharacterAnswer;
}

export class GameStateAnswerBody implements GameStateAnswer {
  @ApiProperty({ type: GameStateBody, ...nullable })
  gameState: GameStateBody | null;
  @ApiProperty({ type: CharacterAnswer, ...nullable })
  character: CharacterAnswer | null;
}

export class TurnAcceptedBody implements TurnAccepted {
  @ApiProperty({ format: 'uuid' })
  turnId: string;
  @ApiProperty({ format: 'uuid' })
  gameId: string;
}

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

export class OpeningBody {
  @ApiProperty()
  narrative: string;
  @ApiProperty()
  currentDate: string;
}

export class TurnPageBody implements TurnPage {
  @ApiProperty({ type: [TurnBody] })
  turns: TurnBody[];
  @ApiProperty({ type: String, format: 'uuid', ...nullable })
  nextBefore: string | null;
  @ApiProperty({ type: OpeningBody, ...nullable })
  opening: OpeningBody | null;
}

class NamedBody {
  @ApiProperty()
  name: string;
}

export class SavedGameBody implements SavedGameSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: gameTypes })
  gameType: GameType;
  @ApiProperty()
  characterName: string;
  @ApiProperty({ type: NamedBody })
  character: NamedBody;
  @ApiProperty()
  currentDate: string;
  @ApiProperty()
  gamePhase: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable })
  lastSavedAt: string | null;
  @ApiProperty({ format: 'date-time' })
  lastPlayed: string;
  @ApiProperty()
  autoSaved: boolean;
  @ApiProperty({ type: 'integer' })
  turnCount: number;
}
