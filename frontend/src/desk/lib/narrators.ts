import { queryOptions } from '@tanstack/react-query';
import { datedAnswer } from './dated-answer.js';
import { staffApi } from './staff-api.js';

export const NARRATORS_LOOK_MS = 3_000;

/** The narrators as they stand, and when that was: looked at again and again, for they tell and other operators decide. */
export const narratorsQuery = queryOptions({
  queryKey: ['operations', 'narrators'],
  queryFn: ({ signal }) => datedAnswer(staffApi.GET('/api/staff/operations/narrators', { signal })),
  staleTime: 0,
  refetchInterval: NARRATORS_LOOK_MS,
  refetchOnWindowFocus: true,
});
