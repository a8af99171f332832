/** Parked lanes, in OpenAPI's terms, and what is checked of a filter. The shapes are the contracts'. */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import type {
  DriveLanesAnswer,
  DriveLanesRequest,
  LaneFilter,
  LanesOfCause,
  LanesOfProcess,
  ParkedLane,
  ParkedLaneCount,
  ParkedLaneList,
} from '@rubicon/contracts';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { WITHOUT_NUL, WithoutNul } from '../../platform/text/index.js';
import type { WantedLanes } from './lane-filter.js';
import { LANES_LISTED } from './parked-lanes.query.js';

const NAME_CHARACTERS = 200;

/** Nothing written is nothing asked for. */
const IsName = (name: keyof LaneFilter, description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: NAME_CHARACTERS, pattern: WITHOUT_NUL, description }),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value)),
    IsOptional(),
    WithoutNul(),
    IsString({ message: `${name} must be text.` }),
    MaxLength(NAME_CHARACTERS, { message: `${name} is too long.` }),
  );

export class LaneFilterQuery implements LaneFilter {
  @IsName('process', 'A process manager’s name.')
  process?: string;
  @IsName('errorCode', 'What they have in common that keeps them.')
  errorCode?: string;
  @IsName('key', 'One lane’s.')
  key?: string;
}

export function wantedBy({ process, errorCode, key }: LaneFilter): WantedLanes {
  return { process: process ?? null, errorCode: errorCode ?? null, key: key ?? null };
}

@ApiSchema({ name: 'DriveLanesRequest' })
export class DriveLanesBody extends LaneFilterQuery implements DriveLanesRequest {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many there were when they were counted.' })
  @Min(0, { message: 'expectedCount must be 0 or more.' })
  @IsInt({ message: 'expectedCount must be the number that you were shown.' })
  expectedCount: number;
}

@ApiSchema({ name: 'LanesOfProcess' })
class LanesOfProcessBody implements LanesOfProcess {
  @ApiProperty()
  process: string;
  @ApiProperty({ type: 'integer' })
  count: number;
  @ApiProperty({
    description: 'Somebody runs the process now; otherwise nothing is tried until somebody does.',
  })
  isRun: boolean;
}

@ApiSchema({ name: 'LanesOfCause' })
class LanesOfCauseBody implements LanesOfCause {
  @ApiProperty()
  process: string;
  @ApiProperty()
  errorCode: string;
  @ApiProperty({ type: 'integer' })
  count: number;
}

@ApiSchema({ name: 'LaneEvent' })
class LaneEventBody {
  @ApiProperty()
  type: string;
  @ApiProperty({ description: 'In the log.' })
  position: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

@ApiSchema({ name: 'ParkedLane' })
class ParkedLaneBody implements ParkedLane {
  @ApiProperty()
  process: string;
  @ApiProperty({ description: 'The id of what it is about, mostly a game, payment or player.' })
  key: string;
  @ApiProperty({ format: 'date-time', description: 'By the process that runs it now.' })
  parkedAt: string;
  @ApiProperty({ format: 'date-time' })
  lastTriedAt: string;
  @ApiProperty({ type: 'integer', description: 'In a row, from the first failure on.' })
  tries: number;
  @ApiProperty({
    type: LaneEventBody,
    nullable: true,
    description: 'What it stands at; null: no event asks for its work.',
  })
  event: LaneEventBody | null;
  @ApiProperty({
    description: 'Of the last error, or of what caused it; the name of its class where it has none.',
  })
  errorCode: string;
  @ApiProperty()
  errorName: string;
  @ApiProperty()
  errorMessage: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When somebody asked that it be tried at once; null: nobody did, or it has been tried since.',
  })
  askedAt: string | null;
}

@ApiSchema({ name: 'ParkedLaneList' })
export class ParkedLaneListBody implements ParkedLaneList {
  @ApiProperty({ type: 'integer' })
  count: number;
  @ApiProperty({ type: [LanesOfProcessBody] })
  processes: LanesOfProcessBody[];
  @ApiProperty({ type: [LanesOfCauseBody], description: 'The commonest first.' })
  causes: LanesOfCauseBody[];
  @ApiProperty({ type: [ParkedLaneBody], maxItems: LANES_LISTED, description: 'Parked longest first.' })
  lanes: ParkedLaneBody[];
}

@ApiSchema({ name: 'ParkedLaneCount' })
export class ParkedLaneCountBody implements ParkedLaneCount {
  @ApiProperty({ type: 'integer' })
  count: number;
  @ApiProperty({ type: [LanesOfProcessBody] })
  processes: LanesOfProcessBody[];
}

@ApiSchema({ name: 'DriveLanesAnswer' })
export class DriveLanesAnswerBody implements DriveLanesAnswer {
  @ApiProperty({ type: 'integer', description: 'By this call.' })
  asked: number;
  @ApiProperty({ type: 'integer', description: 'By somebody else before, and not tried since.' })
  askedBefore: number;
  @ApiProperty({ type: [LanesOfProcessBody] })
  processes: LanesOfProcessBody[];
}
