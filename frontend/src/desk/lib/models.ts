import { queryOptions } from '@tanstack/react-query';
import { datedAnswer } from './dated-answer.js';
import { staffApi } from './staff-api.js';

export const MODELS_LOOK_MS = 10_000;

/** The models as they stand, and when that was: looked at again and again, for turns cost and other operators decide. */
export const modelsQuery = queryOptions({
  queryKey: ['operations', 'provider'],
  queryFn: ({ signal }) => datedAnswer(staffApi.GET('/api/staff/operations/provider', { signal })),
  staleTime: 0,
  refetchInterval: MODELS_LOOK_MS,
  refetchOnWindowFocus: true,
});
