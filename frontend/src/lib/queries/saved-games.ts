import type { SavedGameSummary } from '@rubicon/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiCall } from '../api/api-client.js';

/** GET /api/games/saved: throws on a 401, unlike the default fetch (specification, section 6); every turn changes it, so it is asked anew. */
export const savedGamesQuery = queryOptions({
  queryKey: ['/api/games/saved'],
  queryFn: ({ signal }) => apiCall<SavedGameSummary[]>('GET', '/api/games/saved', { signal }),
  staleTime: 0,
});

export function useSavedGames() {
  return useQuery(savedGamesQuery);
}
