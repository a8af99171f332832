/** What comes in with what an auditor does about an exception. */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type {
  AcceptExceptionRequest,
  DeclineExplanationRequest,
  ExplainExceptionRequest,
} from '@rubicon/contracts';
import { IsInt, IsISO8601, IsString, Min } from 'class-validator';
import { Trimmed } from '../../platform/text/index.js';

@ApiSchema({ name: 'AcceptExceptionRequest' })
export class AcceptExceptionBody implements AcceptExceptionRequest {
  @SeenExplanation()
  explainedAt: string;

  @SeenAmount()
  amountMicroUsd: number;
}

@ApiSchema({ name: 'DeclineExplanationRequest' })
export class DeclineExplanationBody implements DeclineExplanationRequest {
  @SeenExplanation()
  explainedAt: string;

  @LastingReason('Why not')
  reason: string;
}

@ApiSchema({ name: 'ExplainExceptionRequest' })
export class ExplainExceptionBody implements ExplainExceptionRequest {
  @SeenAmount()
  amountMicroUsd: number;

  @LastingReason('Why it is so')
  reason: string;
}

function SeenExplanation(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'date-time', description: 'Of the explanation that the auditor saw.' }),
    IsISO8601({ strict: true }, { message: 'explainedAt must be that of an explanation.' }),
  );
}

function SeenAmount(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 0, description: 'As the auditor saw it.' }),
    Min(0, { message: 'amountMicroUsd must not be negative.' }),
    IsInt({ message: 'amountMicroUsd must be a whole number of micro-dollars.' }),
  );
}

function LastingReason(what: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      description: `${what}: one paragraph of 10 to 500 characters. It names nobody, for it stays for ever.`,
    }),
    Trimmed(),
    IsString({ message: 'reason must be text.' }),
  );
}
