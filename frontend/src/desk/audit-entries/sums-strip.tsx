import type { AccountAmounts } from '@rubicon/contracts';
import { Link } from 'react-router-dom';
import { formatCount, formatMicroUsd } from '../../lib/format.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { entriesStrings as strings } from '../../strings/desk/audit-entries.js';
import { accounts, entriesAddress, type EntriesFilter } from '../lib/entries-address.js';

/** What all of the entries come to, account by account: the figure that led here first. */
export function SumsStrip({
  total,
  sums,
  filter,
}: {
  total: number;
  sums: AccountAmounts;
  filter: EntriesFilter;
}) {
  const { account: chosen } = filter;
  const moved = accounts.filter((account) => account !== chosen && sums[account] !== 0);
  return (
    <section
      aria-label={strings.sums}
      className="mt-3 flex flex-wrap items-end gap-x-8 gap-y-2 border-y border-line bg-surface px-4 py-2.5"
    >
      {chosen !== null && (
        <p>
          <span className="block text-caption text-ink-soft">
            {strings.sumOf(auditStrings.accounts[chosen])}
          </span>
          <span className="figures text-large leading-tight font-semibold">
            {formatMicroUsd(sums[chosen])}
          </span>
        </p>
      )}
      <dl className="flex min-w-0 flex-1 flex-wrap gap-x-6 gap-y-1 text-note">
        {moved.map((account) => (
          <div key={account}>
            <dt className="text-caption text-ink-soft">{auditStrings.accounts[account]}</dt>
            <dd className="figures">
              <Link
                to={entriesAddress({ ...filter, account })}
                className="underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent"
              >
                {formatMicroUsd(sums[account])}
              </Link>
            </dd>
          </div>
        ))}
        {chosen === null && moved.length === 0 && (
          <div className="text-ink-soft">
            <dt className="sr-only">{strings.sums}</dt>
            <dd>{strings.zero}</dd>
          </div>
        )}
      </dl>
      <p role="status" className="figures text-note whitespace-nowrap text-ink-soft">
        {strings.events(formatCount(total), total)}
      </p>
    </section>
  );
}
