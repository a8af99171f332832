import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { PaymentSummary, Product, PurchaseDispute } from '@rubicon/contracts';

const statuses: readonly PaymentSummary['status'][] = [
  'disputed',
  'refund_pending',
  'refunded',
  'partly_refunded',
  'completed',
];
const disputeStatuses: readonly PurchaseDispute['status'][] = ['open', 'won', 'lost'];

@ApiSchema({ name: 'Refundable' })
class RefundableAnswer {
  @ApiProperty({ description: 'US cents' })
  cents: number;
  @ApiProperty({ enum: ['guarantee', 'unspent'] })
  ground: 'guarantee' | 'unspent';
}

@ApiSchema({ name: 'PaymentSummary' })
class PurchaseDisputeAnswer implements PurchaseDispute {
  @ApiProperty({ enum: disputeStatuses, description: '`won`: the payment stands.' })
  status: PurchaseDispute['status'];
  @ApiProperty({ type: 'integer', description: 'US cents that are, or were, disputed' })
  cents: number;
  @ApiProperty({ type: 'integer', description: 'US cents that the bank has taken back' })
  lostCents: number;
}

export class PaymentSummaryAnswer implements PaymentSummary {
  @ApiProperty({ format: 'uuid' })
  paymentId: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ enum: ['credits', 'full-game'] })
  product: Product;
  @ApiProperty({ description: 'US dollars' })
  amount: number;
  @ApiProperty({ enum: statuses, description: 'The one that comes first, where several are true.' })
  status: PaymentSummary['status'];
  @ApiProperty({ description: 'US cents that went back so far' })
  refundedCents: number;
  @ApiProperty({ type: 'integer', description: 'US cents of the refund that is under way; 0: none' })
  pendingRefundCents: number;
  @ApiProperty({ type: [PurchaseDisputeAnswer] })
  disputes: PurchaseDispute[];
  @ApiProperty({ type: 'integer', description: 'Credits of it that are not spent, in micro-dollars' })
  unspentMicroUsd: number;
  @ApiProperty({
    type: RefundableAnswer,
    nullable: true,
    description: 'What asking for a refund now pays back, and on what ground.',
  })
  refundable: PaymentSummary['refundable'];
}
