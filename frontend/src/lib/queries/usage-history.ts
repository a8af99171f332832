import type { UsageEntry } from '@rubicon/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiCall } from '../api/api-client.js';

/** GET /api/usage/history, newest first. */
export const usageHistoryQuery = queryOptions({
  queryKey: ['/api/usage/history'],
  queryFn: ({ signal }) => apiCall<UsageEntry[]>('GET', '/api/usage/history', { signal }),
  staleTime: 0,
});

export function useUsageHistory() {
  return useQuery(usageHistoryQuery);
}
