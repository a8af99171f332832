import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';

/** GET /api/games/saved: throws on a 401, unlike the default fetch (specification, section 6); every turn changes it, so it is asked anew. */
export const savedGamesQuery = queryOptions({
  queryKey: ['/api/games/saved'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/games/saved', { signal })),
  staleTime: 0,
});

export function useSavedGames() {
  return useQuery(savedGamesQuery);
}
