/** How much waits, for the shell: to list it is a read of each player, to count it of none. */
import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from './staff-api.js';

/** What waits is somebody else's work: it is looked at again and again. */
const again = { refetchInterval: 60_000, refetchOnWindowFocus: true };

/** Acts of all staff, for a second person. */
export const waitingActCountQuery = queryOptions({
  queryKey: ['acts', 'count'],
  queryFn: async ({ signal }) => (await answerOf(staffApi.GET('/api/staff/acts/count', { signal }))).waiting,
  ...again,
});

/** Reports that nobody has taken. */
export const openReportCountQuery = queryOptions({
  queryKey: ['reports', 'count'],
  queryFn: async ({ signal }) => (await answerOf(staffApi.GET('/api/staff/reports/count', { signal }))).open,
  ...again,
});
