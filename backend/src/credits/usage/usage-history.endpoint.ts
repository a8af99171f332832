import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { UsageEntry } from '@rubicon/contracts';
import { CurrentPlayer, LogPosition, type SignedInPlayer } from '../../platform/http/index.js';
import { GetUsageHistory } from './usage-history.query.js';

@ApiTags('credits')
@ApiBearerAuth()
@Controller('api/usage/history')
export class UsageHistoryEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'What each turn took and cost, newest first.' })
  usage(
    @CurrentPlayer() player: SignedInPlayer,
    @LogPosition() position: bigint | null,
  ): Promise<UsageEntry[]> {
    return this.queries.execute<GetUsageHistory, UsageEntry[]>(
      new GetUsageHistory(player.playerId, position),
    );
  }
}
