/** The chapters before this one, folded: what the player did and a line of what came of it. Only those in view are drawn. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight, Maximize2, Minimize2 } from 'lucide-react';
import type { GameState } from '@rubicon/contracts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ScrollArea } from '../../../components/ui/scroll-area.js';
import { classNames } from '../../../lib/class-names.js';
import { useEarlierTurns, type PastPage, type PastTurn } from './earlier-turns.api.js';
import { Narrative } from './narrative.js';

const FOLDED_ROW_PX = 74;

export function EarlierTurns({ state }: { state: GameState }) {
  const earlier = useEarlierTurns(state);
  const [tall, setTall] = useState(false);
  if (state.headTurnId === state.gameId || !earlier.data) return null;
  const turns = oldestFirst(earlier.data.pages, state.gameId);
  return (
    <section aria-label="Earlier turns" className="mb-5">
      <div className="flex items-center justify-between gap-4 border-b border-line-strong pb-1">
        <h2 className="eyebrow">The story so far</h2>
        <Button variant="ghost" size="sm" aria-expanded={tall} onClick={() => setTall(!tall)}>
          {tall ? (
            <Minimize2 aria-hidden="true" className="size-4" />
          ) : (
            <Maximize2 aria-hidden="true" className="size-4" />
          )}
          {tall ? 'Fold' : 'Unfold'}
        </Button>
      </div>
      <TurnList
        turns={turns}
        tall={tall}
        loading={earlier.isFetchingNextPage}
        onTop={() => {
          if (earlier.hasNextPage && !earlier.isFetchingNextPage) void earlier.fetchNextPage();
        }}
      />
    </section>
  );
}

function TurnList({
  turns,
  tall,
  loading,
  onTop,
}: {
  turns: readonly PastTurn[];
  tall: boolean;
  loading: boolean;
  onTop: () => void;
}) {
  const viewport = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // eslint-disable-next-line react-hooks/incompatible-library -- a warning for the React Compiler, which does not build this page
  const virtualizer = useVirtualizer({
    count: turns.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => FOLDED_ROW_PX,
    getItemKey: (index) => turns[index]!.turnId,
    anchorTo: 'end',
    followOnAppend: true,
    overscan: 4,
  });
  useEffect(() => {
    virtualizer.scrollToEnd();
  }, [virtualizer, tall]);
  const rows = virtualizer.getVirtualItems();

  function toggle(turnId: string) {
    const next = new Set(open);
    if (!next.delete(turnId)) next.add(turnId);
    setOpen(next);
  }

  return (
    <ScrollArea
      label="Earlier turns"
      viewportRef={viewport}
      className={classNames('relative', tall ? 'max-h-[65dvh]' : 'max-h-28 sm:max-h-40')}
      onScroll={() => {
        if ((viewport.current?.scrollTop ?? 0) < 4 * FOLDED_ROW_PX) onTop();
      }}
    >
      {loading && (
        <p className="sr-only" role="status">
          Loading...
        </p>
      )}
      <ol className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {rows.map((row) => {
          const turn = turns[row.index]!;
          return (
            <li
              key={row.key}
              data-index={row.index}
              ref={virtualizer.measureElement}
              aria-setsize={turns.length}
              aria-posinset={row.index + 1}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <EarlierTurn turn={turn} open={open.has(turn.turnId)} onToggle={() => toggle(turn.turnId)} />
            </li>
          );
        })}
      </ol>
    </ScrollArea>
  );
}

function EarlierTurn({ turn, open, onToggle }: { turn: PastTurn; open: boolean; onToggle: () => void }) {
  const narrative = turn.narrative ?? '';
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="flex w-full items-start gap-2.5 py-2.5 text-left hover:text-accent focus-visible:-outline-offset-2"
      >
        <ChevronRight
          aria-hidden="true"
          className={classNames(
            'mt-1 size-4 shrink-0 text-ornament transition-transform',
            open && 'rotate-90',
          )}
        />
        <span className="min-w-0 flex-1">
          <span className={classNames('block font-semibold', !open && 'truncate')}>
            {turn.userInput === '' ? 'The opening' : turn.userInput}
          </span>
          {!open && <span className="block truncate text-[0.95rem] text-ink-soft">{narrative}</span>}
        </span>
        <span className="eyebrow mt-1 shrink-0 max-sm:hidden">{turn.currentDate}</span>
      </button>
      {open && (
        <div className="pb-4 pl-6.5">
          <Narrative text={narrative} />
        </div>
      )}
    </>
  );
}

/** The opening comes first, once the pages reach it. */
function oldestFirst(pages: readonly PastPage[], gameId: string): PastTurn[] {
  const turns = pages.flatMap((page) => page.turns).reverse();
  const opening = pages.at(-1)?.opening;
  return opening ? [{ turnId: gameId, userInput: '', ...opening }, ...turns] : turns;
}
