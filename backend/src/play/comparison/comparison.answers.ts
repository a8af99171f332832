/** What a comparison answers, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { ComparedPath, Comparison } from '@rubicon/contracts';
import { StatsAnswer } from '../../characters/index.js';
import { BranchNameBody } from '../branches/branches.answers.js';
import { ChronicleLineBody } from '../chronicle/chronicle.answers.js';
import { FactionStandingBody, GameEndingBody, TurnBody } from '../story/story.answers.js';

@ApiSchema({ name: 'ComparedPath' })
class ComparedPathBody implements ComparedPath {
  @ApiProperty({ format: 'uuid' })
  tipTurnId: string;
  @ApiProperty({ type: BranchNameBody })
  branch: BranchNameBody;
  @ApiProperty({ type: [TurnBody], description: 'Since the paths parted, oldest first; the last 50.' })
  turns: TurnBody[];
  @ApiProperty({ type: 'integer' })
  turnCount: number;
  @ApiProperty()
  currentDate: string;
  @ApiProperty()
  gamePhase: string;
  @ApiProperty({ type: StatsAnswer })
  playerStats: StatsAnswer;
  @ApiProperty({ type: [FactionStandingBody] })
  factions: FactionStandingBody[];
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  divergencePercent: number;
  @ApiProperty({ type: GameEndingBody, nullable: true })
  ending: GameEndingBody | null;
  @ApiProperty({
    type: [ChronicleLineBody],
    description: 'What the other path does not have, or in other words.',
  })
  chronicle: ChronicleLineBody[];
}

@ApiSchema({ name: 'Comparison' })
export class ComparisonBody implements Comparison {
  @ApiProperty({
    format: 'uuid',
    description: "The last node that both share; the game's id for the opening.",
  })
  commonTurnId: string;
  @ApiProperty()
  commonDate: string;
  @ApiProperty({ type: ComparedPathBody })
  left: ComparedPathBody;
  @ApiProperty({ type: ComparedPathBody })
  right: ComparedPathBody;
}
