import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';

/** GET /api/usage/summary: over everything played. */
const usageSummaryQuery = queryOptions({
  queryKey: ['/api/usage/summary'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/usage/summary', { signal })),
  staleTime: 0,
});

export function useUsageSummary() {
  return useQuery(usageSummaryQuery);
}
