import type { RunningNarrator } from '@rubicon/contracts';
import { Fragment, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { formatCount } from '../../lib/format.js';
import { narratorStrings as strings } from '../../strings/desk/narrators.js';
import { useRowKeys } from '../lib/use-row-keys.js';
import { RowBelow } from '../ui/row-below.js';
import { Cell, Table, type TableColumn } from '../ui/table.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { longestTurn } from './longest-turn.js';
import { ModeBadge } from './mode-badge.js';

const columns: readonly TableColumn[] = [
  { name: strings.columns.name, className: 'pl-3' },
  { name: strings.columns.slots, isFigure: true },
  { name: strings.columns.tells, isFigure: true },
  { name: strings.columns.since, least: 'wide', className: 'pl-8' },
  { name: strings.columns.version, least: 'wide' },
];

/**
 * A row for each process. One is chosen with the focus: by `j` and `k`, by the arrow keys in a row, or by a press; Tab comes to the chosen one, to the
 * first where none is.
 * @param chosen null: none that runs
 * @param below the chosen row: what can be done, where there is no room beside the table
 */
export function NarratorTable({
  narrators,
  chosen,
  at,
  below,
}: {
  narrators: readonly RunningNarrator[];
  chosen: string | null;
  at: string;
  below?: ReactNode;
}) {
  const around = useRowKeys<HTMLTableSectionElement>();
  const last = narrators.findLastIndex(({ name }) => name === chosen);
  return (
    <Table label={strings.table} columns={columns}>
      <tbody ref={around}>
        {narrators.map((narrator, index) => (
          <Fragment key={narrator.instanceId}>
            <Row
              narrator={narrator}
              isChosen={narrator.name === chosen}
              isTabStop={chosen === null ? index === 0 : narrator.name === chosen}
              at={at}
            />
            {index === last && below !== undefined && <RowBelow columns={columns.length}>{below}</RowBelow>}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

/** Whose row has the focus, by name. Undefined: no row has it. */
export function focusedNarrator(): string | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset.narrator : undefined;
}

function Row({
  narrator,
  isChosen,
  isTabStop,
  at,
}: {
  narrator: RunningNarrator;
  isChosen: boolean;
  isTabStop: boolean;
  at: string;
}) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { name, slots, slotsConfigured, turns, prologues, startedAt, version } = narrator;
  const search = new URLSearchParams(params);
  search.set('narrator', name);
  const to = { search: `?${search.toString()}` };
  const longest = longestTurn([narrator], at);
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
          data-narrator={name}
          aria-current={isChosen ? 'true' : undefined}
          tabIndex={isTabStop ? 0 : -1}
          onFocus={() => !isChosen && void navigate(to, { replace: true })}
          className="font-semibold [overflow-wrap:anywhere] no-underline before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-accent"
        >
          {name}
        </Link>
        <span className="mt-0.5 block">
          <ModeBadge narrator={narrator} />
        </span>
      </Cell>
      <Cell isFigure>
        <span className="font-semibold">{formatCount(slots)}</span>
        <span className="block text-caption text-ink-soft">
          {strings.ofConfigured(formatCount(slotsConfigured))}
        </span>
      </Cell>
      <Cell isFigure>
        <span className="font-semibold">{formatCount(turns.length)}</span>
        {longest !== null && (
          <span className="block text-caption text-ink-soft">{strings.longest(longest)}</span>
        )}
        {prologues > 0 && (
          <span className="block text-caption text-ink-soft">
            {strings.prologues(prologues, formatCount(prologues))}
          </span>
        )}
      </Cell>
      <Cell least="wide" className="figures pl-8 whitespace-nowrap">
        <UtcMoment at={startedAt} />
      </Cell>
      <Cell least="wide" className="typed max-w-44 truncate text-caption text-ink-soft">
        <span title={version}>{version}</span>
      </Cell>
    </tr>
  );
}
