import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';

/** GET /api/usage/history, newest first. */
const usageHistoryQuery = queryOptions({
  queryKey: ['/api/usage/history'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/usage/history', { signal })),
  staleTime: 0,
});

export function useUsageHistory() {
  return useQuery(usageHistoryQuery);
}
