import type { LedgerEventEntry } from '@rubicon/contracts';
import { auditStrings } from '../../strings/desk/audit.js';
import { Money } from './money.js';

/** What an event posts, an account a line. */
export function Postings({ postings }: { postings: LedgerEventEntry['postings'] }) {
  return (
    <dl className="flex flex-col gap-0.5">
      {postings.map(({ account, amountMicroUsd }) => (
        <div key={account} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">{auditStrings.accounts[account]}</dt>
          <dd>
            <Money microUsd={amountMicroUsd} moves />
          </dd>
        </div>
      ))}
    </dl>
  );
}
