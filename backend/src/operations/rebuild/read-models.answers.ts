/** The read models as operators see them, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  readModelJobFailures,
  readModelJobKinds,
  readModelJobStates,
  type ReadModelJob,
  type ReadModelOperations,
  type RebuildRequest,
  type ReplacedReadModels,
} from '@rubicon/contracts';
import { IsBoolean } from 'class-validator';

@ApiSchema({ name: 'ReplacedReadModels' })
class ReplacedReadModelsBody implements ReplacedReadModels {
  @ApiProperty({ type: String, nullable: true, description: 'How far in the log they had come.' })
  position: string | null;
  @ApiProperty({ description: 'False: another release filled them.' })
  canBeSwappedBack: boolean;
}

@ApiSchema({ name: 'ReadModelJob' })
class ReadModelJobBody implements ReadModelJob {
  @ApiProperty({ format: 'uuid' })
  jobId: string;
  @ApiProperty({ enum: readModelJobKinds })
  kind: ReadModelJob['kind'];
  @ApiProperty()
  acceptsDifferences: boolean;
  @ApiProperty({ format: 'uuid', description: 'Who of the staff asked for it.' })
  askedBy: string;
  @ApiProperty()
  name: string;
  @ApiProperty({ format: 'date-time' })
  askedAt: string;
  @ApiProperty({ enum: readModelJobStates })
  state: ReadModelJob['state'];
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'How far in the log it has read.' })
  position: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Where the log ended when it began.' })
  logEnd: string | null;
  @ApiProperty({ type: [String], description: 'Tables whose rows are not those of the live ones.' })
  differing: string[];
  @ApiProperty({ type: String, enum: readModelJobFailures, nullable: true })
  failureCode: ReadModelJob['failureCode'];
}

@ApiSchema({ name: 'ReadModelOperations' })
export class ReadModelOperationsBody implements ReadModelOperations {
  @ApiProperty({ type: String, nullable: true, description: 'How far in the log the live ones have come.' })
  position: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Where the log ends.' })
  logEnd: string | null;
  @ApiProperty({
    type: ReplacedReadModelsBody,
    nullable: true,
    description: 'Kept since the last rebuild; null: none are.',
  })
  replaced: ReplacedReadModelsBody | null;
  @ApiProperty({
    type: ReadModelJobBody,
    nullable: true,
    description: 'The newest; null: none was asked for.',
  })
  job: ReadModelJobBody | null;
}

@ApiSchema({ name: 'RebuildRequest' })
export class RebuildBody implements RebuildRequest {
  @ApiProperty({ description: 'Whether tables that are not as the live ones are put in their place.' })
  @IsBoolean({ message: 'acceptDifferences must be true or false.' })
  acceptDifferences: boolean;
}
