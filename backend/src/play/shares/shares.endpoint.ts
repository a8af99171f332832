/** POST and GET /api/games/{id}/shares, DELETE /api/games/{id}/shares/{shareId} */
import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import type { Share, ShareList, ShareRequest } from '@rubicon/contracts';
import { IsUUID } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  IdempotencyKey,
  LogPosition,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { gameIdParameter } from '../story/index.js';
import { RevokeShareOf } from './revoke-share.handler.js';
import { ShareGameOf } from './share-game.handler.js';
import { ShareBody, ShareListBody } from './share.answers.js';
import { ListShares } from './shares.query.js';

/** An id that is none names no link. */
const shareIdParameter = new ParseUUIDPipe({ exceptionFactory: () => new Refused('unknown_share') });

@ApiSchema({ name: 'ShareRequest' })
class ShareRequestBody implements ShareRequest {
  @ApiProperty({ format: 'uuid', description: "A turn with text, or the game's id for the opening." })
  @IsUUID('all', { message: 'turnId must be the id of a turn.' })
  turnId: string;
}

@ApiTags('play')
@Controller('api/games')
export class SharesEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/shares')
  @HttpCode(201)
  @RateLimit({ name: 'shares', limit: 30, perSeconds: 60 })
  @ApiOperation({
    summary:
      'Makes a link under which anybody can read the story from the opening to a turn; the link that opens already, if there is one.',
  })
  @ApiCreatedResponse({ type: ShareBody })
  @Refuses('game_not_found', 'game_deleted', 'unknown_turn', 'too_many_shares', 'share_revoked')
  async shareGame(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @Body() { turnId }: ShareRequestBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Share> {
    const { shareId, position } = await this.commands.execute(
      new ShareGameOf(player.playerId, gameId, turnId, idempotencyKey),
    );
    tellPosition(response, position);
    const { shares } = await this.listed(player, gameId, position);
    const share = shares.find((each) => each.shareId === shareId);
    if (!share) throw new Refused('share_revoked');
    return share;
  }

  @Get(':id/shares')
  @ApiOperation({ summary: "The game's links that open, newest first." })
  @ApiOkResponse({ type: ShareListBody })
  @Refuses('game_not_found')
  listShares(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @LogPosition() position: bigint | null,
  ): Promise<ShareList> {
    return this.listed(player, gameId, position);
  }

  @Delete(':id/shares/:shareId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes a link back: it opens no more.' })
  @ApiNoContentResponse()
  @Refuses('game_not_found', 'unknown_share')
  async revokeShare(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @Param('shareId', shareIdParameter) shareId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    tellPosition(response, await this.commands.execute(new RevokeShareOf(player.playerId, gameId, shareId)));
  }

  private listed(player: SignedInPlayer, gameId: string, position: bigint | null): Promise<ShareList> {
    return this.queries.execute(new ListShares(player.playerId, gameId, position));
  }
}
