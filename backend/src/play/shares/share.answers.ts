/** Links to stories, and what they show, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  difficulties,
  gameTypes,
  type Difficulty,
  type GameType,
  type Share,
  type SharedStory,
  type SharedTurn,
  type ShareList,
} from '@rubicon/contracts';
import { BranchNameBody } from '../branches/branches.answers.js';
import { GameEndingBody, OpeningBody } from '../story/story.answers.js';

@ApiSchema({ name: 'Share' })
export class ShareBody implements Share {
  @ApiProperty({ format: 'uuid' })
  shareId: string;
  @ApiProperty({ format: 'uuid', description: 'The story is shared from the opening to here.' })
  turnId: string;
  @ApiProperty({ description: 'Under which anybody can read it.' })
  url: string;
  @ApiProperty({ type: BranchNameBody })
  branch: BranchNameBody;
  @ApiProperty()
  currentDate: string;
  @ApiProperty({ format: 'date-time' })
  sharedAt: string;
}

@ApiSchema({ name: 'ShareList' })
export class ShareListBody implements ShareList {
  @ApiProperty({ type: [ShareBody] })
  shares: ShareBody[];
}

@ApiSchema({ name: 'SharedTurn' })
class SharedTurnBody implements SharedTurn {
  @ApiProperty({ format: 'uuid' })
  turnId: string;
  @ApiProperty()
  userInput: string;
  @ApiProperty()
  narrative: string;
  @ApiProperty()
  currentDate: string;
}

@ApiSchema({ name: 'SharedStory' })
export class SharedStoryBody implements SharedStory {
  @ApiProperty({ enum: gameTypes })
  gameType: GameType;
  @ApiProperty()
  characterName: string;
  @ApiProperty()
  characterEstate: string;
  @ApiProperty({ enum: difficulties })
  difficulty: Difficulty;
  @ApiProperty({ type: String, nullable: true })
  branchName: string | null;
  @ApiProperty()
  currentDate: string;
  @ApiProperty({ type: OpeningBody })
  opening: OpeningBody;
  @ApiProperty({ type: [SharedTurnBody], description: 'A page of them, oldest first.' })
  turns: SharedTurnBody[];
  @ApiProperty({ type: 'integer' })
  turnCount: number;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  nextAfter: string | null;
  @ApiProperty({ type: GameEndingBody, nullable: true })
  ending: GameEndingBody | null;
}
