/** The turns before the one shown, newest page first: GET /api/games/{gameId}/turns?before={turnId}. */
import type { GameState, Turn, TurnPage } from '@rubicon/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { gameKey } from '../../../lib/queries/game.js';

const PAGE_TURNS = 40;

export type PastTurn = Pick<Turn, 'turnId' | 'userInput' | 'narrative' | 'currentDate'>;
export interface PastPage extends Pick<TurnPage, 'nextBefore' | 'opening'> {
  readonly turns: readonly PastTurn[];
}

function earlierTurnsQuery(gameId: string, headTurnId: string) {
  return infiniteQueryOptions({
    queryKey: [...gameKey(gameId), 'turns', headTurnId],
    queryFn: ({ pageParam, signal }): Promise<PastPage> =>
      answerOf(
        api.GET('/api/games/{id}/turns', {
          params: { path: { id: gameId }, query: { before: pageParam, limit: PAGE_TURNS } },
          signal,
        }),
      ),
    initialPageParam: headTurnId,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    gcTime: 0,
  });
}

/** Nothing before the opening. */
export function useEarlierTurns({ gameId, headTurnId }: Pick<GameState, 'gameId' | 'headTurnId'>) {
  return useInfiniteQuery({
    ...earlierTurnsQuery(gameId, headTurnId),
    enabled: headTurnId !== gameId,
    placeholderData: keepPreviousData,
  });
}

/**
 * `turn` is told, and becomes the head: the turns before it are known without asking for them. What was shown until now is one of them,
 * unless it was told differently.
 */
export function turnThePage(
  queryClient: QueryClient,
  shown: GameState,
  turn: Pick<Turn, 'turnId' | 'parentTurnId'>,
): void {
  const { gameId, headTurnId, parentTurnId } = shown;
  const next = earlierTurnsQuery(gameId, turn.turnId).queryKey;
  const known = queryClient.getQueryData(earlierTurnsQuery(gameId, headTurnId).queryKey);
  if (turn.parentTurnId === headTurnId && headTurnId === gameId) {
    const opening = { narrative: shown.narrative, currentDate: shown.currentDate };
    queryClient.setQueryData(next, {
      pages: [{ turns: [], nextBefore: null, opening }],
      pageParams: [turn.turnId],
    });
  } else if (turn.parentTurnId === headTurnId && known) {
    queryClient.setQueryData(next, before(turn.turnId, withNewest(known.pages, pastTurn(shown))));
  } else if (turn.parentTurnId === parentTurnId && known) {
    queryClient.setQueryData(next, before(turn.turnId, known.pages));
  }
}

/** The story has gone back to `turnId`: it and what came after it are no longer turns before the one shown. */
export function turnThePageBack(
  queryClient: QueryClient,
  { gameId, headTurnId }: GameState,
  turnId: string,
): void {
  const known = queryClient.getQueryData(earlierTurnsQuery(gameId, headTurnId).queryKey);
  const from = known?.pages.findIndex(({ turns }) => turns.some((turn) => turn.turnId === turnId)) ?? -1;
  if (!known || from < 0) return;
  const [page, ...older] = known.pages.slice(from);
  if (!page) return;
  const turns = page.turns.slice(page.turns.findIndex((turn) => turn.turnId === turnId) + 1);
  queryClient.setQueryData(
    earlierTurnsQuery(gameId, turnId).queryKey,
    before(turnId, [{ ...page, turns }, ...older]),
  );
}

/** Pages as the query of `headTurnId` keeps them: each was asked for by the one after it. */
function before(headTurnId: string, pages: PastPage[]): InfiniteData<PastPage, string> {
  const params = pages.slice(0, -1).map(({ nextBefore }) => nextBefore ?? headTurnId);
  return { pages, pageParams: [headTurnId, ...params] };
}

function withNewest([newest, ...older]: readonly PastPage[], turn: PastTurn): PastPage[] {
  return newest ? [{ ...newest, turns: [turn, ...newest.turns] }, ...older] : [];
}

/** The page that the state shows, as one of the turns before. */
export function pastTurn({ headTurnId, headInput, narrative, currentDate }: GameState): PastTurn {
  return { turnId: headTurnId, userInput: headInput ?? '', narrative, currentDate };
}
