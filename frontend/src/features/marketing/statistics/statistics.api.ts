import type { PublicStats } from '@rubicon/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerUnlessRefused, api } from '../../../lib/api/api.js';

/** What stands there when nothing is answered (specification, section 3, "Stats"). */
const DEFAULT_STATISTICS: PublicStats = { totalPlayers: 46, totalScenarios: 62, conversionRate: 26 };

/** GET /api/stats: cached 60 s, asked again every 5 minutes. @throws as api */
export const statisticsQuery = queryOptions({
  queryKey: ['statistics'],
  queryFn: ({ signal }) => answerUnlessRefused(api.GET('/api/stats', { signal })),
  staleTime: 60_000,
  refetchInterval: 300_000,
});

/** @returns the public figures, the default ones when the call failed; undefined while it is under way */
export function useStatistics(): PublicStats | undefined {
  const { data, isPending } = useQuery(statisticsQuery);
  return isPending ? undefined : (data ?? DEFAULT_STATISTICS);
}
