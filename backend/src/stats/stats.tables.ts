import { readModel, type SliceTables } from '../platform/read-models/index.js';
import { publicStatsProjection } from './public-stats.projection.js';
import { PublicStatsRow, StatsBuyerRow } from './public-stats.table.js';
import { StatsReadModels1763700000300 } from './stats.migrations.js';

export const statsTables: SliceTables = {
  readModels: {
    all: [readModel(publicStatsProjection, PublicStatsRow, StatsBuyerRow)],
    migrations: [StatsReadModels1763700000300],
  },
};
