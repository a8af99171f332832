/** The models that narrate, in OpenAPI's terms, and what is checked of a change. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type {
  ChangeDailyCapRequest,
  ChangedDailyCap,
  DailyCapState,
  ForceFallbackRequest,
  ModelInUse,
  ModelPrices,
  OperatorsDecision,
  ProviderOperations,
  TurnLimits,
} from '@rubicon/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsObject, IsString, ValidateIf, ValidateNested } from 'class-validator';
import { Trimmed } from '../../platform/text/index.js';

const REASON = 'Why: one paragraph of 10 to 500 characters. It names nobody, for it stays for ever.';

@ApiSchema({ name: 'ModelPrices' })
class ModelPricesBody implements ModelPrices {
  @ApiProperty({ type: 'integer', description: 'Micro-dollars for a million tokens.' })
  inputMicroUsd: number;
  @ApiProperty({ type: 'integer' })
  cachedInputMicroUsd: number;
  @ApiProperty({ type: 'integer' })
  outputMicroUsd: number;
}

@ApiSchema({ name: 'ModelInUse' })
class ModelInUseBody implements ModelInUse {
  @ApiProperty()
  model: string;
  @ApiProperty({ description: 'Host and port.' })
  server: string;
  @ApiProperty({ description: 'False: it is passed over.' })
  isAsked: boolean;
  @ApiProperty({ type: ModelPricesBody })
  prices: ModelPricesBody;
  @ApiProperty({ type: Number, nullable: true, description: 'As it was probed; null: it was not.' })
  readTokensPerSecond: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'As it was probed; null: it was not.' })
  writeTokensPerSecond: number | null;
}

@ApiSchema({ name: 'TurnLimits' })
class TurnLimitsBody implements TurnLimits {
  @ApiProperty({ type: 'integer' })
  maxInputTokens: number;
  @ApiProperty({ type: 'integer' })
  maxOutputTokens: number;
  @ApiProperty({ description: 'Milliseconds to the first token of a call.' })
  firstTokenMs: number;
  @ApiProperty({ description: 'Milliseconds without another piece.' })
  idleMs: number;
  @ApiProperty({ description: 'Milliseconds of all calls of a turn together.' })
  totalMs: number;
  @ApiProperty({ description: 'Milliseconds from its submission until a turn is given up.' })
  abandonAfterMs: number;
}

@ApiSchema({ name: 'OperatorsDecision' })
class OperatorsDecisionBody implements OperatorsDecision {
  @ApiProperty({ format: 'date-time' })
  since: string;
  @ApiProperty({ format: 'uuid', description: 'Who of the staff decided it.' })
  staffId: string;
  @ApiProperty()
  name: string;
  @ApiProperty()
  reason: string;
}

@ApiSchema({ name: 'ChangedDailyCap' })
class ChangedDailyCapBody extends OperatorsDecisionBody implements ChangedDailyCap {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: there is no cap.' })
  capMicroUsd: number | null;
}

@ApiSchema({ name: 'DailyCapState' })
class DailyCapStateBody implements DailyCapState {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Micro-dollars that models may cost on a day (UTC); null: there is no cap.',
  })
  capMicroUsd: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: no cap is configured.' })
  configuredMicroUsd: number | null;
  @ApiProperty({ type: ChangedDailyCapBody, nullable: true, description: 'Null: the cap is as configured.' })
  changed: ChangedDailyCapBody | null;
  @ApiProperty({
    type: 'integer',
    description: 'Micro-dollars that models cost since midnight (UTC), turns under way left out.',
  })
  spentMicroUsd: number;
}

@ApiSchema({ name: 'ProviderOperations' })
export class ProviderOperationsBody implements ProviderOperations {
  @ApiProperty({ type: [ModelInUseBody], description: 'In the order in which they are asked.' })
  models: ModelInUseBody[];
  @ApiProperty({ type: TurnLimitsBody, description: 'Of a turn now.' })
  limits: TurnLimitsBody;
  @ApiProperty({ type: DailyCapStateBody })
  dailyCap: DailyCapStateBody;
  @ApiProperty({
    type: OperatorsDecisionBody,
    nullable: true,
    description: 'Null: the first model is asked first.',
  })
  fallback: OperatorsDecisionBody | null;
}

@ApiSchema({ name: 'SeenDailyCap' })
class SeenDailyCapBody {
  @ApiProperty({ type: 'integer', nullable: true })
  @ValidateIf(({ capMicroUsd }: SeenDailyCapBody) => capMicroUsd !== null)
  @IsInt({ message: 'seen.capMicroUsd must be whole micro-dollars, or null.' })
  capMicroUsd: number | null;
}

@ApiSchema({ name: 'ChangeDailyCapRequest' })
export class ChangeDailyCapBody implements ChangeDailyCapRequest {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Micro-dollars, up to a million dollars; null: there is to be no cap.',
  })
  @ValidateIf(({ capMicroUsd }: ChangeDailyCapBody) => capMicroUsd !== null)
  @IsInt({ message: 'capMicroUsd must be whole micro-dollars, or null.' })
  capMicroUsd: number | null;
  @ApiProperty({
    type: SeenDailyCapBody,
    nullable: true,
    description: 'What is to be changed, as it was seen; null: the cap as configured.',
  })
  @ValidateIf(({ seen }: ChangeDailyCapBody) => seen !== null)
  @IsObject({ message: 'seen must be the cap as it was seen, or null.' })
  @ValidateNested()
  @Type(() => SeenDailyCapBody)
  seen: SeenDailyCapBody | null;
  @ApiProperty({ description: REASON })
  @Trimmed()
  @IsString({ message: 'reason must be text.' })
  reason: string;
}

@ApiSchema({ name: 'ForceFallbackRequest' })
export class ForceFallbackBody implements ForceFallbackRequest {
  @ApiProperty({ description: REASON })
  @Trimmed()
  @IsString({ message: 'reason must be text.' })
  reason: string;
}
