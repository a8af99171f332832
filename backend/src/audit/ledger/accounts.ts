/**
 * The chart of accounts (docs/audit.md), in integer micro-dollars and in the accounts' own signs: `cash` and what stands against it grow with what
 * is there, liabilities with what is owed to players, revenue and forfeits with what was earned, costs with what was spent.
 */
import {
  ledgerAccounts,
  memoAccounts,
  type AccountAmounts,
  type LedgerAccount,
  type MemoAccount,
} from '@rubicon/contracts';

export type Account = LedgerAccount | MemoAccount;

/** The side on which an account grows: what all events post to debit accounts is what they post to credit accounts. */
const growsOn: Readonly<Record<LedgerAccount, 'debit' | 'credit'>> = {
  cash: 'debit',
  // Money that came and is in no wallet yet.
  clearing: 'credit',
  liabilityPaid: 'credit',
  liabilityGranted: 'credit',
  chargedPaid: 'credit',
  chargedGranted: 'credit',
  granted: 'debit',
  guaranteeCost: 'debit',
  writtenOff: 'debit',
  forfeitedPaid: 'credit',
  forfeitedGranted: 'credit',
  modelCost: 'debit',
  modelPayable: 'credit',
};

export const allAccounts: readonly Account[] = [...ledgerAccounts, ...memoAccounts];

/** What one event posts; accounts that it does not move are left out. */
export type Postings = Partial<Record<Account, number>>;

export function noAmounts(): AccountAmounts {
  return Object.fromEntries(allAccounts.map((account) => [account, 0])) as AccountAmounts;
}

/** Zero when debits and credits are the same. */
export function imbalanceOf(postings: Postings): number {
  let sum = 0;
  for (const account in postings) {
    const side = growsOn[account as LedgerAccount] as 'debit' | 'credit' | undefined;
    // Memos are no part of the balance.
    if (side) sum += (side === 'debit' ? 1 : -1) * (postings[account as LedgerAccount] ?? 0);
  }
  return sum;
}

/** Adds what one event posts, in place. */
export function addPostings(to: AccountAmounts, postings: Postings): void {
  for (const account in postings) to[account as Account] += postings[account as Account] ?? 0;
}
