import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PublicStats } from '@rubicon/contracts';
import { Public } from '../platform/http/index.js';
import { GetPublicStats } from './public-stats.query.js';

@ApiTags('stats')
@Controller('api/stats')
export class PublicStatsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Public()
  @Header('cache-control', 'public, max-age=60')
  @ApiOperation({ summary: 'Players, games started, and the share of players who bought.' })
  stats(): Promise<PublicStats> {
    return this.queries.execute<GetPublicStats, PublicStats>(new GetPublicStats());
  }
}
