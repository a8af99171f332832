import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from './staff-api.js';

const LOOK_AGAIN_MS = 60_000;

/** Reports that nobody has taken. To list them is a read of each player, to count them of none. */
export const openReportCountQuery = queryOptions({
  queryKey: ['reports', 'count'],
  queryFn: ({ signal }) => answerOf(staffApi.GET('/api/staff/reports/count', { signal })),
  refetchInterval: LOOK_AGAIN_MS,
  refetchOnWindowFocus: true,
});
