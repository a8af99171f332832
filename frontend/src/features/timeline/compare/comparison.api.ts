import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { gameKey } from '../../../lib/queries/game.js';

export interface Compared {
  readonly gameId: string;
  /** Turns, or the opening by the game's id. */
  readonly left: string;
  readonly right: string;
}

/** GET /api/games/{gameId}/comparison: what is told in two turns' paths never changes, their branches' names may. */
export function comparisonQuery({ gameId, left, right }: Compared) {
  return queryOptions({
    queryKey: [...gameKey(gameId), 'comparison', left, right],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/games/{id}/comparison', {
          params: { path: { id: gameId }, query: { left, right } },
          signal,
        }),
      ),
    staleTime: 0,
  });
}

export function comparisonAddress({ gameId, left, right }: Compared): string {
  return `/timeline/compare?${new URLSearchParams({ game: gameId, left, right })}`;
}
