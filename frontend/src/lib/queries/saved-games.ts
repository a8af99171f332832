import type { SavedGameSummary } from '@rubicon/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiCall } from '../api/api-client.js';

/** GET /api/games/saved: throws on a 401, unlike the default fetch (specification, section 6). */
export const savedGamesQuery = queryOptions({
  queryKey: ['/api/games/saved'],
  queryFn: ({ signal }) => apiCall<SavedGameSummary[]>('GET', '/api/games/saved', { signal }),
});

export function useSavedGames() {
  return useQuery(savedGamesQuery);
}
