import type { ParkedLane } from '@rubicon/contracts';
import { Fragment, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { formatCount } from '../../lib/format.js';
import { laneStrings as strings } from '../../strings/desk/lanes.js';
import { formatWait } from '../lib/format-duration.js';
import { shortId } from '../lib/short-id.js';
import { useRowKeys } from '../lib/use-row-keys.js';
import { RowBelow } from '../ui/row-below.js';
import { Cell, Table, type TableColumn } from '../ui/table.js';
import { laneId } from './lane-id.js';

const columns: readonly TableColumn[] = [
  { name: strings.columns.lane, className: 'pl-3' },
  { name: strings.columns.why, least: 'medium' },
  { name: strings.columns.since, isFigure: true },
  { name: strings.columns.tries, isFigure: true, className: 'pr-3 last:pr-3' },
];

/**
 * One is chosen with the focus: by `j` and `k`, by the arrow keys in a row, or by a press; Tab goes on from the chosen one.
 * @param below the chosen row: what is known of it, where there is no room beside the table
 */
export function LaneTable({
  lanes,
  chosen,
  at,
  below,
}: {
  lanes: readonly ParkedLane[];
  chosen: string;
  at: string;
  below: ReactNode;
}) {
  const around = useRowKeys<HTMLTableSectionElement>();
  return (
    <Table label={strings.table} columns={columns}>
      <tbody ref={around}>
        {lanes.map((lane) => {
          const id = laneId(lane);
          return (
            <Fragment key={id}>
              <Row lane={lane} isChosen={id === chosen} at={at} />
              {id === chosen && below !== null && <RowBelow columns={columns.length}>{below}</RowBelow>}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Which row has the focus. Undefined: none has it. */
export function focusedLane(): string | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset.lane : undefined;
}

function Row({ lane, isChosen, at }: { lane: ParkedLane; isChosen: boolean; at: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { process, key, parkedAt, tries, errorCode, errorMessage, askedAt } = lane;
  const id = laneId(lane);
  const search = new URLSearchParams(params);
  search.set('lane', id);
  const to = { search: `?${search.toString()}` };
  return (
    <tr
      className={classNames(
        'relative border-b border-line',
        isChosen ? 'bg-surface shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-surface',
      )}
    >
      <Cell isName className="pl-3">
        {/* All of the row chooses it. */}
        <Link
          to={to}
          replace
          data-row
          data-lane={id}
          aria-current={isChosen ? 'true' : undefined}
          tabIndex={isChosen ? 0 : -1}
          onFocus={() => !isChosen && void navigate(to, { replace: true })}
          className="whitespace-nowrap no-underline before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-accent"
        >
          <span className="font-semibold">{process}</span>{' '}
          <span title={key} className="typed text-note text-ink-soft">
            {shortId(key)}
          </span>
        </Link>
        <span className="block text-caption [overflow-wrap:anywhere] text-ink-soft @md:hidden">
          {errorCode}
        </span>
      </Cell>
      <Cell least="medium" className="w-full max-w-0">
        <span className="block truncate">{errorCode}</span>
        <span title={errorMessage} className="block truncate text-caption text-ink-soft">
          {errorMessage}
        </span>
      </Cell>
      <Cell isFigure>{formatWait(Date.parse(at) - Date.parse(parkedAt))}</Cell>
      <Cell isFigure className="pr-3 last:pr-3">
        <span className="font-semibold">{formatCount(tries)}</span>
        {askedAt !== null && <span className="block text-caption text-accent">{strings.asked}</span>}
      </Cell>
    </tr>
  );
}
