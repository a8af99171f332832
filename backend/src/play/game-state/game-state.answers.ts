/** A game as it stands, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  difficulties,
  gameTypes,
  type Danger,
  type Difficulty,
  type GameAnswer,
  type GameState,
  type GameStateAnswer,
  type GameType,
  type StatInDanger,
} from '@rubicon/contracts';
import { CharacterAnswer, StatsAnswer } from '../../characters/index.js';
import { BranchNameBody } from '../branches/branches.answers.js';
import { FactionStandingBody, GameEndingBody, SuggestionBody, TurnBody } from '../story/story.answers.js';

const statNames: readonly StatInDanger['stat'][] = ['influence', 'reputation', 'resources'];

@ApiSchema({ name: 'StatInDanger' })
class StatInDangerBody implements StatInDanger {
  @ApiProperty({ enum: statNames })
  stat: StatInDanger['stat'];
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  value: number;
}

@ApiSchema({ name: 'Danger' })
class DangerBody implements Danger {
  @ApiProperty({ type: 'integer', description: 'A stat at or below it can end the story.' })
  bound: number;
  @ApiProperty({ type: [StatInDangerBody], description: 'Those at or below the bound.' })
  stats: StatInDangerBody[];
  @ApiProperty({ type: String, nullable: true, description: 'The open wound, as the chronicle tells it.' })
  wound: string | null;
}

@ApiSchema({ name: 'GameState' })
export class GameStateBody implements GameState {
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
  @ApiProperty({ type: String, nullable: true })
  headInput: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Undo goes there.' })
  parentTurnId: string | null;
  @ApiProperty({ type: 'integer', description: 'Places of the head on its path: 0 at the opening.' })
  depth: number;
  @ApiProperty({ type: [FactionStandingBody] })
  factions: FactionStandingBody[];
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  divergencePercent: number;
  @ApiProperty({ type: DangerBody })
  danger: DangerBody;
  @ApiProperty({ type: GameEndingBody, nullable: true })
  ending: GameEndingBody | null;
  @ApiProperty({ type: BranchNameBody })
  branch: BranchNameBody;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  savedTurnId: string | null;
  @ApiProperty()
  hasUnsavedChanges: boolean;
  @ApiProperty({ type: TurnBody, nullable: true })
  pendingTurn: TurnBody | null;
  @ApiProperty({ type: TurnBody, nullable: true })
  lastFailedTurn: TurnBody | null;
  @ApiProperty({ type: 'integer' })
  turnCount: number;
  @ApiProperty({ format: 'date-time' })
  lastPlayedAt: string;
}

@ApiSchema({ name: 'GameAnswer' })
export class GameAnswerBody implements GameAnswer {
  @ApiProperty({ type: GameStateBody })
  gameState: GameStateBody;
  @ApiProperty({ type: CharacterAnswer })
  character: CharacterAnswer;
}

@ApiSchema({ name: 'GameStateAnswer' })
export class GameStateAnswerBody implements GameStateAnswer {
  @ApiProperty({ type: GameStateBody, nullable: true })
  gameState: GameStateBody | null;
  @ApiProperty({ type: CharacterAnswer, nullable: true })
  character: CharacterAnswer | null;
}
