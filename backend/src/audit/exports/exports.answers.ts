/** Exports in OpenAPI's terms, and what is checked of one that is asked for. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  auditExportKinds,
  type AuditExport,
  type AuditExportKind,
  type AuditExportList,
  type AuditExportRequest,
} from '@rubicon/contracts';
import { IsIn } from 'class-validator';
import { PeriodQuery } from '../period/index.js';

@ApiSchema({ name: 'AuditExportRequest' })
export class AuditExportRequestBody extends PeriodQuery implements AuditExportRequest {
  @ApiProperty({ enum: auditExportKinds })
  @IsIn(auditExportKinds, { message: `kind must be one of ${auditExportKinds.join(', ')}.` })
  kind: AuditExportKind;
}

const states: readonly AuditExport['state'][] = ['waiting', 'running', 'done', 'failed', 'cancelled'];

@ApiSchema({ name: 'AuditExportFailure' })
class AuditExportFailureBody {
  @ApiProperty()
  code: string;
  @ApiProperty({ description: 'Fit to show.' })
  sentence: string;
}

@ApiSchema({ name: 'AuditExport' })
export class AuditExportBody implements AuditExport {
  @ApiProperty({ format: 'uuid' })
  exportId: string;
  @ApiProperty({ enum: auditExportKinds })
  kind: AuditExportKind;
  @ApiProperty({ format: 'date-time' })
  from: string;
  @ApiProperty({ format: 'date-time' })
  until: string;
  @ApiProperty({ enum: states })
  state: AuditExport['state'];
  @ApiProperty()
  askedByName: string;
  @ApiProperty({ format: 'date-time' })
  askedAt: string;
  @ApiProperty({ type: 'integer' })
  rowsDone: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: not known yet.' })
  rowsTotal: number | null;
  @ApiProperty({ type: 'integer' })
  bytes: number;
  @ApiProperty()
  fileName: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When its file is thrown away; null: there is none.',
  })
  expiresAt: string | null;
  @ApiProperty({ type: AuditExportFailureBody, nullable: true, description: 'Why it failed.' })
  failure: AuditExportFailureBody | null;
}

@ApiSchema({ name: 'AuditExportList' })
export class AuditExportListBody implements AuditExportList {
  @ApiProperty({ type: [AuditExportBody], description: 'Of all auditors, newest first: the last 50.' })
  exports: AuditExportBody[];
}
