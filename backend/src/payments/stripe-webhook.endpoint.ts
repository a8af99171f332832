/** POST /api/stripe/webhook: what the provider tells by itself. Signed; repeated for days; in any order. */
import { Controller, Headers, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { learnNotice, type ProviderNotice } from '@rubicon/domain';
import { ProblemError, Public } from '../platform/http/index.js';
import { PaymentEngine } from './payment-engine.js';
import { ForgedNotice, PaymentProvider } from './provider/payment-provider.js';
import { reachingProvider } from './provider/reaching-provider.js';

class ReceivedAnswer {
  @ApiProperty({ enum: [true] })
  received: true;
}

@ApiTags('payments')
@Controller('api/stripe/webhook')
export class StripeWebhookEndpoint {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly engine: PaymentEngine,
  ) {}

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
    // What is refused is answered with success all the same, and somebody is told: the provider would only repeat it.
    if (notice !== null)
      await reachingProvider(
        'The payment provider cannot be asked right now.',
        learnNotice(notice, this.engine),
      );
    return { received: true };
  }

  private read(body: Buffer | undefined, signature: string | undefined): ProviderNotice | null {
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
