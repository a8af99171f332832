/** Every projection of the read models, with the tables it fills. */
import { balanceProjection } from './credits/balance/balance.projection.js';
import { ledgerEntryProjection } from './credits/statement/ledger-entry.projection.js';
import { usageEntryProjection } from './credits/usage/usage-entry.projection.js';
import { paymentProjection } from './payments/payment.projection.js';
import { readModel, type ReadModelProjection } from './platform/projector/index.js';
import { publicStatsProjection } from './stats/public-stats.projection.js';

export const allProjections: readonly ReadModelProjection[] = [
  readModel(balanceProjection, ['balance']),
  readModel(ledgerEntryProjection, ['ledger_entry']),
  readModel(usageEntryProjection, ['usage_game', 'usage_entry']),
  readModel(paymentProjection, ['payment']),
  readModel(publicStatsProjection, ['public_stats', 'stats_buyer']),
];
