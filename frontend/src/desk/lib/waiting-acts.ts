import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from './staff-api.js';

const LOOK_AGAIN_MS = 60_000;

/** Acts of all staff that wait for a second person. What waits is somebody else's work: it is looked at again and again. */
export const waitingActsQuery = queryOptions({
  queryKey: ['acts', 'waiting'],
  queryFn: ({ signal }) =>
    answerOf(staffApi.GET('/api/staff/acts', { params: { query: { state: 'waiting' } }, signal })),
  refetchInterval: LOOK_AGAIN_MS,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
});
