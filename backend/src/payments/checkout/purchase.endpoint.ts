/** POST /api/credits/purchase: opens a hosted checkout and answers its address; also for visitors (decision 22). */
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import {
  creditPacks,
  type Product,
  type PurchaseAnswer,
  type PurchaseRequest,
  type ReturnTo,
} from '@rubicon/contracts';
import { IsIn, IsOptional } from 'class-validator';
import type { Request, Response } from 'express';
import {
  BrowserSecrets,
  CurrentPlayer,
  IdempotencyKey,
  RateLimit,
  Refuses,
  tellPosition,
  VisitorsToo,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { purchaseCookie } from '../visitors/purchase.cookie.js';
import type { Buyer } from './buyer.js';
import { offerFor } from './catalogue.js';
import { OpenCheckoutFor } from './open-checkout.handler.js';

const products: readonly Product[] = ['credits', 'full-game'];
const returns: readonly ReturnTo[] = ['account', 'thank-you', 'game'];
const AMOUNTS = 'Credits are sold for $1, $5, $10 or $20.';

@ApiSchema({ name: 'PurchaseRequest' })
class PurchaseBody implements PurchaseRequest {
  @ApiProperty({ enum: creditPacks, description: 'US dollars' })
  @IsIn(creditPacks, { message: AMOUNTS })
  amount: number;

  @ApiPropertyOptional({ enum: products, nullable: true })
  @IsOptional()
  @IsIn(products, { message: 'product must be credits or full-game.' })
  product?: Product;

  @ApiPropertyOptional({ enum: returns, nullable: true })
  @IsOptional()
  @IsIn(returns, { message: 'returnTo must be account, thank-you or game.' })
  returnTo?: ReturnTo;
}

@ApiSchema({ name: 'PurchaseAnswer' })
export class PurchaseAnswerBody implements PurchaseAnswer {
  @ApiProperty({ format: 'uri', description: 'The hosted checkout page.' })
  url: string;
  @ApiProperty({ format: 'uuid' })
  paymentId: string;
}

@ApiTags('credits')
@Controller('api/credits/purchase')
export class PurchaseEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly secrets: BrowserSecrets,
  ) {}

  @VisitorsToo()
  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'purchase', limit: 20, perSeconds: 60 })
  @ApiOkResponse({ type: PurchaseAnswerBody })
  @ApiOperation({ summary: 'Opens a hosted checkout and answers its address.' })
  @Refuses(
    'unknown_amount',
    'account_suspended',
    'idempotency_key_reused',
    'session_attached',
    'checkout_closed',
    'payment_provider_unavailable',
  )
  async purchaseCredits(
    @CurrentPlayer() player: SignedInPlayer | undefined,
    @Body() body: PurchaseBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PurchaseAnswer> {
    const buyer = this.buyerOf(player, request, response);
    const offer = offerFor(body.product ?? 'credits', body.amount);
    if (offer === null)
      throw new Refused('unknown_amount', { detail: AMOUNTS, errors: { amount: [AMOUNTS] } });
    const { answer, position } = await this.commands.execute(
      new OpenCheckoutFor(buyer, offer, body.returnTo ?? 'account', idempotencyKey),
    );
    tellPosition(response, position);
    return answer;
  }

  /** A visitor's browser gets its cookie, or keeps it longer. */
  private buyerOf(player: SignedInPlayer | undefined, request: Request, response: Response): Buyer {
    if (player) return { kind: 'player', playerId: player.playerId };
    return { kind: 'visitor', visitor: this.secrets.keep(request, response, purchaseCookie) };
  }
}
