/** What is wrong, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  exceptionCauses,
  type AuditException,
  type AuditExceptionPage,
  type ExceptionCause,
  type ExceptionExplanation,
  type ExceptionState,
  type LedgerItemKind,
} from '@rubicon/contracts';

export const itemKinds: readonly LedgerItemKind[] = ['payment', 'turn', 'provider_row'];
export const exceptionStates: readonly ExceptionState[] = ['open', 'explained', 'accepted'];

const OptionalId = () => ApiProperty({ type: String, format: 'uuid', nullable: true });
const OptionalName = () => ApiProperty({ type: String, nullable: true });

@ApiSchema({ name: 'ExceptionExplanation' })
class ExplanationBody implements ExceptionExplanation {
  @ApiProperty({ format: 'uuid' })
  explainedBy: string;
  @ApiProperty()
  explainedByName: string;
  @ApiProperty({ description: 'Explained by the reader, who therefore does not accept it.' })
  isOwn: boolean;
  @ApiProperty({ format: 'date-time' })
  explainedAt: string;
  @ApiProperty()
  reason: string;
  @OptionalId()
  acceptedBy: string | null;
  @OptionalName()
  acceptedByName: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  acceptedAt: string | null;
}

@ApiSchema({ name: 'AuditException' })
export class AuditExceptionBody implements AuditException {
  @ApiProperty({ format: 'uuid', description: 'The same for the same cause of the same thing.' })
  exceptionId: string;
  @ApiProperty({ enum: exceptionCauses })
  cause: ExceptionCause;
  @ApiProperty({ enum: itemKinds })
  itemKind: LedgerItemKind;
  @ApiProperty()
  itemId: string;
  @OptionalId()
  playerId: string | null;
  @ApiProperty({
    type: 'integer',
    description: 'What is unexplained. 0: something is wrong, and no money is.',
  })
  amountMicroUsd: number;
  @ApiProperty({ description: 'What there is, and what there is instead.' })
  sentence: string;
  @ApiProperty({ format: 'date-time', description: 'When it began.' })
  since: string;
  @ApiProperty({ type: 'integer' })
  ageSeconds: number;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null: nobody has taken it.' })
  ownerId: string | null;
  @OptionalName()
  ownerName: string | null;
  @ApiProperty({ description: 'Taken by the reader.' })
  isOwn: boolean;
  @ApiProperty({ enum: exceptionStates })
  state: ExceptionState;
  @ApiProperty({ type: ExplanationBody, nullable: true, description: 'For the amount as it stands.' })
  explanation: ExplanationBody | null;
}

@ApiSchema({ name: 'ExceptionCount' })
class ExceptionCountBody {
  @ApiProperty({ enum: exceptionCauses })
  cause: ExceptionCause;
  @ApiProperty({ type: 'integer' })
  open: number;
  @ApiProperty({ type: 'integer' })
  explained: number;
  @ApiProperty({ type: 'integer' })
  accepted: number;
  @ApiProperty({ type: 'integer' })
  amountMicroUsd: number;
}

@ApiSchema({ name: 'AuditExceptionPage' })
export class AuditExceptionPageBody implements AuditExceptionPage {
  @ApiProperty({ type: [AuditExceptionBody] })
  exceptions: AuditExceptionBody[];
  @ApiProperty({ type: String, nullable: true, description: 'For the next page; null: this is the last.' })
  nextAfter: string | null;
  @ApiProperty({ type: 'integer', description: 'All that there are under these filters.' })
  total: number;
  @ApiProperty({
    type: [ExceptionCountBody],
    description: 'Of every cause that has any, whatever the filters for cause and state say.',
  })
  counts: ExceptionCountBody[];
}
