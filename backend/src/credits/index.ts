export { CreditsApiModule } from './credits.module.js';
export { creditsTables } from './credits.tables.js';
export { balanceProjection } from './balance/balance.projection.js';
export { ledgerEntryProjection } from './statement/ledger-entry.projection.js';
export { usageEntryProjection } from './usage/usage-entry.projection.js';
export { TurnSettlements, type TurnSettlement } from './settlement/turn-settlements.js';
