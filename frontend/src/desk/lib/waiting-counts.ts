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

/** Everything that changes when lanes are driven on. */
export const parkedLanesKey = ['operations', 'lanes'];

/** What process managers cannot work on. */
export const parkedLaneCountQuery = queryOptions({
  queryKey: [...parkedLanesKey, 'count'],
  queryFn: async ({ signal }) =>
    (await answerOf(staffApi.GET('/api/staff/operations/lanes', { signal }))).count,
  ...again,
});

/** A turn that is pending for so long hangs: most are told in less than half of one, and none is given up by itself before three. */
export const HANGING_MINUTES = 2;
/** Everything that changes when turns that hang are ended. */
export const hangingTurnsKey = ['operations', 'hanging-turns'];

export const hangingTurnCountQuery = queryOptions({
  queryKey: [...hangingTurnsKey, 'count'],
  queryFn: async ({ signal }) => {
    const query = { olderThanMinutes: HANGING_MINUTES };
    return (await answerOf(staffApi.GET('/api/staff/operations/turns/count', { params: { query }, signal })))
      .count;
  },
  ...again,
});
