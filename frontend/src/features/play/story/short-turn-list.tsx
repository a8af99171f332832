import { useLayoutEffect, useRef } from 'react';
import { ScrollArea } from '../../../components/ui/scroll-area.js';
import { playStrings } from '../../../strings/play.js';
import { EarlierTurn } from './earlier-turn.js';
import { listHeight } from './list-height.js';
import type { TurnListProps } from './turn-list.js';

/** All turns drawn; the latest in view. */
export function ShortTurnList({ turns, tall, open, ...turnProps }: TurnListProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const count = turns.length;
  useLayoutEffect(() => {
    if (viewport.current) viewport.current.scrollTop = viewport.current.scrollHeight;
  }, [count, tall]);
  return (
    <ScrollArea label={playStrings.story.earlier} viewportRef={viewport} className={listHeight(tall)}>
      <ol className="divide-y divide-line border-b border-line">
        {turns.map((turn) => (
          <li key={turn.turnId}>
            <EarlierTurn turn={turn} open={open.has(turn.turnId)} {...turnProps} />
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}
