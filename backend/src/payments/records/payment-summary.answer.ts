import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { PaymentSummary, Product } from '@rubicon/contracts';

const statuses: readonly PaymentSummary['status'][] = [
  'completed',
  'refund_pending',
  'refunded',
  'partly_refunded',
  'disputed',
];

@ApiSchema({ name: 'Refundable' })
class RefundableAnswer {
  @ApiProperty({ description: 'US cents' })
  cents: number;
  @ApiProperty({ enum: ['guarantee', 'unspent'] })
  ground: 'guarantee' | 'unspent';
}

@ApiSchema({ name: 'PaymentSummary' })
export class PaymentSummaryAnswer implements PaymentSummary {
  @ApiProperty({ format: 'uuid' })
  paymentId: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ enum: ['credits', 'full-game'] })
  product: Product;
  @ApiProperty({ description: 'US dollars' })
  amount: number;
  @ApiProperty({ enum: statuses })
  status: PaymentSummary['status'];
  @ApiProperty({ description: 'US cents that went back so far' })
  refundedCents: number;
  @ApiProperty({
    type: RefundableAnswer,
    nullable: true,
    description: 'What asking for a refund now pays back, and on what ground.',
  })
  refundable: PaymentSummary['refundable'];
}
