import type { AccountAmounts } from '@rubicon/contracts';
import type { ClosedMonth } from '@rubicon/domain';
import { addPostings, noAmounts } from '../ledger/accounts.js';

/** What stands on each account by these closes: all that they moved and adjusted. */
export function balanceAfter(closes: readonly Pick<ClosedMonth, 'totals' | 'adjustments'>[]): AccountAmounts {
  const balance = noAmounts();
  for (const { totals, adjustments } of closes) {
    addPostings(balance, totals);
    for (const { amounts } of adjustments) addPostings(balance, amounts);
  }
  return balance;
}
