/** What the prologue's endpoints answer, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  gameTypes,
  type DemoAnswer,
  type DemoCharacter,
  type DemoState,
  type DemoStateAnswer,
  type GameType,
} from '@rubicon/contracts';
import { StatsAnswer } from '../characters/index.js';
import { SuggestionBody } from '../play/index.js';

@ApiSchema({ name: 'DemoAnswer' })
export class DemoAnswerBody implements DemoAnswer {
  @ApiProperty()
  narrative: string;
  @ApiProperty({ type: [SuggestionBody] })
  actionButtons: SuggestionBody[];
}

@ApiSchema({ name: 'DemoStoryEntry' })
class DemoStoryBody {
  @ApiProperty({ type: String, nullable: true, description: 'What the visitor did; null for the opening.' })
  input: string | null;
  @ApiProperty()
  narrative: string;
}

@ApiSchema({ name: 'DemoState' })
class DemoStateBody implements DemoState {
  @ApiProperty({ enum: gameTypes })
  gameType: GameType;
  @ApiProperty({ example: '14 July 1789' })
  currentDate: string;
  @ApiProperty({ type: StatsAnswer })
  playerStats: StatsAnswer;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 3 })
  turnsDone: number;
  @ApiProperty()
  completed: boolean;
  @ApiProperty({ description: 'A turn is being written.' })
  pending: boolean;
  @ApiProperty()
  narrative: string;
  @ApiProperty({ type: [SuggestionBody] })
  actionButtons: SuggestionBody[];
  @ApiProperty({ type: [DemoStoryBody], description: 'The opening, then action and outcome of each turn.' })
  story: DemoStoryBody[];
  @ApiProperty({ format: 'date-time' })
  startedAt: string;
}

@ApiSchema({ name: 'DemoCharacter' })
class DemoCharacterBody implements DemoCharacter {
  @ApiProperty()
  name: string;
  @ApiProperty({ example: 'Deputy to the National Convention' })
  title: string;
}

@ApiSchema({ name: 'DemoStateAnswer' })
export class DemoStateAnswerBody implements DemoStateAnswer {
  @ApiProperty({ type: DemoStateBody, nullable: true })
  gameState: DemoStateBody | null;
  @ApiProperty({ type: DemoCharacterBody, nullable: true })
  character: DemoCharacterBody | null;
}
