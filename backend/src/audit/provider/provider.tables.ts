import type { TableSet } from '../../platform/read-models/index.js';
import { ProviderFetchRow } from './provider-fetch.table.js';
import { ProviderMoneyRow } from './provider-money.table.js';
import { LatestProviderRow, ProviderRowVersion } from './provider-row.table.js';
import { ProviderMoneyStandings1764500000325 } from './provider-money.migration.js';
import {
  ProviderCompared1764500000610,
  ProviderRows1764500000300,
  ProviderRowStatus1764500000310,
} from './provider.migrations.js';

export const providerTables: TableSet = {
  entities: [ProviderRowVersion, LatestProviderRow, ProviderMoneyRow, ProviderFetchRow],
  migrations: [
    ProviderRows1764500000300,
    ProviderRowStatus1764500000310,
    ProviderMoneyStandings1764500000325,
    ProviderCompared1764500000610,
  ],
};
