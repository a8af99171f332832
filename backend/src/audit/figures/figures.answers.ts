/** The books' figures, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AuditDay, AuditDays, AuditSummary, MonthAdjustment, ProviderSummary } from '@rubicon/contracts';
import { AccountAmountsBody } from '../entries/index.js';
import { MonthAdjustmentBody } from '../months/index.js';

const MicroUsd = (description?: string) => ApiProperty({ type: 'integer', description });

@ApiSchema({ name: 'ProviderSummary' })
class ProviderSummaryBody implements ProviderSummary {
  @MicroUsd()
  chargedMicroUsd: number;
  @MicroUsd()
  refundedMicroUsd: number;
  @MicroUsd()
  disputedMicroUsd: number;
  @MicroUsd('Whatever else moved its balance, other than fees and payouts: a top-up, for example.')
  otherMicroUsd: number;
  @MicroUsd()
  feesMicroUsd: number;
  @MicroUsd('Charged less refunded and disputed, with what else moved, less fees; before what was paid out.')
  netMicroUsd: number;
  @MicroUsd()
  paidOutMicroUsd: number;
  @MicroUsd('Not available at the provider at the period’s end.')
  awaitingMicroUsd: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  awaitingSince: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Everything created before has been fetched; null: never fetched.',
  })
  fetchedUntil: string | null;
}

@ApiSchema({ name: 'ExceptionTotals' })
class ExceptionTotalsBody {
  @ApiProperty({ type: 'integer' })
  open: number;
  @ApiProperty({ type: 'integer' })
  explained: number;
  @ApiProperty({ type: 'integer' })
  accepted: number;
}

@ApiSchema({ name: 'AuditSummary' })
export class AuditSummaryBody implements AuditSummary {
  @ApiProperty({ format: 'date-time' })
  from: string;
  @ApiProperty({ format: 'date-time' })
  until: string;
  @ApiProperty({ description: 'Of the log: everything up to here is in it.' })
  position: string;
  @ApiProperty({ type: AccountAmountsBody })
  opening: AccountAmountsBody;
  @ApiProperty({ type: AccountAmountsBody })
  moved: AccountAmountsBody;
  @ApiProperty({ type: AccountAmountsBody, description: 'Opening and moved, for each account.' })
  closing: AccountAmountsBody;
  @MicroUsd()
  paidInMicroUsd: number;
  @MicroUsd('Paid back, or taken by banks.')
  paidOutMicroUsd: number;
  @MicroUsd('Paid in, paid out and charged.')
  volumeMicroUsd: number;
  @MicroUsd('Of open exceptions that began before the period’s end.')
  unexplainedMicroUsd: number;
  @ApiProperty({ type: 'integer', description: 'Hundredths of a percent, rounded down: 10000 is all.' })
  explainedBasisPoints: number;
  @ApiProperty({ type: ExceptionTotalsBody })
  exceptions: ExceptionTotalsBody;
  @ApiProperty({ type: ProviderSummaryBody })
  provider: ProviderSummaryBody;
  @MicroUsd('Not zero at the period’s end, and settled since.')
  inTransitMicroUsd: number;
  @ApiProperty({
    type: [MonthAdjustmentBody],
    description: 'Of months that were closed before: what came later.',
  })
  adjustments: MonthAdjustment[];
}

@ApiSchema({ name: 'AuditDay' })
class AuditDayBody implements AuditDay {
  @ApiProperty({ format: 'date' })
  day: string;
  @MicroUsd()
  revenueMicroUsd: number;
  @MicroUsd()
  paidInMicroUsd: number;
  @MicroUsd()
  paidOutMicroUsd: number;
  @MicroUsd()
  modelCostMicroUsd: number;
  @MicroUsd('At the day’s end.')
  liabilityPaidMicroUsd: number;
  @MicroUsd('At the day’s end.')
  liabilityGrantedMicroUsd: number;
  @MicroUsd('Of exceptions that began on it and are open.')
  unexplainedMicroUsd: number;
}

@ApiSchema({ name: 'AuditDays' })
export class AuditDaysBody implements AuditDays {
  @ApiProperty({ type: [AuditDayBody], description: 'One for each UTC day, events or none.' })
  days: AuditDayBody[];
}
