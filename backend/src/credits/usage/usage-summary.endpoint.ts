import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { UsageSummary } from '@rubicon/contracts';
import { CurrentPlayer, LogPosition, type SignedInPlayer } from '../../platform/http/index.js';
import { GetUsageSummary } from './usage-summary.query.js';

@ApiSchema({ name: 'UsageSummary' })
class UsageSummaryAnswer implements UsageSummary {
  @ApiProperty({ type: 'integer', description: 'Input and output tokens charged.' })
  tokens: number;
  @ApiProperty({ type: 'integer', description: 'Runs of turns less than 30 minutes apart.' })
  sessions: number;
  @ApiProperty({ description: 'Turns charged per game that had one, to one decimal.' })
  averageTurns: number;
}

@ApiTags('credits')
@Controller('api/usage/summary')
export class UsageSummaryEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ type: UsageSummaryAnswer })
  @ApiOperation({ summary: 'What the player has used in all.' })
  getUsageSummary(
    @CurrentPlayer() player: SignedInPlayer,
    @LogPosition() position: bigint | null,
  ): Promise<UsageSummary> {
    return this.queries.execute(new GetUsageSummary(player.playerId, position));
  }
}
