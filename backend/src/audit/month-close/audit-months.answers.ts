/** Months of the books in OpenAPI's terms, and what is checked of a reopening. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type {
  AccountAmounts,
  AuditMonth,
  AuditMonthList,
  MonthClose,
  MonthRefusal,
  ReopenMonthRequest,
} from '@rubicon/contracts';
import { IsString } from 'class-validator';
import { Trimmed } from '../../platform/text/index.js';
import { AccountAmountsBody } from '../entries/index.js';
import { MonthAdjustmentBody, movedAmounts } from '../months/index.js';
import { SignedHeadBody } from '../proof/index.js';

const refusals: readonly MonthRefusal[] = [
  'month_not_over',
  'month_closed',
  'earlier_month_open',
  'exceptions_open',
  'provider_not_fetched',
  'heads_not_signed',
];
const states: readonly AuditMonth['state'][] = ['under_way', 'open', 'closed'];

@ApiSchema({ name: 'MonthClose' })
class MonthCloseBody implements MonthClose {
  @ApiProperty({ format: 'date-time' })
  closedAt: string;
  @ApiProperty({ format: 'uuid' })
  closedBy: string;
  @ApiProperty()
  closedByName: string;
  @ApiProperty({ description: 'In the whole log, a decimal number: events up to it count.' })
  position: string;
  @ApiProperty({
    type: AccountAmountsBody,
    description: 'The balance by the closes before it: all that they moved and adjusted.',
  })
  opening: AccountAmounts;
  @ApiProperty({ type: AccountAmountsBody, description: 'What the month moved.' })
  totals: AccountAmounts;
  @ApiProperty({ type: 'integer' })
  acceptedExceptions: number;
  @ApiProperty({ type: SignedHeadBody })
  head: SignedHeadBody;
  @ApiProperty({
    type: [MonthAdjustmentBody],
    description: 'What had come to earlier months since the close before.',
  })
  adjustments: MonthAdjustmentBody[];
  @ApiProperty({ ...movedAmounts, description: 'What came since, and stands in the months after it.' })
  cameLater: Partial<AccountAmounts>;
}

@ApiSchema({ name: 'ReopenedMonth' })
class ReopenedMonthBody {
  @ApiProperty({ format: 'date-time' })
  closedAt: string;
  @ApiProperty({ format: 'date-time' })
  reopenedAt: string;
  @ApiProperty()
  byName: string;
  @ApiProperty()
  reason: string;
}

@ApiSchema({ name: 'AuditMonth' })
export class AuditMonthBody implements AuditMonth {
  @ApiProperty({ example: '2026-11', description: 'In UTC.' })
  month: string;
  @ApiProperty({ enum: states })
  state: AuditMonth['state'];
  @ApiProperty({ enum: refusals, nullable: true, description: 'Why it cannot be closed now.' })
  refusal: MonthRefusal | null;
  @ApiProperty({ type: 'integer', description: 'That began before its end and are not accepted.' })
  openExceptions: number;
  @ApiProperty({ type: MonthCloseBody, nullable: true })
  close: MonthCloseBody | null;
  @ApiProperty({ type: [ReopenedMonthBody], description: 'How it stood before, newest first.' })
  reopened: ReopenedMonthBody[];
}

@ApiSchema({ name: 'AuditMonthList' })
export class AuditMonthListBody implements AuditMonthList {
  @ApiProperty({ type: [AuditMonthBody], description: 'Newest first.' })
  months: AuditMonthBody[];
}

@ApiSchema({ name: 'ReopenMonthRequest' })
export class ReopenMonthBody implements ReopenMonthRequest {
  @ApiProperty({
    description: 'Why: one paragraph of 10 to 500 characters. It names nobody, for it stays for ever.',
  })
  @Trimmed()
  @IsString({ message: 'reason must be text.' })
  reason: string;
}
