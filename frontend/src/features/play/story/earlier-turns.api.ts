/** The turns before the one shown, newest page first: GET /api/games/{gameId}/turns?before={turnId}. */
import type { GameState, Turn, TurnPage } from '@rubicon/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { apiCall } from '../../../lib/api/api-client.js';

const PAGE_TURNS = 40;

export type PastTurn = Pick<Turn, 'turnId' | 'userInput' | 'narrative' | 'currentDate'>;
export interface PastPage extends Pick<TurnPage, 'nextBefore' | 'opening'> {
  readonly turns: readonly PastTurn[];
}

function earlierTurnsQuery(gameId: string, headTurnId: string) {
  return infiniteQueryOptions({
    queryKey: ['/api/games', gameId, 'turns', headTurnId],
    queryFn: ({ pageParam, signal }): Promise<PastPage> =>
      apiCall<TurnPage>(
        'GET',
        `/api/games/${encodeURIComponent(gameId)}/turns?${new URLSearchParams({ before: pageParam, limit: String(PAGE_TURNS) })}`,
        { signal },
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

/** The head has moved on to `turnId`: what was shown until now joins the turns before, without asking for them again. */
export function turnThePage(queryClient: QueryClient, shown: GameState, turnId: string): void {
  const { gameId, headTurnId } = shown;
  const next = earlierTurnsQuery(gameId, turnId);
  if (headTurnId === gameId) {
    const opening = { narrative: shown.narrative, currentDate: shown.currentDate };
    queryClient.setQueryData(next.queryKey, {
      pages: [{ turns: [], nextBefore: null, opening }],
      pageParams: [turnId],
    });
    return;
  }
  const known = queryClient.getQueryData(earlierTurnsQuery(gameId, headTurnId).queryKey);
  if (known) queryClient.setQueryData(next.queryKey, withNewest(known, pastTurn(shown)));
}

function withNewest({ pages, pageParams }: InfiniteData<PastPage>, turn: PastTurn): InfiniteData<PastPage> {
  const [newest, ...older] = pages;
  if (!newest) return { pages, pageParams };
  return { pages: [{ ...newest, turns: [turn, ...newest.turns] }, ...older], pageParams };
}

/** The page that the state shows, as one of the turns before. */
export function pastTurn({ headTurnId, headInput, narrative, currentDate }: GameState): PastTurn {
  return { turnId: headTurnId, userInput: headInput ?? '', narrative, currentDate };
}
