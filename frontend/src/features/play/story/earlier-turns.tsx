/**
 * The story before the page shown, or before the one being written. A short one is drawn as it is; a long one only where it is in view,
 * by code of its own.
 */
import type { GameState } from '@rubicon/contracts';
import { Maximize2, Minimize2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { playStrings } from '../../../strings/play.js';
import { useNarratorsLanguage } from '../narrative-language.js';
import { pastTurn, useEarlierTurns, type PastPage, type PastTurn } from './earlier-turns.api.js';
import { listHeight } from './list-height.js';
import { ShortTurnList } from './short-turn-list.js';
import type { TurnListProps } from './turn-list.js';

const SHORT_TURNS_MAX = 40;
const LongTurnList = lazy(async () => ({ default: (await import('./long-turn-list.js')).LongTurnList }));

export interface EarlierTurnsProps extends Pick<TurnListProps, 'disabled' | 'onGoBack'> {
  state: GameState;
  /** The page shown until now is a past one already: nothing moves below a reader's eyes when the turn ends. */
  writing: boolean;
}

export function EarlierTurns({ state, writing, ...goingBack }: EarlierTurnsProps) {
  const earlier = useEarlierTurns(state);
  const [tall, setTall] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const language = useNarratorsLanguage();
  const toggle = useCallback(
    (turnId: string) =>
      setOpen((now) => {
        const next = new Set(now);
        if (!next.delete(turnId)) next.add(turnId);
        return next;
      }),
    [],
  );
  const atOpening = state.headTurnId === state.gameId;
  const before = atOpening || !earlier.data ? [] : oldestFirst(earlier.data.pages, state.gameId);
  const turns = writing ? [...before, pastTurn(state)] : before;
  if (turns.length === 0) return null;

  const list: TurnListProps = {
    turns,
    tall,
    open,
    onToggle: toggle,
    language,
    ...goingBack,
  };
  const Icon = tall ? Minimize2 : Maximize2;
  return (
    <div className="painted-apart mb-5">
      <div className="flex items-center justify-between gap-4 border-b border-line-strong pb-1">
        <h2 className="eyebrow">{playStrings.story.soFar}</h2>
        <Button variant="ghost" size="sm" aria-expanded={tall} onClick={() => setTall(!tall)}>
          <Icon aria-hidden="true" className="size-4" />
          {tall ? playStrings.story.fold : playStrings.story.unfold}
        </Button>
      </div>
      {turns.length <= SHORT_TURNS_MAX && !earlier.hasNextPage ? (
        <ShortTurnList {...list} />
      ) : (
        <Suspense fallback={<div className={listHeight(tall)} />}>
          <LongTurnList
            {...list}
            loading={earlier.isFetchingNextPage}
            onTop={() => {
              if (earlier.hasNextPage && !earlier.isFetchingNextPage) void earlier.fetchNextPage();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The opening comes first, once the pages reach it. */
function oldestFirst(pages: readonly PastPage[], gameId: string): PastTurn[] {
  const turns = pages.flatMap((page) => page.turns).reverse();
  const opening = pages.at(-1)?.opening;
  return opening ? [{ turnId: gameId, userInput: '', ...opening }, ...turns] : turns;
}
