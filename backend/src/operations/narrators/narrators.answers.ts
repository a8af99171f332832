/** The narrators that run and what is decided of them, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type {
  ActiveTurn,
  NarratorDecided,
  NarratorMode,
  Narrators,
  RestNarratorRequest,
  RunningNarrator,
  SetNarratorSlotsRequest,
} from '@rubicon/contracts';
import { IsBoolean, IsNumber, IsOptional, ValidateIf } from 'class-validator';

const modes: readonly NarratorMode[] = ['takes_turns', 'quiet', 'drained'];

@ApiSchema({ name: 'ActiveTurn' })
class ActiveTurnBody implements ActiveTurn {
  @ApiProperty({ format: 'uuid' })
  turnId: string;
  @ApiProperty({ format: 'date-time' })
  since: string;
}

@ApiSchema({ name: 'RunningNarrator' })
class RunningNarratorBody implements RunningNarrator {
  @ApiProperty({ description: 'What is decided of a narrator holds by its name, also after restarts.' })
  name: string;
  @ApiProperty({ format: 'uuid', description: 'Of this process, from its start to its end.' })
  instanceId: string;
  @ApiProperty({ type: 'integer', description: 'How many running narrators bear this name.' })
  bearers: number;
  @ApiProperty()
  version: string;
  @ApiProperty({ type: [String] })
  roles: string[];
  @ApiProperty({ format: 'date-time' })
  startedAt: string;
  @ApiProperty({ format: 'date-time', description: 'When it last said that it runs.' })
  seenAt: string;
  @ApiProperty({ description: 'It was told to end, and finishes what is under way.' })
  isEnding: boolean;
  @ApiProperty({ enum: modes, enumName: 'NarratorMode', description: 'As decided.' })
  mode: NarratorMode;
  @ApiProperty({
    type: 'integer',
    description: 'Turns that it tells at once: as decided, else as configured; 0 unless it takes turns.',
  })
  slots: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'What an operator has decided, whatever its mode; null: nobody has.',
  })
  slotsSet: number | null;
  @ApiProperty({ type: 'integer' })
  slotsConfigured: number;
  @ApiProperty({ description: 'It does as was decided. False for a moment after a decision.' })
  hasHeard: boolean;
  @ApiProperty({
    type: [ActiveTurnBody],
    description: 'Players’ turns that it tells now, the oldest first.',
  })
  turns: ActiveTurnBody[];
  @ApiProperty({ type: 'integer', description: 'Visitors’ turns that it tells now.' })
  prologues: number;
}

@ApiSchema({ name: 'Narrators' })
export class NarratorsBody implements Narrators {
  @ApiProperty({ type: [RunningNarratorBody], description: 'By name and start.' })
  narrators: RunningNarratorBody[];
  @ApiProperty({ type: 'integer', description: 'Of those that are not about to end.' })
  slots: number;
  @ApiProperty({ type: 'integer', description: 'Players’ turns that are told now.' })
  active: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Players’ turns that no narrator has taken. Null: the queue cannot be asked.',
  })
  waiting: number | null;
}

@ApiSchema({ name: 'NarratorDecided' })
export class NarratorDecidedBody implements NarratorDecided {
  @ApiProperty({
    type: 'integer',
    description:
      'Players’ turns that are under way there, and come to their end; once it is drained, those of which no word was shown are handed back instead.',
  })
  finishes: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Players’ turns that no narrator has taken. Null: the queue cannot be asked.',
  })
  waiting: number | null;
  @ApiProperty({ type: 'integer', description: 'Of all narrators, from now on.' })
  slotsLeft: number;
}

@ApiSchema({ name: 'RestNarratorRequest' })
export class RestNarratorBody implements RestNarratorRequest {
  @ApiProperty({
    required: false,
    default: false,
    description: 'Also when nobody else takes turns: unless it is true that is refused.',
  })
  @IsOptional()
  @IsBoolean({ message: 'evenTheLast must be true or false.' })
  evenTheLast?: boolean;
}

@ApiSchema({ name: 'SetNarratorSlotsRequest' })
export class SetNarratorSlotsBody extends RestNarratorBody implements SetNarratorSlotsRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 1_000,
    nullable: true,
    description: 'Null: as configured.',
  })
  @ValidateIf((_, value) => value !== null)
  @IsNumber({}, { message: 'slots must be a number or null.' })
  slots: number | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'What an operator had decided before, as it was shown to whoever asks; null: nothing.',
  })
  @ValidateIf((_, value) => value !== null)
  @IsNumber({}, { message: 'seenSlots must be a number or null.' })
  seenSlots: number | null;
}
