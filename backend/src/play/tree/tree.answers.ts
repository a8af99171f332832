/** What the tree's endpoints answer, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Branch, GameEnding, GameTree, TreeNode, TurnKind } from '@rubicon/contracts';
import { BranchNameBody } from '../branches/branches.answers.js';
import { endingKinds, turnKinds } from '../story/story.answers.js';

@ApiSchema({ name: 'TreeNode' })
class TreeNodeBody implements TreeNode {
  @ApiProperty({ format: 'uuid' })
  turnId: string;
  @ApiProperty({ format: 'uuid', description: "The game's id for the opening." })
  parentTurnId: string;
  @ApiProperty({ type: 'integer' })
  turnNumber: number;
  @ApiProperty({ type: 'integer', description: 'Places on its path: 1 grows from the opening.' })
  depth: number;
  @ApiProperty({ format: 'uuid' })
  branchId: string;
  @ApiProperty({ enum: turnKinds })
  kind: TurnKind;
  @ApiProperty({ enum: ['narrated', 'stopped'] })
  status: 'narrated' | 'stopped';
  @ApiProperty({ maxLength: 80, description: 'The first words of what was typed.' })
  title: string;
  @ApiProperty()
  currentDate: string;
  @ApiProperty()
  gamePhase: string;
  @ApiProperty({ type: String, enum: endingKinds, nullable: true })
  ending: GameEnding['kind'] | null;
}

@ApiSchema({ name: 'Branch' })
class BranchBody extends BranchNameBody implements Branch {
  @ApiProperty({
    format: 'uuid',
    description: "Its last node; the game's id for a first branch without turns.",
  })
  tipTurnId: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null for the first.' })
  fromTurnId: string | null;
  @ApiProperty({ type: 'integer' })
  turnCount: number;
  @ApiProperty()
  currentDate: string;
  @ApiProperty({ type: String, enum: endingKinds, nullable: true })
  ending: GameEnding['kind'] | null;
  @ApiProperty({ format: 'date-time' })
  lastPlayedAt: string;
}

@ApiSchema({ name: 'TreeOpening' })
class TreeOpeningBody {
  @ApiProperty()
  currentDate: string;
}

@ApiSchema({ name: 'GameTree' })
export class GameTreeBody implements GameTree {
  @ApiProperty({ format: 'uuid' })
  gameId: string;
  @ApiProperty({ format: 'uuid' })
  headTurnId: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  savedTurnId: string | null;
  @ApiProperty({ type: TreeOpeningBody })
  opening: TreeOpeningBody;
  @ApiProperty({ type: [TreeNodeBody], description: 'In the order in which they were told.' })
  nodes: TreeNodeBody[];
  @ApiProperty({ type: [BranchBody], description: 'The first one first, then by the place they begin at.' })
  branches: BranchBody[];
}
