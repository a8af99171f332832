import { ledgerAccounts, type LedgerAccount } from '@rubicon/contracts';

/** Those that grow on the debit side; the others grow on the credit side. The sums of both are always the same (docs/audit.md). */
export const debitAccounts: readonly LedgerAccount[] = [
  'cash',
  'granted',
  'guaranteeCost',
  'writtenOff',
  'modelCost',
];
export const creditAccounts: readonly LedgerAccount[] = ledgerAccounts.filter(
  (account) => !debitAccounts.includes(account),
);
