import { shortTransactionId, type StatementEntry } from '@rubicon/contracts';
import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { formatDollars, formatMicroUsd, formatMoment } from '../../../lib/format.js';
import { accountStrings } from '../../../strings/account.js';
import { statementRows, type StatementLine, type StatementRow } from './statement-rows.js';

const PAGE = 20;
const { statement: words } = accountStrings;

/** A row for each turn, which opens to its entries, and for each entry that belongs to none. */
export function StatementTable({ entries }: { entries: readonly StatementEntry[] }) {
  const [shown, setShown] = useState(PAGE);
  const rows = statementRows(entries);
  return (
    <>
      <table className="mt-2 w-full border-collapse text-aside">
        <thead className="text-left max-sm:sr-only">
          <tr>
            <th scope="col" className="eyebrow py-2 pr-4">
              {words.when}
            </th>
            <th scope="col" className="eyebrow py-2 pr-4">
              {words.what}
            </th>
            <th scope="col" className="eyebrow py-2 pr-4 text-right">
              {words.out}
            </th>
            <th scope="col" className="eyebrow py-2 text-right">
              {words.change}
            </th>
          </tr>
        </thead>
        {rows.slice(0, shown).map((row) => (
          <Row key={row.key} row={row} />
        ))}
        <Sums entries={entries} />
      </table>
      {rows.length > shown && (
        <Button variant="ghost" className="mt-3" onClick={() => setShown(shown + PAGE)}>
          {words.showMore}
        </Button>
      )}
    </>
  );
}

function Row({ row: { line, parts } }: { row: StatementRow }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (parts.length === 0)
    return (
      <tbody>
        <Line line={line}>{words.kinds[line.kind]}</Line>
      </tbody>
    );
  const came = cameTo(line);
  return (
    <>
      <tbody>
        <Line line={line}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={words.entriesOf(came, formatMoment(line.at))}
            onClick={() => setOpen(!open)}
            className="-my-2.5 -ml-1 inline-flex min-h-11 items-center gap-1 text-left hover:text-accent"
          >
            <ChevronRight
              aria-hidden="true"
              className={classNames('size-4 shrink-0 transition-transform', open && 'rotate-90')}
            />
            {came}
          </button>
        </Line>
      </tbody>
      <tbody id={id} hidden={!open} className="bg-surface">
        {parts.map((part, index) => (
          <Line key={index} line={part} part>
            {words.kinds[part.kind]}
          </Line>
        ))}
      </tbody>
    </>
  );
}

/** What a turn came to. */
function cameTo({ kind }: StatementLine): string {
  return kind === 'released' || kind === 'voided' ? words.notCharged : words.kinds[kind];
}

function Line({
  line,
  part = false,
  children,
}: {
  line: StatementLine;
  part?: boolean;
  children: ReactNode;
}) {
  const { at, moneyCents, paymentId, outMicroUsd: out, changeMicroUsd: change } = line;
  return (
    <tr
      className={classNames(
        'border-line max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-2.5',
        part ? 'text-note max-sm:pl-4' : 'border-t',
      )}
    >
      <td className="figures py-2.5 pr-4 text-ink-soft max-sm:order-2 max-sm:p-0 max-sm:text-note">
        <time dateTime={at}>{formatMoment(at)}</time>
      </td>
      <td
        className={classNames('py-2.5 pr-4 max-sm:order-1 max-sm:col-start-1 max-sm:p-0', part && 'sm:pl-5')}
      >
        {children}
        {moneyCents !== null && (
          <span className="figures block text-note text-ink-soft">
            {words.inMoney(formatDollars(moneyCents / 100))}
          </span>
        )}
        {paymentId !== null && (
          <span className="figures block text-note text-ink-soft">
            {words.transaction(shortTransactionId(paymentId))}
          </span>
        )}
      </td>
      <td className="figures py-2.5 pr-4 text-right text-ink-soft max-sm:order-4 max-sm:p-0 max-sm:text-note">
        {out !== 0 && <OutAmount amount={out} />}
      </td>
      <td
        className={classNames(
          'figures py-2.5 text-right max-sm:order-1 max-sm:col-start-2 max-sm:p-0',
          !part && 'font-semibold',
          change > 0 && 'text-success',
          change === 0 && 'font-normal text-ink-soft',
        )}
      >
        {change > 0 && '+'}
        {formatMicroUsd(change)}
      </td>
    </tr>
  );
}

/** Of all entries, shown or not: the first is what the totals above call charged, refunded, taken back and given up; the second is what is available. */
function Sums({ entries }: { entries: readonly StatementEntry[] }) {
  const out = entries.reduce((sum, { spentMicroUsd }) => sum + spentMicroUsd, 0);
  const change = entries.reduce((sum, { availableDeltaMicroUsd }) => sum + availableDeltaMicroUsd, 0);
  return (
    <tfoot className="border-t border-line-strong font-semibold">
      <tr className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-2.5">
        <th scope="row" colSpan={2} className="py-2.5 pr-4 text-left max-sm:p-0">
          {words.allEntries}
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
      <span className="sm:sr-only">{words.outAmount} </span>
      {formatMicroUsd(amount)}
    </>
  );
}
