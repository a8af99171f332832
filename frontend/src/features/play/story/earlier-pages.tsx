/**
 * The pages before the newest one. A few are drawn as they are; many only where they are in view, by code of its own, and fetched as the
 * reader comes near them.
 */
import type { GameState } from '@rubicon/contracts';
import { lazy, Suspense, type RefObject } from 'react';
import { playStrings } from '../../../strings/play.js';
import { useNarratorsLanguage } from '../narrative-language.js';
import { pastTurn, useEarlierTurns, type PastPage, type PastTurn } from './earlier-turns.api.js';
import type { PageListProps } from './page-list.js';
import { PastPageOf } from './past-page.js';

const FEW_PAGES_MAX = 40;
const ManyPages = lazy(async () => ({ default: (await import('./many-pages.js')).ManyPages }));

export interface EarlierPagesProps extends Pick<PageListProps, 'disabled' | 'onGoBack'> {
  state: GameState;
  /** The head is a past page already: another is being written after it, or was to be. */
  headIsPast: boolean;
  book: RefObject<HTMLElement | null>;
}

export function EarlierPages({ state, headIsPast, book, ...goingBack }: EarlierPagesProps) {
  const earlier = useEarlierTurns(state);
  const language = useNarratorsLanguage();
  const atOpening = state.headTurnId === state.gameId;
  const before = atOpening || !earlier.data ? [] : oldestFirst(earlier.data.pages, state.gameId);
  const turns = headIsPast ? [...before, pastTurn(state)] : before;
  if (turns.length === 0) return null;

  const list: PageListProps = { game: state, turns, language, ...goingBack };
  return turns.length <= FEW_PAGES_MAX && !earlier.hasNextPage ? (
    <ol aria-label={playStrings.story.earlier}>
      {turns.map((turn) => (
        <li key={turn.turnId}>
          <PastPageOf turn={turn} {...list} />
        </li>
      ))}
    </ol>
  ) : (
    <Suspense fallback={null}>
      <ManyPages
        {...list}
        book={book}
        loading={earlier.isFetchingNextPage}
        onTop={() => {
          if (earlier.hasNextPage && !earlier.isFetchingNextPage) void earlier.fetchNextPage();
        }}
      />
    </Suspense>
  );
}

/** The opening comes first, once the pages reach it. */
function oldestFirst(pages: readonly PastPage[], gameId: string): PastTurn[] {
  const turns = pages.flatMap((page) => page.turns).reverse();
  const opening = pages.at(-1)?.opening;
  return opening ? [{ turnId: gameId, userInput: '', ...opening }, ...turns] : turns;
}
