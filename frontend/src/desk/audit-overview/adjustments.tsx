import { type MonthAdjustment } from '@rubicon/contracts';
import { Link } from 'react-router-dom';
import { auditStrings } from '../../strings/desk/audit.js';
import { overviewStrings } from '../../strings/desk/audit-overview.js';
import { accounts } from '../lib/entries-address.js';
import { formatMonth } from '../lib/format-utc.js';
import { formatMovement } from '../lib/format-staff.js';

const strings = overviewStrings.adjustments;

/** What closed months did not know: named, month by month. */
export function Adjustments({ adjustments }: { adjustments: readonly MonthAdjustment[] }) {
  return (
    <section aria-labelledby="adjustments" className="border-b border-line py-2.5">
      <h2 id="adjustments" className="eyebrow">
        {strings.title}
      </h2>
      <p className="mt-0.5 text-note text-ink-soft">{strings.text}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {adjustments.map(({ month, amounts }) => (
          <li key={month} className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5">
            <Link to={`/months/${month}`} className="font-semibold text-accent">
              {strings.of(formatMonth(month))}
            </Link>
            {accounts.map((account) => {
              const amount = amounts[account] ?? 0;
              return amount === 0 ? null : (
                <span key={account} className="text-note whitespace-nowrap">
                  <span className="text-ink-soft">{auditStrings.accounts[account]}</span>{' '}
                  <span className="figures">{formatMovement(amount)}</span>
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
