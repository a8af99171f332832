/** What operators have decided, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { decisionKinds, type DecisionKind, type DecisionMade, type DecisionsMade } from '@rubicon/contracts';

@ApiSchema({ name: 'DecisionMade' })
class DecisionMadeBody implements DecisionMade {
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ format: 'uuid' })
  staffId: string;
  @ApiProperty({ description: 'Who of the staff.' })
  name: string;
  @ApiProperty({ enum: decisionKinds })
  did: DecisionKind;
  @ApiProperty({ type: String, nullable: true, description: 'Null: it is of no narrator in particular.' })
  narrator: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of slots_set. Null: as configured.' })
  slots: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of cap_set. Null: none.' })
  capMicroUsd: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null: none is asked for.' })
  reason: string | null;
}

@ApiSchema({ name: 'DecisionsMade' })
export class DecisionsMadeBody implements DecisionsMade {
  @ApiProperty({ type: [DecisionMadeBody], description: 'The fifty newest, newest first.' })
  decisions: DecisionMadeBody[];
}
