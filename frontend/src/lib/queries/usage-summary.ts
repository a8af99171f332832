import type { UsageSummary } from '@rubicon/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiCall } from '../api/api-client.js';

/** GET /api/usage/summary: over everything played. */
export const usageSummaryQuery = queryOptions({
  queryKey: ['/api/usage/summary'],
  queryFn: ({ signal }) => apiCall<UsageSummary>('GET', '/api/usage/summary', { signal }),
  staleTime: 0,
});

export function useUsageSummary() {
  return useQuery(usageSummaryQuery);
}
