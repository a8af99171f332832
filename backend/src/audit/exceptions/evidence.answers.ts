/** The sides of what an exception is about, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  exceptionDeeds,
  type AuditEvidence,
  type AuditExceptionDetail,
  type EvidenceSide,
  type ExceptionDeed,
  type ExceptionStep,
  type LedgerItemKind,
} from '@rubicon/contracts';
import { LedgerEventEntryBody } from '../entries/index.js';
import { AuditExceptionBody, itemKinds } from './exceptions.answers.js';
import { ProviderRowBody } from '../provider/index.js';

const SaidMicroUsd = () =>
  ApiProperty({ type: 'integer', nullable: true, description: 'Null: that side says nothing.' });

@ApiSchema({ name: 'EvidenceSide' })
class EvidenceSideBody implements EvidenceSide {
  @ApiProperty({ description: 'For example `paid`, `refunded`, `reserved`.' })
  what: string;
  @SaidMicroUsd()
  provider: number | null;
  @SaidMicroUsd()
  payment: number | null;
  @SaidMicroUsd()
  wallet: number | null;
  @ApiProperty()
  agrees: boolean;
}

@ApiSchema({ name: 'AuditEvidence' })
export class AuditEvidenceBody implements AuditEvidence {
  @ApiProperty({ enum: itemKinds })
  itemKind: LedgerItemKind;
  @ApiProperty()
  itemId: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  playerId: string | null;
  @ApiProperty({ type: [LedgerEventEntryBody], description: 'Oldest first.' })
  events: LedgerEventEntryBody[];
  @ApiProperty({ type: [ProviderRowBody], description: 'As fetched, oldest first.' })
  providerRows: ProviderRowBody[];
  @ApiProperty({ type: [EvidenceSideBody] })
  sides: EvidenceSideBody[];
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of its clearing account; null: it has none.',
  })
  clearingMicroUsd: number | null;
}

@ApiSchema({ name: 'ExceptionStep' })
class ExceptionStepBody implements ExceptionStep {
  @ApiProperty({ enum: exceptionDeeds })
  did: ExceptionDeed;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ format: 'uuid', description: 'Of the staff.' })
  byId: string;
  @ApiProperty()
  byName: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of an explanation, or why it was declined.' })
  reason: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Explained or accepted for it.' })
  amountMicroUsd: number | null;
}

@ApiSchema({ name: 'AuditExceptionDetail' })
export class AuditExceptionDetailBody implements AuditExceptionDetail {
  @ApiProperty({ type: AuditExceptionBody })
  exception: AuditExceptionBody;
  @ApiProperty({ type: AuditEvidenceBody })
  evidence: AuditEvidenceBody;
  @ApiProperty({
    type: [ExceptionStepBody],
    description: 'All that auditors ever did about it, oldest first.',
  })
  history: ExceptionStepBody[];
}
