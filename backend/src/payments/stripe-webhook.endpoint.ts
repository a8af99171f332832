/** POST /api/stripe/webhook: what the provider tells by itself. Signed; repeated for days; in any order. */
import { Controller, Headers, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import {
  ApiBody,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { learnNotice } from '@rubicon/domain';
import { Counter } from 'prom-client';
import { Public, Refuses } from '../platform/http/index.js';
import { Refused } from '../platform/refusals/index.js';
import { Metrics } from '../platform/observability/index.js';
import { PaymentAlarms } from './payment-alarms.js';
import { PaymentEngine } from './payment-engine.js';
import { ForgedNotice, PaymentProvider, type SignedNotice } from './provider/payment-provider.js';
import { reachingProvider } from './provider/reaching-provider.js';

@ApiSchema({ name: 'NoticeReceived' })
class ReceivedAnswer {
  @ApiProperty({ enum: [true] })
  received: true;
}

/** What became of a notice. Of what is read, some is refused all the same: there an alarm is raised. */
type Outcome = 'read' | 'not_followed' | 'refused' | 'forged';

@ApiTags('payments')
@Controller('api/stripe/webhook')
export class StripeWebhookEndpoint {
  private readonly notices: Counter<'outcome'>;

  constructor(
    private readonly provider: PaymentProvider,
    private readonly engine: PaymentEngine,
    private readonly alarms: PaymentAlarms,
    { registry }: Metrics,
  ) {
    this.notices = new Counter({
      name: 'rubicon_payment_notices_total',
      help: 'Notices of the payment provider by outcome: read, not_followed, refused, forged.',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  @Post()
  @Public()
  @HttpCode(200)
  @ApiHeader({
    name: 'Stripe-Signature',
    required: true,
    description: 'When it was signed, and by whom: `t=…,v1=…`.',
  })
  @ApiBody({
    description: 'An event of the provider, in its own shape.',
    schema: { type: 'object', additionalProperties: true },
  })
  @ApiOkResponse({ type: ReceivedAnswer })
  @ApiOperation({ summary: "The payment provider's signed notices." })
  @Refuses('forged_notice', 'payment_provider_unavailable')
  async receiveStripeNotice(
    @Req() request: RawBodyRequest<Request>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    const signed = this.read(request.rawBody, signature);
    // What is refused is answered with success all the same, and somebody is told: the provider would only repeat it.
    if (signed.kind === 'refused')
      this.alarms.raise(signed.refusal.code, 'a notice of the payment provider was refused', {
        noticeId: signed.noticeId,
      });
    if (signed.kind === 'ours')
      await reachingProvider(
        'The payment provider cannot be asked right now.',
        learnNotice(signed.notice, this.engine),
      );
    this.count(signed.kind === 'ours' ? 'read' : signed.kind);
    return { received: true };
  }

  private read(body: Buffer | undefined, signature: string | undefined): SignedNotice {
    try {
      if (body === undefined || signature === undefined) throw new ForgedNotice('no signature');
      return this.provider.readNotice(body, signature);
    } catch (error) {
      if (!(error instanceof ForgedNotice)) throw error;
      this.count('forged');
      throw new Refused(error.code);
    }
  }

  private count(outcome: Outcome): void {
    this.notices.inc({ outcome });
  }
}
