/** POST /api/payments/{paymentId}/refund: the guarantee where it applies, else the unspent part (decision 26). */
import { Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PaymentSummary } from '@rubicon/contracts';
import type { Response } from 'express';
import {
  CurrentPlayer,
  IdempotencyKey,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { PaymentSummaryAnswer } from '../records/payment-summary.answer.js';
import { AskForRefund } from './ask-for-refund.handler.js';

@ApiTags('payments')
@Controller('api/payments/:paymentId/refund')
export class RefundEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(202)
  @RateLimit({ name: 'refund', limit: 20, perSeconds: 60 })
  @ApiAcceptedResponse({ type: PaymentSummaryAnswer })
  @ApiOperation({ summary: 'Asks for the money back; the credits are held until the provider has paid.' })
  @Refuses(
    'unknown_payment',
    'unknown_purchase',
    'credits_frozen',
    'guarantee_used',
    'nothing_to_refund',
    'refund_exceeds_purchase',
    'refund_pending',
  )
  async refundPayment(
    @CurrentPlayer() { playerId }: SignedInPlayer,
    @Param('paymentId') paymentId: string,
    @IdempotencyKey() idempotencyKey: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PaymentSummary> {
    const { answer, position } = await this.commands.execute(
      new AskForRefund(playerId, paymentId, idempotencyKey),
    );
    tellPosition(response, position);
    return answer;
  }
}
