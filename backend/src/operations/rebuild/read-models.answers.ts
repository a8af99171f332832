/** The read models as operators see them, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  readModelJobFailures,
  readModelJobKinds,
  readModelJobStates,
  type ReadModelJob,
  type ReadModelOperations,
  type ReadModelsPlaced,
  type RebuildRequest,
  type ReplacedReadModels,
} from '@rubicon/contracts';
import { IsBoolean, IsString } from 'class-validator';
import { Trimmed } from '../../platform/text/index.js';
import { ProjectionLagBody } from '../figures/index.js';

const TimeOrNone = (description: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });
const EventsOrNone = (description: string) =>
  ApiProperty({ type: 'integer', minimum: 0, nullable: true, description });

@ApiSchema({ name: 'ReplacedReadModels' })
class ReplacedReadModelsBody implements ReplacedReadModels {
  @ApiProperty({ type: String, nullable: true, description: 'How far in the log they had come.' })
  position: string | null;
  @EventsOrNone('From which they are filled; null: nobody counted them.')
  events: number | null;
  @TimeOrNone('When they are let go; null: not as long as something is done.')
  keptUntil: string | null;
  @ApiProperty({ description: 'False: another release filled them.' })
  canBeSwappedBack: boolean;
}

@ApiSchema({ name: 'ReadModelsPlaced' })
class ReadModelsPlacedBody implements ReadModelsPlaced {
  @ApiProperty({ enum: readModelJobKinds.filter((kind) => kind !== 'let_go') })
  kind: ReadModelsPlaced['kind'];
  @ApiProperty({ description: 'Who of the staff asked for it.' })
  name: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null: none was asked for.' })
  reason: string | null;
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
  @ApiProperty({ type: String, nullable: true, description: 'Why; null: none was asked for.' })
  reason: string | null;
  @ApiProperty({ format: 'date-time' })
  askedAt: string;
  @ApiProperty({ enum: readModelJobStates })
  state: ReadModelJob['state'];
  @TimeOrNone('Null: nobody has begun it.')
  begunAt: string | null;
  @TimeOrNone('Null: it is open.')
  endedAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Who cancelled it; null: nobody did.' })
  cancelledByName: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'How far in the log it has read.' })
  position: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Where the log ended when it began.' })
  logEnd: string | null;
  @ApiProperty({ type: 'integer', minimum: 0, description: 'That it has read, at `notedAt`.' })
  events: number;
  @EventsOrNone(
    'That there were to be read when it began; more come as it goes on. Null: nobody counted them.',
  )
  eventsThen: number | null;
  @TimeOrNone('When its progress was last written down.')
  notedAt: string | null;
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
  @ApiProperty({ type: ProjectionLagBody, description: 'How far the live ones lie behind the log.' })
  lag: ProjectionLagBody;
  @ApiProperty({
    type: 'integer',
    description:
      'How many processes are heard that fill them; of several one does, and the others stand by. 0: they stand still.',
  })
  projectors: number;
  @EventsOrNone('From which the live ones are filled; null: nobody counted them.')
  events: number | null;
  @TimeOrNone('Since when they are read; null: nobody wrote it down.')
  since: string | null;
  @ApiProperty({
    type: ReadModelsPlacedBody,
    nullable: true,
    description:
      'What put them in place; null: nobody asked for it. They were begun with an empty log, or by a new release, or from a shell.',
  })
  placed: ReadModelsPlacedBody | null;
  @ApiProperty({
    type: 'integer',
    description: 'How long those that are replaced are kept, in milliseconds.',
  })
  keepsMs: number;
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
  @ApiProperty({
    description: 'Why: one paragraph of 10 to 500 characters. It names nobody, for it stays for ever.',
  })
  @Trimmed()
  @IsString({ message: 'reason must be text.' })
  reason: string;

  @ApiProperty({ description: 'Whether tables that are not as the live ones are put in their place.' })
  @IsBoolean({ message: 'acceptDifferences must be true or false.' })
  acceptDifferences: boolean;
}
