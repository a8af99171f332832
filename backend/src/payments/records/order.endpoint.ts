/** GET /api/orders/{order}: whether an order of the thank-you page is one of ours (decision 24). Tells nobody's name. */
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { OrderAnswer, Product } from '@rubicon/contracts';
import { paidCheckout } from '@rubicon/domain';
import { validate as isUuid } from 'uuid';
import { Aggregates } from '../../platform/event-store/index.js';
import { Public, RateLimit, Refuses } from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';

const CENTS_PER_USD = 100;

@ApiSchema({ name: 'OrderAnswer' })
class OrderAnswerBody implements OrderAnswer {
  @ApiProperty({ format: 'uuid' })
  order: string;
  @ApiProperty({ description: 'US dollars' })
  amount: number;
  @ApiProperty({ enum: ['credits', 'full-game'] })
  product: Product;
}

@ApiTags('payments')
@Controller('api/orders')
export class OrderEndpoint {
  constructor(private readonly aggregates: Aggregates) {}

  @Public()
  @RateLimit({ name: 'order', limit: 30, perSeconds: 60 })
  @Get(':order')
  @ApiOkResponse({ type: OrderAnswerBody })
  @ApiOperation({ summary: 'A completed payment by its id.' })
  @Refuses('unknown_order')
  async getOrder(@Param('order') order: string): Promise<OrderAnswer> {
    const checkout = isUuid(order)
      ? paidCheckout((await this.aggregates.payment.load(order.toLowerCase())).state)
      : null;
    if (!checkout) throw new Refused('unknown_order');
    return {
      order: checkout.paymentId,
      amount: checkout.amountCents / CENTS_PER_USD,
      product: checkout.product,
    };
  }
}
