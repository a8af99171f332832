import { queryOptions } from '@tanstack/react-query';
import { datedAnswer } from './dated-answer.js';
import { staffApi } from './staff-api.js';

export const NARRATION_LOOKS_MS = 3_000;

/** How narration stands, and when that was: looked at again and again, for players and other operators change it. */
export const narrationQuery = queryOptions({
  queryKey: ['operations', 'narration'],
  queryFn: ({ signal }) => datedAnswer(staffApi.GET('/api/staff/operations/narration', { signal })),
  staleTime: 0,
  refetchInterval: NARRATION_LOOKS_MS,
  refetchOnWindowFocus: true,
});
