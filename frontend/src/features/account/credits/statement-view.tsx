/** The player's ledger: where every micro-dollar came from and went. */
import { shortTransactionId, type Statement, type StatementEntry } from '@rubicon/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { classNames } from '../../../lib/class-names.js';
import { formatDollars, formatMicroUsd, formatMoment } from '../../../lib/format.js';
import { useStatement } from '../../../lib/queries/statement.js';
import { QueryState } from '../query-state.js';
import { accountStrings } from '../../../strings/account.js';

const PAGE = 20;

export function StatementView() {
  const statement = useStatement();
  return (
    <section aria-labelledby="statement-title">
      <CardTitle id="statement-title">{accountStrings.statement.title}</CardTitle>
      <p className="measure mt-2 mb-5 text-ink-soft">{accountStrings.statement.text}</p>
      <QueryState query={statement} failure={accountStrings.statement.notLoaded}>
        {(data) => (
          <>
            <Totals statement={data} />
            {data.entries.length === 0 ? (
              <p className="mt-6 text-ink-soft">{accountStrings.statement.none}</p>
            ) : (
              <Entries entries={data.entries} />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

function Totals({ statement }: { statement: Statement }) {
  const totals: readonly [string, number][] = [
    [accountStrings.statement.purchased, statement.purchasedMicroUsd],
    ...optional(accountStrings.statement.given, statement.grantedMicroUsd),
    [accountStrings.statement.charged, statement.chargedMicroUsd],
    ...optional(accountStrings.statement.refunded, statement.refundedMicroUsd),
    ...optional(accountStrings.statement.takenBack, statement.takenBackMicroUsd),
    ...optional(accountStrings.statement.givenUp, statement.forfeitedMicroUsd),
    ...optional(accountStrings.statement.reserved, statement.reservedMicroUsd),
    ...optional(accountStrings.statement.frozen, statement.frozenMicroUsd),
    ...optional(accountStrings.statement.held, statement.heldMicroUsd),
    [accountStrings.statement.available, statement.availableMicroUsd],
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4 border-y border-line-strong py-4">
      {totals.map(([name, amount]) => (
        <div key={name}>
          <dt className="eyebrow">{name}</dt>
          <dd className="figures mt-0.5 text-lead font-semibold">{formatMicroUsd(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function optional(name: string, amount: number): [string, number][] {
  return amount === 0 ? [] : [[name, amount]];
}

function Entries({ entries }: { entries: readonly StatementEntry[] }) {
  const [shown, setShown] = useState(PAGE);
  const told = entries.filter(isTold);
  return (
    <>
      <table className="mt-2 w-full border-collapse text-aside">
        <thead className="text-left max-sm:sr-only">
          <tr>
            <th scope="col" className="eyebrow py-2 pr-4">
              {accountStrings.statement.when}
            </th>
            <th scope="col" className="eyebrow py-2 pr-4">
              {accountStrings.statement.what}
            </th>
            <th scope="col" className="eyebrow py-2 pr-4 text-right">
              {accountStrings.statement.out}
            </th>
            <th scope="col" className="eyebrow py-2 text-right">
              {accountStrings.statement.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {told.slice(0, shown).map((entry) => (
            <Entry key={entry.revision} entry={entry} />
          ))}
        </tbody>
        <Sums entries={entries} />
      </table>
      {told.length > shown && (
        <Button variant="ghost" className="mt-3" onClick={() => setShown(shown + PAGE)}>
          {accountStrings.statement.showMore}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: StatementEntry }) {
  const { availableDeltaMicroUsd: delta, spentMicroUsd: spent } = entry;
  return (
    <tr className="border-t border-line max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-2.5">
      <td className="figures py-2.5 pr-4 text-ink-soft max-sm:order-2 max-sm:p-0 max-sm:text-note">
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
      </td>
      <td className="py-2.5 pr-4 max-sm:order-1 max-sm:col-start-1 max-sm:p-0">
        {accountStrings.statement.kinds[entry.kind]}
        {isDearer(entry) && (
          <span className="figures block text-note text-ink-soft">
            {accountStrings.statement.inMoney(formatDollars(entry.moneyCents / 100))}
          </span>
        )}
        {entry.paymentId !== null && (
          <span className="figures block text-note text-ink-soft">
            {accountStrings.statement.transaction(shortTransactionId(entry.paymentId))}
          </span>
        )}
      </td>
      <td className="figures py-2.5 pr-4 text-right text-ink-soft max-sm:order-4 max-sm:p-0 max-sm:text-note">
        {spent !== 0 && <OutAmount amount={spent} />}
      </td>
      <td
        className={classNames(
          'figures py-2.5 text-right font-semibold max-sm:order-1 max-sm:col-start-2 max-sm:p-0',
          delta > 0 && 'text-success',
          delta === 0 && 'font-normal text-ink-soft',
        )}
      >
        {delta > 0 && '+'}
        {formatMicroUsd(delta)}
      </td>
    </tr>
  );
}

/** Whether it moved something, or says why nothing moved; the rest (a claim of nothing, a cost of ours) is for the log. */
function isTold(entry: StatementEntry): boolean {
  return (
    entry.kind === 'declined' ||
    (entry.moneyCents ?? 0) > 0 ||
    entry.availableDeltaMicroUsd !== 0 ||
    entry.reservedDeltaMicroUsd !== 0 ||
    entry.heldDeltaMicroUsd !== 0 ||
    entry.frozenDeltaMicroUsd !== 0 ||
    entry.spentMicroUsd !== 0
  );
}

/** A refund that pays back more money than it takes credits. */
function isDearer(entry: StatementEntry): entry is StatementEntry & { moneyCents: number } {
  const creditsMicroUsd = Math.max(Math.abs(entry.heldDeltaMicroUsd), Math.abs(entry.spentMicroUsd));
  return entry.moneyCents !== null && entry.moneyCents * 10_000 > creditsMicroUsd;
}

/** Of all entries, shown or not: the first is what the totals above call charged, refunded, taken back and given up; the second is what is available. */
function Sums({ entries }: { entries: readonly StatementEntry[] }) {
  const out = entries.reduce((sum, { spentMicroUsd }) => sum + spentMicroUsd, 0);
  const change = entries.reduce((sum, { availableDeltaMicroUsd }) => sum + availableDeltaMicroUsd, 0);
  return (
    <tfoot className="border-t border-line-strong font-semibold">
      <tr className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-2.5">
        <th scope="row" colSpan={2} className="py-2.5 pr-4 text-left max-sm:p-0">
          {accountStrings.statement.allEntries}
        </th>
        <td className="figures py-2.5 pr-4 text-right max-sm:order-3 max-sm:col-start-1 max-sm:p-0 max-sm:text-left max-sm:text-note">
          <OutAmount amount={out} />
        </td>
        <td className="figures py-2.5 text-right max-sm:p-0">{formatMicroUsd(change)}</td>
      </tr>
    </tfoot>
  );
}

/** Named for those who do not see its column. */
function OutAmount({ amount }: { amount: number }) {
  return (
    <>
      <span className="sm:sr-only">{accountStrings.statement.outAmount} </span>
      {formatMicroUsd(amount)}
    </>
  );
}
