/** POST /api/stripe/webhook: what the provider tells by itself. Signed; repeated for days; in any order. */
import { Controller, Headers, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ProblemError, Public } from '../../platform/http/index.js';
import { Log } from '../../platform/observability/index.js';
import { ForgedNotice, PaymentProvider, type ProviderNotice } from '../provider/payment-provider.js';
import { reachingProvider } from '../provider/reaching-provider.js';
import { PaymentCommands } from './payment-commands.js';
import { takeNotice } from './take-notice.js';

class ReceivedAnswer {
  @ApiProperty({ enum: [true] })
  received: true;
}

@ApiTags('payments')
@Controller('api/stripe/webhook')
export class StripeWebhookEndpoint {
  private readonly log: Log;

  constructor(
    private readonly provider: PaymentProvider,
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
    if (notice !== null)
      await reachingProvider(
        'The payment provider cannot be asked right now.',
        takeNotice(notice, {
          provider: this.provider,
          commands: this.commands,
          // Answered with success all the same.
          refused: (paymentId, { code }) =>
            this.log.error('a payment notice was refused', { paymentId, code }),
        }),
      );
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
