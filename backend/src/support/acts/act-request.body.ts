/** What comes in with an act. */
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import type { Act, ActRequest, DeclineActRequest, PaymentEvidence } from '@rubicon/contracts';
import { Type } from 'class-transformer';
import {
  IsDateString,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../platform/text/index.js';
import { actDiscriminator, ActOfKind, actSchema, ActSchemas } from './act.answers.js';

const MOST_CENTS = 100_000_000;

@ApiSchema({ name: 'PaymentEvidence' })
class PaymentEvidenceBody implements PaymentEvidence {
  @ApiProperty({ type: 'integer' })
  @Max(MOST_CENTS, { message: 'evidence.amountCents is too large.' })
  @IsInt({ message: 'evidence.amountCents must be a whole number of cents.' })
  amountCents: number;
  @ApiProperty({ format: 'date', description: 'A day more or less is right as well.' })
  @IsDateString({ strict: true }, { message: 'evidence.paidOn must be a day, as YYYY-MM-DD.' })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'evidence.paidOn must be a day, as YYYY-MM-DD.' })
  paidOn: string;
  @ApiProperty({ pattern: '^\\d{4}$', description: 'Of the card.' })
  @Matches(/^\d{4}$/, { message: 'evidence.last4 must be the last four digits of the card.' })
  last4: string;
}

@ActSchemas()
@ApiSchema({ name: 'ActRequest' })
export class ActRequestBody implements ActRequest {
  @ApiProperty(actSchema)
  @Type(() => ActOfKind, { discriminator: actDiscriminator, keepDiscriminatorProperty: true })
  @ValidateNested()
  @IsObject({ message: 'act must say what is to be done.' })
  act: Act;

  @ApiProperty({ description: 'Why: 10 to 500 characters. The player finds it in their export.' })
  @Trimmed()
  @IsString({ message: 'reason must be text.' })
  reason: string;

  @ApiPropertyOptional({
    description: 'What the player is written, by acts that write: 10 to 4,000 characters.',
  })
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'letter must be text.' })
  letter?: string;

  @ApiPropertyOptional({
    type: PaymentEvidenceBody,
    description: 'What the payer says of a payment that is to be attached.',
  })
  @IsOptional()
  @Type(() => PaymentEvidenceBody)
  @ValidateNested()
  @IsObject({ message: 'evidence must say the amount, the day and the last four digits of the card.' })
  evidence?: PaymentEvidenceBody;
}

@ApiSchema({ name: 'DeclineActRequest' })
export class DeclineActBody implements DeclineActRequest {
  @ApiProperty({ description: 'Why not: 10 to 500 characters.' })
  @Trimmed()
  @IsString({ message: 'reason must be text.' })
  reason: string;
}
