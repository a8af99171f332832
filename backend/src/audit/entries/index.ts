export { AccountAmountsBody, LedgerEventEntryBody } from './entries.answers.js';
export { entryOf } from './ledger-entry.js';
