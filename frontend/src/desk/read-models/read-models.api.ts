import type { ReadModelOperations, RebuildRequest } from '@rubicon/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { datedAnswer } from '../lib/dated-answer.js';
import { staffApi } from '../lib/staff-api.js';
import { openJob } from './open-job.js';

const WHILE_OPEN_MS = 1_000;
const AT_REST_MS = 5_000;

export function looksMsOf(now: ReadModelOperations | undefined): number {
  return now && openJob(now) ? WHILE_OPEN_MS : AT_REST_MS;
}

/** How the read models stand, and when that was: looked at again and again, more often while something is done with them. */
export const readModelsQuery = queryOptions({
  queryKey: ['operations', 'read-models'],
  queryFn: ({ signal }) => datedAnswer(staffApi.GET('/api/staff/operations/read-models', { signal })),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => looksMsOf(data?.told),
  refetchOnWindowFocus: true,
});

export type ReadModelDecision =
  ({ readonly is: 'rebuild' } & RebuildRequest) | { readonly is: 'swap_back' | 'let_go' | 'cancel' };

function decide(decision: ReadModelDecision) {
  switch (decision.is) {
    case 'rebuild': {
      const { reason, acceptDifferences } = decision;
      const body = { reason: reason.trim(), acceptDifferences };
      return datedAnswer(staffApi.POST('/api/staff/operations/read-models/rebuild', { body }));
    }
    case 'swap_back':
      return datedAnswer(staffApi.POST('/api/staff/operations/read-models/swap-back'));
    case 'let_go':
      return datedAnswer(staffApi.DELETE('/api/staff/operations/read-models/replaced'));
    case 'cancel':
      return datedAnswer(staffApi.POST('/api/staff/operations/read-models/cancel'));
  }
}

export function useDecideOfReadModels() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: async (now) => {
      // A look that was under way saw how it stood before.
      await queryClient.cancelQueries({ queryKey: readModelsQuery.queryKey });
      queryClient.setQueryData(readModelsQuery.queryKey, now);
    },
    // Refused, it stands otherwise than it was seen; unanswered, it may have been done.
    onError: () => queryClient.invalidateQueries({ queryKey: readModelsQuery.queryKey }),
  });
}
