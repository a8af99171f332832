/** What the landing page tells of all players together. */
import type { PublicStats } from '@rubicon/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadModels } from '../platform/read-models/index.js';
import { PublicStatsRow } from './public-stats.table.js';

export class GetPublicStats extends Query<PublicStats> {}

@QueryHandler(GetPublicStats)
export class GetPublicStatsHandler implements IQueryHandler<GetPublicStats> {
  constructor(private readonly readModels: ReadModels) {}

  async execute(): Promise<PublicStats> {
    const row = await this.readModels.repository(PublicStatsRow).findOneByOrFail({ only: true });
    return {
      totalPlayers: row.players,
      totalScenarios: row.games,
      conversionRate: row.players > 0 ? Math.min(100, Math.round((row.buyers / row.players) * 1000) / 10) : 0,
    };
  }
}
