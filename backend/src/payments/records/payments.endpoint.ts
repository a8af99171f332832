import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PaymentSummary } from '@rubicon/contracts';
import { CurrentPlayer, LogPosition, type SignedInPlayer } from '../../platform/http/index.js';
import { PaymentSummaryAnswer } from './payment-summary.answer.js';
import { GetPayments } from './payments.query.js';

@ApiTags('payments')
@Controller('api/payments')
export class PaymentsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ type: [PaymentSummaryAnswer] })
  @ApiOperation({ summary: "The player's completed payments, newest first." })
  listPayments(
    @CurrentPlayer() { playerId }: SignedInPlayer,
    @LogPosition() position: bigint | null,
  ): Promise<PaymentSummary[]> {
    return this.queries.execute(new GetPayments(playerId, position));
  }
}
