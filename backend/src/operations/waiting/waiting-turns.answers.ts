/** What of a queue waits, in OpenAPI's terms. The shape is the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { WaitingTurns } from '@rubicon/contracts';

@ApiSchema({ name: 'WaitingTurns' })
export class WaitingTurnsBody implements WaitingTurns {
  @ApiProperty({ type: 'integer', description: 'That no narrator has taken.' })
  count: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the one was queued that comes next; null: none waits.',
  })
  nextQueuedAt: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Milliseconds that it has waited since, without those in which narration was paused; null: none waits.',
  })
  nextWaitedMs: number | null;
}
