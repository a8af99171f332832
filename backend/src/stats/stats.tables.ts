import type { SliceTables } from '../platform/read-models/index.js';
import { PublicStatsRow, StatsBuyerRow } from './public-stats.table.js';
import { StatsReadModels1763700000300 } from './stats.migrations.js';

export const statsTables: SliceTables = {
  readModels: { entities: [PublicStatsRow, StatsBuyerRow], migrations: [StatsReadModels1763700000300] },
};
