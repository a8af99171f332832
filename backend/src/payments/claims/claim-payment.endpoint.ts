/** POST /api/payments/claim: an account comes with the link that was mailed to the payer. */
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { ClaimPaymentAnswer, ClaimPaymentRequest } from '@rubicon/contracts';
import { drivePayment, paidCheckout } from '@rubicon/domain';
import { Length } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { PaymentEngine } from '../payment-engine.js';
import { ClaimLinks } from './claim-links.js';

const CENTS_PER_USD = 100;
const NO_TOKEN = 'token must be the one of the mailed link.';
/** Refusals of a payment that the link is good for; every other one is as if there were none. */
const told: readonly string[] = ['payment_returned', 'payment_disputed'];

@ApiSchema({ name: 'ClaimPaymentRequest' })
class ClaimPaymentBody implements ClaimPaymentRequest {
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, { message: NO_TOKEN })
  token: string;
}

@ApiSchema({ name: 'ClaimPaymentAnswer' })
class ClaimPaymentAnswerBody implements ClaimPaymentAnswer {
  @ApiProperty({ description: 'US dollars; repeats answer the same.' })
  creditsAdded: number;
  @ApiProperty({ description: 'The link had brought them here before.' })
  alreadyClaimed: boolean;
}

export class ClaimByLink extends Command<ClaimedPayment> {
  constructor(
    readonly playerId: string,
    readonly token: string,
  ) {
    super();
  }
}

interface ClaimedPayment {
  readonly answer: ClaimPaymentAnswer;
  readonly position: bigint | null;
}

@CommandHandler(ClaimByLink)
export class ClaimByLinkHandler implements ICommandHandler<ClaimByLink> {
  constructor(
    private readonly links: ClaimLinks,
    private readonly engine: PaymentEngine,
  ) {}

  async execute({ playerId, token }: ClaimByLink): Promise<ClaimedPayment> {
    const paymentId = this.links.paymentOf(token);
    if (paymentId === null) throw new Refused('unknown_claim');
    const claimed = await this.engine.payment.handle(
      paymentId,
      { type: 'ClaimPayment', paymentId, playerId },
      this.engine.contextFor(paymentId),
    );
    if (claimed.kind === 'refused')
      throw told.includes(claimed.refusal.code) ? Refused.by(claimed.refusal) : new Refused('unknown_claim');
    const { state, position } = await drivePayment(paymentId, this.engine);
    const amountCents = paidCheckout(state)?.amountCents ?? 0;
    return {
      answer: {
        creditsAdded: amountCents / CENTS_PER_USD,
        alreadyClaimed: claimed.kind !== 'appended',
      },
      position,
    };
  }
}

@ApiTags('payments')
@Controller('api/payments/claim')
export class ClaimPaymentEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'payment-claim', limit: 30, perSeconds: 60 })
  @ApiOkResponse({ type: ClaimPaymentAnswerBody })
  @ApiOperation({ summary: 'Takes over a payment made without an account, by the link mailed to its payer.' })
  @Refuses('unknown_claim', 'payment_returned', 'payment_disputed')
  async claimPayment(
    @CurrentPlayer() player: SignedInPlayer,
    @Body() { token }: ClaimPaymentBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ClaimPaymentAnswer> {
    const { answer, position } = await this.commands.execute(new ClaimByLink(player.playerId, token));
    tellPosition(response, position);
    return answer;
  }
}
