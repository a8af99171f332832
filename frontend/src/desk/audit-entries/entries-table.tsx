import type { LedgerEventEntry } from '@rubicon/contracts';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { entriesStrings as strings } from '../../strings/desk/audit-entries.js';
import { entriesAddress, type Account } from '../lib/entries-address.js';
import { formatMovement } from '../lib/format-staff.js';
import { formatUtcDate, formatUtcSecond, formatUtcTime } from '../lib/format-utc.js';
import { shortId } from '../lib/short-id.js';
import { useRowKeys } from '../lib/use-row-keys.js';
import { LedgerEvent } from '../ui/ledger-event.js';
import { Money } from '../ui/money.js';

/** Of the address: the position of the entry that is open. */
export const OPENED = 'event';

const COLUMNS = 4;
const cell = 'py-1.5 pr-4 align-baseline';

/** `j` and `k` go through its rows, Enter opens an entry where it stands. */
export function EntriesTable({
  entries,
  account,
}: {
  entries: readonly LedgerEventEntry[];
  /** The one that is looked at: its amounts have a column. */
  account: Account | null;
}) {
  const around = useRowKeys<HTMLTableElement>();
  const [params, setParams] = useSearchParams();
  const opened = params.get(OPENED);
  const toggle = (position: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (opened === position) next.delete(OPENED);
        else next.set(OPENED, position);
        return next;
      },
      { replace: true },
    );
  return (
    <table ref={around} aria-label={strings.table} className="mt-2 w-full border-collapse text-note">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-left text-caption text-ink-soft">
          <th scope="col" className="w-44 py-1 pr-4 pl-2 font-normal">
            {strings.columns.at}
          </th>
          <th scope="col" className="py-1 pr-4 font-normal">
            {strings.columns.says}
          </th>
          <th scope="col" className="w-44 py-1 pr-4 font-normal">
            {strings.columns.item}
          </th>
          <th scope="col" className="py-1 pr-2 text-right font-normal">
            {account === null ? strings.columns.posts : auditStrings.accounts[account]}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const isOpened = opened === entry.position;
          return (
            <Fragment key={entry.position}>
              <tr
                className={classNames(
                  'relative border-line max-md:flex max-md:flex-wrap max-md:justify-between max-md:py-1',
                  isOpened ? 'bg-surface shadow-[inset_3px_0_0_var(--accent)]' : 'border-b hover:bg-surface',
                )}
              >
                <td className={classNames(cell, 'pl-2 whitespace-nowrap max-md:py-0.5')}>
                  <time dateTime={entry.at} title={formatUtcSecond(entry.at)} className="figures">
                    <span className="text-ink-soft">{formatUtcDate(entry.at)}</span> {formatUtcTime(entry.at)}
                  </time>
                </td>
                <td className={classNames(cell, 'max-md:order-1 max-md:w-full max-md:px-2 max-md:py-0.5')}>
                  {/* All of the row opens it. */}
                  <button
                    type="button"
                    data-row
                    aria-expanded={isOpened}
                    onClick={() => toggle(entry.position)}
                    className="text-left before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-accent"
                  >
                    {entry.says}
                  </button>
                </td>
                <td className={classNames(cell, 'figures whitespace-nowrap text-ink-soft max-md:hidden')}>
                  {entry.itemKind !== null && (
                    <span title={entry.itemId ?? undefined}>
                      {auditStrings.kinds[entry.itemKind]} {entry.itemId !== null && shortId(entry.itemId)}
                    </span>
                  )}
                </td>
                <td
                  className={classNames(
                    'py-1.5 pr-2 text-right align-baseline max-md:py-0.5',
                    account === null && 'max-md:order-2 max-md:w-full max-md:pl-2',
                  )}
                >
                  {account === null ? (
                    <AllPostings entry={entry} />
                  ) : (
                    <Posting entry={entry} account={account} />
                  )}
                </td>
              </tr>
              {isOpened && (
                <tr className="border-b border-line bg-surface shadow-[inset_3px_0_0_var(--accent)] max-md:block">
                  <td colSpan={COLUMNS} className="px-4 pt-1 pb-4 max-md:block">
                    <LedgerEvent event={entry} />
                    <Ways entry={entry} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function Posting({ entry, account }: { entry: LedgerEventEntry; account: Account }) {
  const posting = entry.postings.find((each) => each.account === account);
  return posting ? <Money microUsd={posting.amountMicroUsd} moves /> : null;
}

function AllPostings({ entry: { postings } }: { entry: LedgerEventEntry }) {
  return (
    <ul className="flex flex-wrap gap-x-4 md:justify-end">
      {postings.map(({ account, amountMicroUsd }) => (
        <li key={account} className="whitespace-nowrap">
          <span className="text-ink-soft">{auditStrings.accounts[account]}</span>{' '}
          <span className="figures">{formatMovement(amountMicroUsd)}</span>
        </li>
      ))}
    </ul>
  );
}

/** From an entry to the others of what it is about, at any time. */
function Ways({ entry: { itemKind, itemId, playerId } }: { entry: LedgerEventEntry }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
      {itemKind !== null && itemKind !== 'provider_row' && itemId !== null && (
        <Link to={entriesAddress({ itemKind, itemId })} className="relative text-accent">
          {strings.ofItem}
        </Link>
      )}
      {playerId !== null && (
        <Link to={entriesAddress({ playerId })} className="relative text-accent">
          {strings.ofPlayer}
        </Link>
      )}
    </p>
  );
}
