import { Module } from '@nestjs/common';
import { PublicStatsEndpoint } from './public-stats.endpoint.js';
import { GetPublicStatsHandler } from './public-stats.query.js';

@Module({ controllers: [PublicStatsEndpoint], providers: [GetPublicStatsHandler] })
export class StatsApiModule {}
