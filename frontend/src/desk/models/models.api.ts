import type { ChangeDailyCapRequest } from '@rubicon/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { datedAnswer } from '../lib/dated-answer.js';
import { staffApi } from '../lib/staff-api.js';

export const MODELS_LOOK_MS = 10_000;

/** The models as they stand, and when that was: looked at again and again, for turns cost and other operators decide. */
export const modelsQuery = queryOptions({
  queryKey: ['operations', 'provider'],
  queryFn: ({ signal }) => datedAnswer(staffApi.GET('/api/staff/operations/provider', { signal })),
  staleTime: 0,
  refetchInterval: MODELS_LOOK_MS,
  refetchOnWindowFocus: true,
});

type ModelsDecision =
  | ({ readonly is: 'change-cap' } & ChangeDailyCapRequest)
  | { readonly is: 'reset-cap' }
  | { readonly is: 'force'; readonly reason: string }
  | { readonly is: 'lift' };

function decide(decision: ModelsDecision) {
  switch (decision.is) {
    case 'change-cap': {
      const { capMicroUsd, seen, reason } = decision;
      const body = { capMicroUsd, seen, reason: reason.trim() };
      return datedAnswer(staffApi.PUT('/api/staff/operations/provider/daily-cap', { body }));
    }
    case 'reset-cap':
      return datedAnswer(staffApi.DELETE('/api/staff/operations/provider/daily-cap'));
    case 'force':
      return datedAnswer(
        staffApi.POST('/api/staff/operations/provider/fallback/force', {
          body: { reason: decision.reason.trim() },
        }),
      );
    case 'lift':
      return datedAnswer(staffApi.POST('/api/staff/operations/provider/fallback/lift'));
  }
}

export function useDecideModels() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: async (now) => {
      // A look that was under way saw how it stood before.
      await queryClient.cancelQueries({ queryKey: modelsQuery.queryKey });
      queryClient.setQueryData(modelsQuery.queryKey, now);
    },
    // Refused, it stands otherwise than it was seen; unanswered, it may have been done.
    onError: () => queryClient.invalidateQueries({ queryKey: modelsQuery.queryKey }),
  });
}
