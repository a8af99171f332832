import type { SliceTables } from '../platform/read-models/index.js';
import { ProviderCostRow } from './provider-cost.table.js';
import { ProviderCosts1763900000100, UnrecordedCosts1764200000300 } from './provider-costs.migrations.js';

export const providerCostsTables: SliceTables = {
  readModels: { entities: [ProviderCostRow], migrations: [ProviderCosts1763900000100] },
  app: { entities: [], migrations: [UnrecordedCosts1764200000300] },
};
