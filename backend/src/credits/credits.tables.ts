import type { SliceTables } from '../platform/read-models/index.js';
import { BalanceRow } from './balance/balance.table.js';
import {
  BalanceAfterTurns1763700000110,
  CreditsReadModels1763700000100,
  DisputesAndMoneyOfLines1764300000100,
} from './credits.migrations.js';
import { LedgerEntryRow } from './statement/ledger-entry.table.js';
import { UsageEntryRow, UsageGameRow } from './usage/usage-entry.table.js';

export const creditsTables: SliceTables = {
  readModels: {
    entities: [BalanceRow, LedgerEntryRow, UsageEntryRow, UsageGameRow],
    migrations: [
      CreditsReadModels1763700000100,
      BalanceAfterTurns1763700000110,
      DisputesAndMoneyOfLines1764300000100,
    ],
  },
};
