/** POST /api/stripe/webhook: what the provider tells by itself. Signed; repeated for days; in any order. */
import { Controller, Headers, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ProblemError, Public } from '../../platform/http/index.js';
import { Log } from '../../platform/observability/index.js';
import { CheckoutProvider, ForgedNotice, type ProviderNotice } from '../provider/checkout-provider.js';
import { completePayment } from './complete-payment.js';
import { PaymentCommands } from './payment-commands.js';

class ReceivedAnswer {
  @ApiProperty({ enum: [true] })
  received: true;
}

@ApiTags('payments')
@Controller('api/stripe/webhook')
export class StripeWebhookEndpoint {
  private readonly log: Log;

  constructor(
    private readonly provider: CheckoutProvider,
    private readonly commands: PaymentCommands,
    log: Log,
  ) {
    this.log = log.for('stripe-webhook');
  }

  @Post()
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: ReceivedAnswer })
  @ApiOperation({ summary: "The payment provider's signed notices." })
  async receive(
    @Req() request: RawBodyRequest<Request>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    const notice = this.read(request.rawBody, signature);
    if (notice !== null) {
      const completion = await completePayment(notice.session, this.commands);
      // Answered with success all the same: the provider would only repeat what we will refuse again.
      if (completion.kind === 'refused')
        this.log.error('a payment notice was refused', {
          paymentId: notice.session.paymentId,
          code: completion.refusal.code,
        });
    }
    return { received: true };
  }

  private read(body: Buffer | undefined, signature: string | undefined): ProviderNotice {
    try {
      if (body === undefined || signature === undefined) throw new ForgedNotice('no signature');
      return this.provider.readNotice(body, signature);
    } catch (error) {
      if (error instanceof ForgedNotice)
        throw new ProblemError(400, error.code, 'The signature of this notice is wrong or too old.');
      throw error;
    }
  }
}
