/** What the chronicle's endpoints answer, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Chronicle, ChronicleLine, ChronicleTopic } from '@rubicon/contracts';
import { chronicleTopics } from '@rubicon/domain';
import { FactionStandingBody } from '../story/story.answers.js';

@ApiSchema({ name: 'ChronicleLine' })
export class ChronicleLineBody implements ChronicleLine {
  @ApiProperty()
  lineId: string;
  @ApiProperty({ enum: chronicleTopics })
  topic: ChronicleTopic;
  @ApiProperty()
  subject: string;
  @ApiProperty()
  text: string;
  @ApiProperty({ description: 'When it was first told.', example: '14 July 1789' })
  since: string;
  @ApiProperty()
  settled: boolean;
  @ApiProperty()
  pinned: boolean;
  @ApiProperty({ description: "The text is the player's own." })
  corrected: boolean;
  @ApiProperty({ description: 'The narrator had it before its eyes for the last turn of this path.' })
  inPrompt: boolean;
}

@ApiSchema({ name: 'BentEvent' })
class BentEventBody {
  @ApiProperty()
  date: string;
  @ApiProperty()
  place: string;
  @ApiProperty()
  text: string;
}

@ApiSchema({ name: 'Chronicle' })
export class ChronicleBody implements Chronicle {
  @ApiProperty({ format: 'uuid' })
  gameId: string;
  @ApiProperty({ format: 'uuid', description: 'The node it stands at.' })
  turnId: string;
  @ApiProperty({ type: [ChronicleLineBody], description: 'Oldest first.' })
  lines: ChronicleLineBody[];
  @ApiProperty({ type: [ChronicleLineBody], description: 'Struck by the player on this path.' })
  struck: ChronicleLineBody[];
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  divergencePercent: number;
  @ApiProperty({ type: [BentEventBody], description: 'What went otherwise than in the books.' })
  bent: BentEventBody[];
  @ApiProperty({ type: [FactionStandingBody] })
  factions: FactionStandingBody[];
}
