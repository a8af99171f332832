/** POST /api/tokens/purchase: a pack of tokens is a pack of credits of the same dollars (decision 25). */
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { tokenPacks, type PurchaseAnswer, type TokenPurchaseRequest } from '@rubicon/contracts';
import { IsIn } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  IdempotencyKey,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { tokenOffer } from './catalogue.js';
import { OpenCheckoutFor } from './open-checkout.handler.js';
import { PurchaseAnswerBody } from './purchase.endpoint.js';

const counts = tokenPacks.map(({ tokens }) => tokens);
const amounts = tokenPacks.map(({ amount }) => amount);
const PACKS = 'Tokens are sold in packs of 500,000 for $1, 1,000,000 for $2 or 2,000,000 for $4.';

@ApiSchema({ name: 'TokenPurchaseRequest' })
class TokenPurchaseBody implements TokenPurchaseRequest {
  @ApiProperty({ enum: counts })
  @IsIn(counts, { message: PACKS })
  tokens: number;

  @ApiProperty({ enum: amounts, description: 'US dollars' })
  @IsIn(amounts, { message: PACKS })
  amount: number;
}

@ApiTags('credits')
@Controller('api/tokens/purchase')
export class TokenPurchaseEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'purchase', limit: 20, perSeconds: 60 })
  @ApiOkResponse({ type: PurchaseAnswerBody })
  @ApiOperation({ summary: 'Opens a hosted checkout of a token pack and answers its address.' })
  @Refuses(
    'unknown_amount',
    'account_suspended',
    'idempotency_key_reused',
    'session_attached',
    'checkout_closed',
    'payment_provider_unavailable',
  )
  async purchaseTokens(
    @CurrentPlayer() { playerId }: SignedInPlayer,
    @Body() { tokens, amount }: TokenPurchaseBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PurchaseAnswer> {
    const offer = tokenOffer(tokens, amount);
    if (offer === null)
      throw new Refused('unknown_amount', { detail: PACKS, errors: { tokens: [PACKS], amount: [PACKS] } });
    const { answer, position } = await this.commands.execute(
      new OpenCheckoutFor({ kind: 'player', playerId }, offer, 'account', idempotencyKey),
    );
    tellPosition(response, position);
    return answer;
  }
}
