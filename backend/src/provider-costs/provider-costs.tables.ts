import { readModel, type SliceTables } from '../platform/read-models/index.js';
import { providerCostProjection } from './provider-cost.projection.js';
import { ProviderCostRow } from './provider-cost.table.js';
import { ProviderCosts1763900000100, UnrecordedCosts1764200000300 } from './provider-costs.migrations.js';

export const providerCostsTables: SliceTables = {
  readModels: {
    all: [readModel(providerCostProjection, ProviderCostRow)],
    migrations: [ProviderCosts1763900000100],
  },
  app: { entities: [], migrations: [UnrecordedCosts1764200000300] },
};
