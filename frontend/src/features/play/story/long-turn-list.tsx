/** Hundreds of turns: only those in view are drawn; the pages before are asked for as one comes near their end. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { ScrollArea } from '../../../components/ui/scroll-area.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';
import { EarlierTurn } from './earlier-turn.js';
import { listHeight } from './list-height.js';
import type { TurnListProps } from './turn-list.js';

const FOLDED_ROW_PX = 74;
const NEAR_TOP_PX = 4 * FOLDED_ROW_PX;

export interface LongTurnListProps extends TurnListProps {
  loading: boolean;
  /** The oldest turn known is nearly in view. */
  onTop: () => void;
}

export function LongTurnList({ turns, tall, open, loading, onTop, ...turnProps }: LongTurnListProps) {
  const viewport = useRef<HTMLDivElement>(null);
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
  useEffect(() => virtualizer.scrollToEnd(), [virtualizer, tall]);
  return (
    <ScrollArea
      label={playStrings.story.earlier}
      viewportRef={viewport}
      className={listHeight(tall)}
      onScroll={() => {
        if ((viewport.current?.scrollTop ?? 0) < NEAR_TOP_PX) onTop();
      }}
    >
      {loading && (
        <p className="sr-only" role="status">
          {commonStrings.loading}
        </p>
      )}
      <ol className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const turn = turns[index]!;
          return (
            <li
              key={key}
              data-index={index}
              ref={virtualizer.measureElement}
              aria-setsize={turns.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={{ transform: `translateY(${start}px)` }}
            >
              <EarlierTurn turn={turn} open={open.has(turn.turnId)} {...turnProps} />
            </li>
          );
        })}
      </ol>
    </ScrollArea>
  );
}
