import type { AccountAmounts as Amounts } from '@rubicon/contracts';
import { accounts } from '../lib/entries-address.js';
import { Postings } from './postings.js';

/** What moved on some accounts, in the order of the chart; accounts that did not move are left out. */
export function AccountAmounts({ amounts }: { amounts: Partial<Amounts> }) {
  const postings = accounts.map((account) => ({ account, amountMicroUsd: amounts[account] ?? 0 }));
  return (
    <div className="max-w-md">
      <Postings postings={postings.filter(({ amountMicroUsd }) => amountMicroUsd !== 0)} />
    </div>
  );
}
