import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { PublicStats } from '@rubicon/contracts';
import { Public } from '../platform/http/index.js';
import { GetPublicStats } from './public-stats.query.js';

@ApiSchema({ name: 'PublicStats' })
class PublicStatsAnswer implements PublicStats {
  @ApiProperty({ type: 'integer' })
  totalPlayers: number;
  @ApiProperty({ type: 'integer', description: 'Games started.' })
  totalScenarios: number;
  @ApiProperty({ description: 'Percent of the players who completed a purchase.' })
  conversionRate: number;
}

@ApiTags('stats')
@Controller('api/stats')
export class PublicStatsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Public()
  @Header('cache-control', 'public, max-age=60')
  @ApiOkResponse({ type: PublicStatsAnswer })
  @ApiOperation({ summary: 'Players, games started, and the share of players who bought.' })
  getPublicStats(): Promise<PublicStats> {
    return this.queries.execute(new GetPublicStats());
  }
}
