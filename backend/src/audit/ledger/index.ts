export {
  BooksOfLog,
  booksOfLog,
  exceptionsOf,
  type BooksPeriod,
  type Exception,
  type ProviderSide,
} from './books-of-log.js';
export { allAccounts, imbalanceOf, noAmounts, type Account, type Postings } from './accounts.js';
export type { Finding } from './causes.js';
export { exceptionIdOf } from './exception-id.js';
export { explainedBasisPoints } from './explained.js';
export { isDue } from './is-due.js';
export { judgeItem } from './judge-item.js';
export { judgeProvider } from './judge-provider.js';
export { judgeProviderRow } from './judge-provider-row.js';
export { costsNothing, type ModelPrices } from './judge-turn.js';
export { keysOf } from './keys-of.js';
export type { LedgerEvent, TimedEvent } from './ledger-event.js';
export { ledgerEventTypes } from './ledger-event-types.js';
export { ledgerEventOf, type FoldedItem } from './ledger-fold.js';
export type * from './ledger-item.js';
export { mergeFindings } from './merge-findings.js';
export { type ProviderMoney, type ProviderMoneyRefund } from './provider-money.js';
export { timedEventOf } from './timed-event-of.js';
