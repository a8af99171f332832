/** Proofs in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { complaints, type Complaint, type Finding, type Proof } from '@rubicon/contracts';
import { TimelineEntryBody } from '../timeline/index.js';

@ApiSchema({ name: 'Finding' })
class FindingBody implements Finding {
  @ApiProperty({ description: 'Of the turn, payment or game.' })
  subjectId: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ enum: ['as_it_should_be', 'not_as_it_should_be', 'under_way'] })
  verdict: Finding['verdict'];
  @ApiProperty({ description: 'What the events show, in one sentence fit to be sent.' })
  sentence: string;
  @ApiProperty({ type: [TimelineEntryBody], description: 'That settle it, oldest first.' })
  events: TimelineEntryBody[];
}

@ApiSchema({ name: 'Proof' })
export class ProofBody implements Proof {
  @ApiProperty({ enum: complaints })
  complaint: Complaint;
  @ApiProperty({ type: [FindingBody], description: 'Newest first.' })
  findings: FindingBody[];
}
