/** POST /api/credits/payment-success: the browser came back from checkout; the provider is asked, not the browser. */
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { PaymentSuccessAnswer, PaymentSuccessRequest, Product } from '@rubicon/contracts';
import { Length, Matches } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  ProblemError,
  RateLimit,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { CheckoutProvider } from '../provider/checkout-provider.js';
import { reachingProvider } from '../provider/reaching-provider.js';
import { completePayment } from './complete-payment.js';
import { PaymentCommands } from './payment-commands.js';

const CENTS_PER_USD = 100;
const NO_SESSION_ID = 'sessionId must be the id that checkout returned with.';

class PaymentSuccessBody implements PaymentSuccessRequest {
  @ApiProperty({ example: 'cs_test_a1b2c3' })
  @Matches(/^\w+$/, { message: NO_SESSION_ID })
  @Length(1, 200, { message: NO_SESSION_ID })
  sessionId: string;
}

export class ConfirmPayment {
  constructor(
    readonly playerId: string,
    readonly sessionId: string,
  ) {}
}

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
}

interface ConfirmedPayment {
  readonly answer: PaymentSuccessAnswer;
  readonly position: bigint | null;
}

@CommandHandler(ConfirmPayment)
export class ConfirmPaymentHandler implements ICommandHandler<ConfirmPayment, ConfirmedPayment> {
  constructor(
    private readonly provider: CheckoutProvider,
    private readonly commands: PaymentCommands,
  ) {}

  async execute({ playerId, sessionId }: ConfirmPayment): Promise<ConfirmedPayment> {
    const session = await reachingProvider(
      'Payment completed but credits may take a moment to appear.',
      this.provider.findSession(sessionId),
    );
    // Another player's session is as unknown as one that does not exist.
    const payment =
      session?.paymentId == null ? null : (await this.commands.payment.load(session.paymentId)).state;
    if (session === null || payment?.playerId !== playerId)
      throw new ProblemError(404, 'unknown_payment', 'There is no such payment.');

    const completion = await completePayment(session, this.commands);
    if (completion.kind === 'refused')
      throw new ProblemError(409, completion.refusal.code, completion.refusal.detail);
    if (completion.kind === 'not_paid')
      throw new ProblemError(409, 'not_paid', 'This checkout has not been paid.');
    return {
      answer: {
        success: true,
        creditsAdded: completion.checkout.amountCents / CENTS_PER_USD,
        userEmail: session.payerEmail ?? '',
        paymentId: completion.checkout.paymentId,
        product: completion.checkout.product,
        claimed: true,
      },
      position: completion.position,
    };
  }
}

@ApiTags('credits')
@ApiBearerAuth()
@Controller('api/credits/payment-success')
export class PaymentSuccessEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'purchase-confirmation', limit: 60, perSeconds: 60 })
  @ApiOkResponse({ type: PaymentSuccessAnswerBody })
  @ApiOperation({ summary: 'Confirms a checkout with the provider; repeats answer the same.' })
  async confirm(
    @CurrentPlayer() player: SignedInPlayer,
    @Body() body: PaymentSuccessBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PaymentSuccessAnswer> {
    const { answer, position } = await this.commands.execute<ConfirmPayment, ConfirmedPayment>(
      new ConfirmPayment(player.playerId, body.sessionId),
    );
    tellPosition(response, position);
    return answer;
  }
}
