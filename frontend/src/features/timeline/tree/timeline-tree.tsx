/**
 * The story's tree as a picture to read and to walk: rows that stand on one another, of which only those in view are drawn. For the keyboard
 * and for screen readers it is a WAI-ARIA tree: up and down move along the rows, right opens and enters, left closes and leaves.
 */
import type { GameTree, GameType } from '@rubicon/contracts';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Button } from '../../../components/ui/button.js';
import { useMedia, wideScreen } from '../../../lib/use-media.js';
import { timelineStrings } from '../../../strings/timeline.js';
import { Legend } from './legend.js';
import { nextRow } from './next-row.js';
import { outlineOf, type Outline } from './tree-outline.js';
import { rowId, TreeRowView } from './tree-row.js';
import { rowsOf, type Toggled, type TreeRow } from './tree-rows.js';

const ROW_PX = 62;
const OVERSCAN_ROWS = 6;
/** Below the sticky navigation, and above a phone's. */
const CLEAR_PX = 90;

export interface TimelineTreeProps {
  tree: GameTree;
  era: GameType;
  /** A turn's id, or the game's for the opening. */
  onOpen: (turnId: string) => void;
}

export function TimelineTree({ tree, era, onOpen }: TimelineTreeProps) {
  const outline = useMemo(() => outlineOf(tree), [tree]);
  const [toggled, setToggled] = useState<Toggled>(new Set());
  const rows = useMemo(() => rowsOf(outline, toggled), [outline, toggled]);
  const [active, setActive] = useState<string>(tree.headTurnId);
  const activeIndex = indexShowing(rows, active);
  const { list, virtualizer } = useRowWindow(rows, activeIndex);
  const focusing = useRef(false);

  const moveTo = useCallback(
    (index: number) => {
      const row = rows[index];
      if (!row) return;
      setActive(row.item.id);
      virtualizer.scrollToIndex(index, { align: 'auto' });
      const drawn = document.getElementById(rowId(index));
      if (drawn) drawn.focus({ preventScroll: true });
      else focusing.current = true;
    },
    [rows, virtualizer],
  );
  useLayoutEffect(() => {
    if (!focusing.current) return;
    focusing.current = false;
    document.getElementById(rowId(activeIndex))?.focus({ preventScroll: true });
  });

  const toggle = useCallback(
    (index: number) => {
      const id = rows[index]?.item.id;
      if (id === undefined) return;
      setActive(id);
      setToggled((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    [rows],
  );
  const open = useCallback(
    (index: number) => {
      const item = rows[index]?.item;
      if (!item) return;
      if (item.kind === 'run') return toggle(index);
      setActive(item.id);
      onOpen(item.id);
    },
    [rows, toggle, onOpen],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') open(activeIndex);
    else {
      const move = nextRow(rows, activeIndex, event.key);
      if (move === null) return;
      if (move === 'toggle') toggle(activeIndex);
      else moveTo(move);
    }
    event.preventDefault();
  };

  const wide = useMedia(wideScreen);
  const [explained, setExplained] = useState<boolean | null>(null);
  const legend = explained ?? wide;
  const runs = useMemo(() => runIds(outline), [outline]);
  const allShown = runs.length > 0 && runs.every((id) => toggled.has(id));
  return (
    <section aria-labelledby="timeline-picture">
      <h2 id="timeline-picture" className="sr-only">
        {timelineStrings.picture.name}
      </h2>
      <div className="flex flex-wrap gap-x-1 border-b border-line-strong pb-1">
        <Button
          variant="ghost"
          size="sm"
          className="mr-auto -ml-3 max-sm:-ml-2 max-sm:px-2"
          aria-expanded={legend}
          onClick={() => setExplained(!legend)}
        >
          {timelineStrings.legend.toggle}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:px-2"
          onClick={() => moveTo(indexShowing(rows, tree.headTurnId))}
        >
          {timelineStrings.picture.toHead}
        </Button>
        {runs.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className="max-sm:px-2"
            onClick={() => startTransition(() => setToggled(withRuns(toggled, runs, !allShown)))}
          >
            {allShown ? timelineStrings.picture.condensed : timelineStrings.picture.everyTurn}
          </Button>
        )}
      </div>
      {legend && <Legend era={era} />}
      <p id="timeline-keys" className="sr-only">
        {timelineStrings.picture.keys}
      </p>
      <div
        ref={list}
        role="tree"
        aria-label={timelineStrings.picture.name}
        aria-describedby="timeline-keys"
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          // A screen reader puts the focus where it likes.
          const id = rows[Number(target.dataset.index)]?.item.id;
          if (id !== undefined) setActive(id);
        }}
        className="relative mt-2"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <TreeRowView
            key={key}
            row={rows[index]!}
            index={index}
            tree={tree}
            era={era}
            active={index === activeIndex}
            top={start - virtualizer.options.scrollMargin}
            measure={virtualizer.measureElement}
            onOpen={open}
            onToggle={toggle}
          />
        ))}
      </div>
    </section>
  );
}

/** The rows in view, scrolled with the page; the active one is always drawn, since it holds the focus. */
function useRowWindow(rows: readonly TreeRow[], activeIndex: number) {
  const list = useRef<HTMLDivElement>(null);
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    setTopPx(Math.round(top));
  }, [rows]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rowKey(rows[index]!),
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    scrollPaddingStart: CLEAR_PX,
    scrollPaddingEnd: CLEAR_PX,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex])].sort((one, other) => one - other),
  });
  return { list, virtualizer };
}

function rowKey({ item }: TreeRow): string {
  return item.id;
}

/** The row of the item, or, folded away, the one it is in. */
function indexShowing(rows: readonly TreeRow[], id: string): number {
  const own = rows.findIndex(({ item }) => item.id === id);
  if (own >= 0) return own;
  const around = rows.findIndex(
    ({ item }) => item.kind === 'run' && item.turns.some((turn) => turn.id === id),
  );
  return Math.max(0, around);
}

function runIds({ trunk }: Outline): string[] {
  return trunk.flatMap(function inside(item): string[] {
    return item.kind === 'run' ? [item.id] : item.sides.flatMap((side) => side.flatMap(inside));
  });
}

function withRuns(toggled: Toggled, runs: readonly string[], shown: boolean): Toggled {
  const next = new Set(toggled);
  for (const id of runs) {
    if (shown) next.add(id);
    else next.delete(id);
  }
  return next;
}
