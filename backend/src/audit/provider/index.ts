export { awaitingSettlementAt } from './awaiting-settlement.js';
export { fetchedUntil } from './fetched-until.js';
export { ProviderFetchRow } from './provider-fetch.table.js';
export { ProviderModule } from './provider.module.js';
export { ProviderMoneyRow } from './provider-money.table.js';
export { LatestProviderRow, ProviderRowVersion } from './provider-row.table.js';
export { ProviderRowBody } from './provider.answers.js';
export { ProviderRows } from './provider-rows.js';
