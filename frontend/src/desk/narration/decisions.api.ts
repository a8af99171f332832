import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { staffApi } from '../lib/staff-api.js';

const DECISIONS_LOOKS_MS = 10_000;

/** What operators have decided lately, newest first: looked at again and again, for there may be several of them. */
export const decisionsQuery = queryOptions({
  queryKey: ['operations', 'decisions'],
  queryFn: ({ signal }) => answerOf(staffApi.GET('/api/staff/operations/decisions', { signal })),
  staleTime: 0,
  refetchInterval: DECISIONS_LOOKS_MS,
  refetchOnWindowFocus: true,
});
