/** Thousands of events: only those in view are drawn, and older ones are asked for as one comes near the end. */
import type { TimelineEntry } from '@rubicon/contracts';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { playerStrings } from '../../../strings/desk/player.js';
import { shellStrings } from '../../../strings/desk/shell.js';
import { formatDate, formatSecond, formatTime } from '../../lib/format-staff.js';
import { useKeys } from '../../lib/use-keys.js';
import { KindMark } from '../../ui/kind-mark.js';
import { Money } from '../../ui/money.js';
import { isSame, openedBy, writeAddress, type TimelineAddress } from '../../lib/timeline-address.js';

const ROW_PX = 33;
const NEAR_END_ROWS = 20;
const OVERSCAN_ROWS = 8;

const features = tableFeatures({});
const column = createColumnHelper<typeof features, TimelineEntry>();
const { columns: names } = playerStrings;
const columns = column.columns([
  column.accessor('at', {
    header: names.at,
    cell: ({ getValue }) => (
      <time dateTime={getValue()} title={formatSecond(getValue())} className="figures">
        <span className="whitespace-nowrap text-ink-soft">{formatDate(getValue())}</span>{' '}
        {formatTime(getValue())}
      </time>
    ),
  }),
  column.accessor('kind', {
    header: () => <span className="sr-only">{names.kind}</span>,
    cell: ({ getValue }) => (
      <span title={playerStrings.kinds[getValue()]} className="block">
        <KindMark kind={getValue()} />
        <span className="sr-only">{playerStrings.kinds[getValue()]}</span>
      </span>
    ),
  }),
  column.accessor('says', { header: names.says }),
  column.accessor('availableDeltaMicroUsd', {
    header: names.amount,
    cell: ({ getValue }) => <Amount microUsd={getValue()} />,
  }),
  column.accessor('by', {
    header: names.by,
    cell: ({ row: { original } }) => original.staffName ?? playerStrings.by[original.by],
  }),
]);

/** Beside an event on a narrow screen the date stands above the time. */
const grid =
  'grid grid-cols-[9.75rem_1rem_minmax(0,1fr)_6.5rem_5rem] gap-x-3.5 px-4 @max-2xl:grid-cols-[5rem_1rem_minmax(0,1fr)_5.5rem_3.25rem] @max-2xl:gap-x-2.5';
const aligned: Readonly<Record<string, string>> = {
  kind: 'self-start pt-0.5',
  availableDeltaMicroUsd: 'text-right',
  by: 'truncate text-ink-soft',
};

export interface TimelineTableProps {
  entries: TimelineEntry[];
  /** Known to be, loaded or not. */
  total: number;
  address: TimelineAddress;
  /** The oldest event known is nearly in view. */
  onEnd: () => void;
  isLoadingMore: boolean;
  hasFailed: boolean;
  onTryAgain: () => void;
}

export function TimelineTable({
  entries,
  total,
  address,
  onEnd,
  isLoadingMore,
  hasFailed,
  onTryAgain,
}: TimelineTableProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data: entries });
  const { rows } = table.getRowModel();
  // eslint-disable-next-line react-hooks/incompatible-library -- a warning for the React Compiler, which does not build this page
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => keyOf(entries[index]!),
    overscan: OVERSCAN_ROWS,
  });
  const focusRow = useRowFocus(viewport, rows.length, (index) => virtualizer.scrollToIndex(index));
  const items = virtualizer.getVirtualItems();
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - NEAR_END_ROWS;
  useEffect(() => {
    if (isNearEnd && !hasFailed) onEnd();
  });

  return (
    <div
      role="table"
      aria-label={playerStrings.timeline}
      aria-rowcount={total + 1}
      className="flex h-full flex-col"
    >
      <div
        role="rowgroup"
        className="overflow-hidden border-b border-line [scrollbar-gutter:stable] [scrollbar-width:thin]"
      >
        {table.getHeaderGroups().map((group) => (
          <div
            key={group.id}
            role="row"
            aria-rowindex={1}
            className={classNames(grid, 'py-1 text-caption text-ink-soft')}
          >
            {group.headers.map((header) => (
              <div key={header.id} role="columnheader" className={aligned[header.column.id] ?? ''}>
                <table.FlexRender header={header} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div
        ref={viewport}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-gutter:stable] [scrollbar-width:thin]"
      >
        <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ key, index, start }) => {
            const row = rows[index]!;
            const isOpened = isSame(address.opened, openedBy(row.original));
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                className={classNames(
                  grid,
                  'absolute inset-x-0 top-0 items-baseline border-b border-line py-1.5 text-note leading-snug',
                  isOpened ? 'bg-surface shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-surface',
                )}
                style={{ transform: `translateY(${start}px)` }}
              >
                {row.getAllCells().map((cell) => (
                  <div key={cell.id} role="cell" className={aligned[cell.column.id] ?? 'min-w-0'}>
                    {cell.column.id === 'says' ? (
                      // All of the row opens it.
                      <Link
                        to={{ search: writeAddress({ ...address, opened: openedBy(row.original) }) }}
                        data-row={index}
                        aria-current={isOpened ? 'true' : undefined}
                        onFocus={() => focusRow.at(index)}
                        className="line-clamp-2 no-underline before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-accent"
                      >
                        {row.original.says}
                      </Link>
                    ) : (
                      <table.FlexRender cell={cell} />
                    )}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
      {(isLoadingMore || hasFailed) && (
        <div role="row" className="border-t border-line px-4 py-2 text-note text-ink-soft">
          <div role="cell" className="flex items-center gap-3">
            <span role="status">{hasFailed ? playerStrings.moreFailed : playerStrings.loadingMore}</span>
            {hasFailed && (
              <Button variant="secondary" size="sm" onClick={onTryAgain}>
                {shellStrings.askAgain}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Amount({ microUsd }: { microUsd: number | null }) {
  if (microUsd === null) return null;
  return <Money microUsd={microUsd} moves className={microUsd > 0 ? 'text-success' : ''} />;
}

/** `j` and `k` through rows of which most are not drawn: the next is brought into view first, then focused. */
function useRowFocus(
  viewport: React.RefObject<HTMLDivElement | null>,
  count: number,
  bringIntoView: (index: number) => void,
): { at: (index: number) => void } {
  const current = useRef(-1);
  const wanted = useRef<number | null>(null);
  const focusWanted = () => {
    if (wanted.current === null) return;
    const row = viewport.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  };
  useEffect(focusWanted);
  const move = (by: 1 | -1) => {
    const next = current.current < 0 ? 0 : Math.min(Math.max(current.current + by, 0), count - 1);
    current.current = next;
    wanted.current = next;
    bringIntoView(next);
    focusWanted();
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return { at: (index) => (current.current = index) };
}

function keyOf({ position, letterId }: TimelineEntry): string {
  return `${position} ${letterId ?? ''}`;
}
