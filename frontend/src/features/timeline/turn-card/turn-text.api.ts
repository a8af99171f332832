import type { Turn, TurnPage } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiCall } from '../../../lib/api/api-client.js';

export type TurnText = Pick<Turn, 'userInput' | 'narrative' | 'ending'>;

/** GET /api/game/turns/{turnId}: what was typed, in full, and what was told. */
export function turnTextQuery(turnId: string) {
  return queryOptions({
    queryKey: ['turn', turnId, 'text'],
    queryFn: ({ signal }): Promise<TurnText> =>
      apiCall<Turn>('GET', `/api/game/turns/${encodeURIComponent(turnId)}`, { signal }),
  });
}

/** GET /api/games/{gameId}/turns before the first turn: the opening's text. */
export function openingTextQuery(gameId: string, firstTurnId: string) {
  return queryOptions({
    queryKey: ['turn', gameId, 'text'],
    queryFn: async ({ signal }): Promise<TurnText> => {
      const asked = new URLSearchParams({ before: firstTurnId, limit: '1' });
      const page = await apiCall<TurnPage>('GET', `/api/games/${encodeURIComponent(gameId)}/turns?${asked}`, {
        signal,
      });
      return { userInput: '', narrative: page.opening?.narrative ?? null, ending: null };
    },
  });
}
