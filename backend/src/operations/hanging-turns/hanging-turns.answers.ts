/** Turns that hang, in OpenAPI's terms, and what is checked of a filter. The shapes are the contracts'. */
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import type {
  FailHangingTurnsAnswer,
  FailHangingTurnsRequest,
  HangingTurn,
  HangingTurnCount,
  HangingTurnFilter,
} from '@rubicon/contracts';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, IsUUID, Max, Min } from 'class-validator';
import { Trimmed } from '../../platform/text/index.js';
import type { WantedTurns } from './hanging-turns.js';
import { MOST_AT_ONCE } from './most-at-once.js';

const LEAST_MINUTES = 1;
const MOST_MINUTES = 525_600;

export class HangingTurnFilterQuery implements HangingTurnFilter {
  @ApiProperty({ type: 'integer', minimum: LEAST_MINUTES, maximum: MOST_MINUTES })
  @Max(MOST_MINUTES, { message: `olderThanMinutes must be at most ${MOST_MINUTES}.` })
  @Min(LEAST_MINUTES, {
    message: `olderThanMinutes must be at least ${LEAST_MINUTES}: younger turns may still be told.`,
  })
  @IsInt({ message: 'olderThanMinutes must be a whole number of minutes.' })
  @Type(() => Number)
  olderThanMinutes: number;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'gameId must be the id of a game.' })
  gameId?: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Only of games whose key the process `turn` has parked.',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'isParked must be true or false.' })
  isParked?: boolean;
}

export function wantedBy({ olderThanMinutes, gameId, isParked }: HangingTurnFilter): WantedTurns {
  return { olderThanMinutes, gameId: gameId?.toLowerCase() ?? null, isParked: isParked ?? false };
}

@ApiSchema({ name: 'FailHangingTurnsRequest' })
export class FailHangingTurnsBody extends HangingTurnFilterQuery implements FailHangingTurnsRequest {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many there were when they were counted.' })
  @Min(0, { message: 'expectedCount must be 0 or more.' })
  @IsInt({ message: 'expectedCount must be the number that you were shown.' })
  expectedCount: number;

  @ApiPropertyOptional({
    description: 'Why: 10 to 500 characters, kept with each turn for ever. It names nobody.',
  })
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'reason must be text.' })
  reason?: string;
}

@ApiSchema({ name: 'HangingTurn' })
class HangingTurnBody implements HangingTurn {
  @ApiProperty({ format: 'uuid' })
  turnId: string;
  @ApiProperty({ format: 'uuid' })
  gameId: string;
  @ApiProperty({ format: 'date-time' })
  submittedAt: string;
  @ApiProperty({ type: 'integer', description: 'Micro-dollars of its player’s credits.' })
  reservedMicroUsd: number;
}

@ApiSchema({ name: 'HangingTurnCount' })
export class HangingTurnCountBody implements HangingTurnCount {
  @ApiProperty({ type: 'integer' })
  count: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: none hangs.' })
  oldestSubmittedAt: string | null;
  @ApiProperty({ type: 'integer', description: 'Micro-dollars that are reserved for them.' })
  reservedMicroUsd: number;
  @ApiProperty({ type: 'integer', description: `More are not ended by one call: ${MOST_AT_ONCE}.` })
  mostAtOnce: number;
  @ApiProperty({ type: [HangingTurnBody], description: 'The twenty oldest, oldest first.' })
  oldest: HangingTurnBody[];
  @ApiProperty({
    type: 'integer',
    description: 'A turn that is pending for so many milliseconds is given up by itself, pauses aside.',
  })
  givenUpAfterMs: number;
}

@ApiSchema({ name: 'FailHangingTurnsAnswer' })
export class FailHangingTurnsAnswerBody implements FailHangingTurnsAnswer {
  @ApiProperty({ type: 'integer' })
  failed: number;
  @ApiProperty({ type: 'integer', description: 'Had come to their end before: they keep it.' })
  endedBefore: number;
  @ApiProperty({ type: 'integer', description: 'Could not be ended, or not quite; the log says why.' })
  notEnded: number;
  @ApiProperty({ type: 'integer', description: 'Were more than are ended by one call: for the next one.' })
  left: number;
}
