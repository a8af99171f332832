/** How narration stands, in OpenAPI's terms, and what is checked of a pause. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type {
  NarrationHindrance,
  NarrationOperations,
  NarrationPaused,
  PauseNarrationRequest,
} from '@rubicon/contracts';
import { IsString } from 'class-validator';
import { Trimmed } from '../../platform/text/index.js';
import { WaitingTurnsBody } from '../waiting/index.js';

const hindrances: readonly NarrationHindrance[] = [
  'no_narrator',
  'narrators_rest',
  'queue_away',
  'turns_overfull',
  'prologues_overfull',
  'cap_spent',
  'cap_within_reach',
];

@ApiSchema({ name: 'NarrationPaused' })
class NarrationPausedBody implements NarrationPaused {
  @ApiProperty({ format: 'date-time' })
  since: string;
  @ApiProperty({ format: 'uuid', description: 'Who of the staff paused it.' })
  staffId: string;
  @ApiProperty()
  name: string;
  @ApiProperty({ description: 'As players are shown it.' })
  reason: string;
}

@ApiSchema({ name: 'NarrationOperations' })
export class NarrationOperationsBody implements NarrationOperations {
  @ApiProperty({ type: NarrationPausedBody, nullable: true, description: 'Null: narration goes on.' })
  paused: NarrationPausedBody | null;
  @ApiProperty({
    type: WaitingTurnsBody,
    nullable: true,
    description: 'Of players. Null: the queue cannot be asked.',
  })
  turns: WaitingTurnsBody | null;
  @ApiProperty({
    type: WaitingTurnsBody,
    nullable: true,
    description: 'Of visitors’ prologues. Null: the queue cannot be asked.',
  })
  prologues: WaitingTurnsBody | null;
  @ApiProperty({
    enum: hindrances,
    enumName: 'NarrationHindrance',
    isArray: true,
    description:
      'What keeps turns from being told or taken, beside a pause, the gravest first. `no_narrator`, `narrators_rest`: nothing that waits is begun. `queue_away`, `turns_overfull`, `prologues_overfull`, `cap_spent` (until midnight, UTC), `cap_within_reach` (for a moment): no new ones are taken.',
  })
  hindrances: NarrationHindrance[];
  @ApiProperty({
    type: 'integer',
    description:
      'Milliseconds that the next one of a queue may have waited, pauses aside; beyond, new ones are refused.',
  })
  admitsUpToMs: number;
}

@ApiSchema({ name: 'PauseNarrationRequest' })
export class PauseNarrationBody implements PauseNarrationRequest {
  @ApiProperty({
    description:
      'Why: one paragraph of 10 to 500 characters that players are shown. It names nobody, for it stays for ever.',
  })
  @Trimmed()
  @IsString({ message: 'reason must be text.' })
  reason: string;
}
