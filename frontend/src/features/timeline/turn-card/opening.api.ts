import type { Turn, TurnPage } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiCall } from '../../../lib/api/api-client.js';
import { gameKey } from '../../../lib/queries/game.js';

export type Told = Pick<Turn, 'narrative' | 'ending'>;

/** GET /api/games/{gameId}/turns before the first turn: the opening's text. */
export function openingQuery(gameId: string, firstTurnId: string) {
  return queryOptions({
    queryKey: [...gameKey(gameId), 'opening'],
    queryFn: async ({ signal }): Promise<Told> => {
      const asked = new URLSearchParams({ before: firstTurnId, limit: '1' });
      const page = await apiCall<TurnPage>('GET', `/api/games/${encodeURIComponent(gameId)}/turns?${asked}`, {
        signal,
      });
      return { narrative: page.opening?.narrative ?? null, ending: null };
    },
  });
}
