import type { ChangeDailyCapRequest } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { datedAnswer } from '../lib/dated-answer.js';
import { modelsQuery } from '../lib/models.js';
import { staffApi } from '../lib/staff-api.js';

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
