export { amountsOf, columnOf, sumsOfAccounts, type SumsRow } from './account-columns.js';
export { LedgerDayRow } from './ledger-day.table.js';
export { LedgerEventRow } from './ledger-event.table.js';
export { LedgerItemRow } from './ledger-item.table.js';
