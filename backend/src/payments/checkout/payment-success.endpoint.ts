/**
 * POST /api/credits/payment-success: the browser came back from checkout; the provider is asked, not the browser. Answers the account that
 * bought, or the browser that did.
 */
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { PaymentSuccessAnswer, PaymentSuccessRequest, Product } from '@rubicon/contracts';
import { Length, Matches } from 'class-validator';
import { learnSession, paidCheckout, withheldBecause, type PaymentState } from '@rubicon/domain';
import type { Request, Response } from 'express';
import {
  BrowserSecrets,
  CurrentPlayer,
  RateLimit,
  Refuses,
  tellPosition,
  VisitorsToo,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { reachingProvider } from '../provider/reaching-provider.js';
import { purchaseCookie } from '../visitors/purchase.cookie.js';
import { VisitorCheckouts } from '../visitors/visitor-checkouts.js';
import { PaymentEngine } from '../payment-engine.js';

const CENTS_PER_USD = 100;
const NO_SESSION_ID = 'sessionId must be the id that checkout returned with.';

@ApiSchema({ name: 'PaymentSuccessRequest' })
class PaymentSuccessBody implements PaymentSuccessRequest {
  @ApiProperty({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_]+$', example: 'cs_test_a1b2c3' })
  @Matches(/^\w+$/, { message: NO_SESSION_ID })
  @Length(1, 200, { message: NO_SESSION_ID })
  sessionId: string;
}

export class ConfirmPayment extends Command<ConfirmedPayment> {
  constructor(
    readonly playerId: string | null,
    /** The hash of the browser's secret; null for one that bought nothing as a visitor. */
    readonly visitor: string | null,
    readonly sessionId: string,
  ) {
    super();
  }
}

@ApiSchema({ name: 'PaymentSuccessAnswer' })
class PaymentSuccessAnswerBody implements PaymentSuccessAnswer {
  @ApiProperty()
  success: true;
  @ApiProperty({ description: 'US dollars; repeats answer the same.' })
  creditsAdded: number;
  @ApiProperty({ description: 'The payer; empty for a visitor.' })
  userEmail: string;
  @ApiProperty({ format: 'uuid' })
  paymentId: string;
  @ApiProperty({ enum: ['credits', 'full-game'] })
  product: Product;
  @ApiProperty({ description: 'False: bought by a visitor, waiting for an account.' })
  claimed: boolean;
  @ApiProperty({
    enum: ['payment_disputed', 'payment_returned'],
    nullable: true,
    description: 'Why no account can claim it now; null: one can, or has.',
  })
  withheld: PaymentSuccessAnswer['withheld'];
}

interface ConfirmedPayment {
  readonly answer: PaymentSuccessAnswer;
  readonly position: bigint | null;
}

@CommandHandler(ConfirmPayment)
export class ConfirmPaymentHandler implements ICommandHandler<ConfirmPayment> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly engine: PaymentEngine,
    private readonly visitors: VisitorCheckouts,
  ) {}

  async execute({ playerId, visitor, sessionId }: ConfirmPayment): Promise<ConfirmedPayment> {
    const session = await reachingProvider(
      'Payment completed but credits may take a moment to appear.',
      this.provider.findSession(sessionId),
    );
    // Another's session is as unknown as one that does not exist.
    if (session?.paymentId == null || !(await this.isTheirs(session.paymentId, playerId, visitor)))
      throw new Refused('unknown_payment');

    const learnt = await learnSession(session, this.engine);
    if (learnt.kind === 'refused') throw Refused.by(learnt.refusal);
    const { state, position } = learnt;
    const checkout = paidCheckout(state);
    if (!checkout) throw new Refused('not_paid');
    return {
      answer: {
        success: true,
        creditsAdded: checkout.amountCents / CENTS_PER_USD,
        userEmail: isOwner(state, playerId) ? (session.payerEmail ?? '') : '',
        paymentId: checkout.paymentId,
        product: checkout.product,
        claimed: state.playerId !== null,
        withheld: withheldBecause(state),
      },
      position,
    };
  }

  private async isTheirs(paymentId: string, playerId: string | null, visitor: string | null) {
    const { state } = await this.engine.payment.load(paymentId);
    return isOwner(state, playerId) || (visitor !== null && (await this.visitors.isOf(paymentId, visitor)));
  }
}

function isOwner(payment: PaymentState, playerId: string | null): boolean {
  return playerId !== null && payment.playerId === playerId;
}

@ApiTags('credits')
@Controller('api/credits/payment-success')
export class PaymentSuccessEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly secrets: BrowserSecrets,
  ) {}

  @VisitorsToo()
  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'purchase-confirmation', limit: 60, perSeconds: 60 })
  @ApiOkResponse({ type: PaymentSuccessAnswerBody })
  @ApiOperation({ summary: 'Confirms a checkout with the provider; repeats answer the same.' })
  @Refuses(
    'unknown_payment',
    'not_paid',
    'session_mismatch',
    'amount_mismatch',
    'payment_provider_unavailable',
  )
  async confirmPayment(
    @CurrentPlayer() player: SignedInPlayer | undefined,
    @Body() { sessionId }: PaymentSuccessBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PaymentSuccessAnswer> {
    const { answer, position } = await this.commands.execute(
      new ConfirmPayment(player?.playerId ?? null, this.secrets.hashOf(request, purchaseCookie), sessionId),
    );
    tellPosition(response, position);
    return answer;
  }
}
