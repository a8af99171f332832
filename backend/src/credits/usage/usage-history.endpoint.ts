import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { gameTypes, type GameType, type UsageEntry } from '@rubicon/contracts';
import { CurrentPlayer, LogPosition, type SignedInPlayer } from '../../platform/http/index.js';
import { GetUsageHistory } from './usage-history.query.js';

@ApiSchema({ name: 'UsageEntry' })
class UsageEntryAnswer implements UsageEntry {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ description: 'The kind of turn, in words; never its text.' })
  action: string;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ type: 'integer' })
  inputCharacters: number;
  @ApiProperty({ type: 'integer' })
  outputCharacters: number;
  @ApiProperty({ type: 'integer' })
  inputTokens: number;
  @ApiProperty({ type: 'integer' })
  cachedInputTokens: number;
  @ApiProperty({ type: 'integer' })
  outputTokens: number;
  @ApiProperty({ description: 'US dollars, exact to the micro-dollar.' })
  cost: number;
  @ApiProperty({ enum: gameTypes })
  gameType: GameType;
}

@ApiTags('credits')
@Controller('api/usage/history')
export class UsageHistoryEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ type: [UsageEntryAnswer] })
  @ApiOperation({ summary: 'What each turn took and cost, newest first.' })
  getUsageHistory(
    @CurrentPlayer() player: SignedInPlayer,
    @LogPosition() position: bigint | null,
  ): Promise<UsageEntry[]> {
    return this.queries.execute(new GetUsageHistory(player.playerId, position));
  }
}
