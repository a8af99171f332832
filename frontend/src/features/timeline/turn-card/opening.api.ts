import type { Turn } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { gameKey } from '../../../lib/queries/game.js';

export type Told = Pick<Turn, 'narrative' | 'ending'>;

/** GET /api/games/{gameId}/turns before the first turn: the opening's text. */
export function openingQuery(gameId: string, firstTurnId: string) {
  return queryOptions({
    queryKey: [...gameKey(gameId), 'opening'],
    queryFn: async ({ signal }): Promise<Told> => {
      const page = await answerOf(
        api.GET('/api/games/{id}/turns', {
          params: { path: { id: gameId }, query: { before: firstTurnId, limit: 1 } },
          signal,
        }),
      );
      return { narrative: page.opening?.narrative ?? null, ending: null };
    },
  });
}
