import { readModel, type SliceTables } from '../platform/read-models/index.js';
import { balanceProjection } from './balance/balance.projection.js';
import { BalanceRow } from './balance/balance.table.js';
import {
  BalanceAfterTurns1763700000110,
  CreditsReadModels1763700000100,
  DisputesAndMoneyOfLines1764300000100,
} from './credits.migrations.js';
import { ledgerEntryProjection } from './statement/ledger-entry.projection.js';
import { LedgerEntryRow } from './statement/ledger-entry.table.js';
import { usageEntryProjection } from './usage/usage-entry.projection.js';
import { UsageEntryRow, UsageGameRow } from './usage/usage-entry.table.js';

export const creditsTables: SliceTables = {
  readModels: {
    all: [
      readModel(balanceProjection, BalanceRow),
      readModel(ledgerEntryProjection, LedgerEntryRow),
      readModel(usageEntryProjection, UsageGameRow, UsageEntryRow),
    ],
    migrations: [
      CreditsReadModels1763700000100,
      BalanceAfterTurns1763700000110,
      DisputesAndMoneyOfLines1764300000100,
    ],
  },
};
