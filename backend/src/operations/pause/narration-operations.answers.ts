/** How narration stands, in OpenAPI's terms, and what is checked of a pause. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { NarrationOperations, NarrationPaused, PauseNarrationRequest } from '@rubicon/contracts';
import { IsString } from 'class-validator';
import { Trimmed } from '../../platform/text/index.js';
import { WaitingTurnsBody } from '../waiting/index.js';

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
