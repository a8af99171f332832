import { useMutation, useQueryClient } from '@tanstack/react-query';
import { datedAnswer } from '../lib/dated-answer.js';
import { narrationQuery } from '../lib/narration.js';
import { staffApi } from '../lib/staff-api.js';
import { decisionsQuery } from './decisions.api.js';

/** @param reason to pause it for; null: to resume it */
function decide(reason: string | null) {
  return datedAnswer(
    reason === null
      ? staffApi.POST('/api/staff/operations/narration/resume')
      : staffApi.POST('/api/staff/operations/narration/pause', { body: { reason: reason.trim() } }),
  );
}

export function useDecideNarration() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: async (now) => {
      // A look that was under way saw how it stood before.
      await queryClient.cancelQueries({ queryKey: narrationQuery.queryKey });
      queryClient.setQueryData(narrationQuery.queryKey, now);
      void queryClient.invalidateQueries({ queryKey: decisionsQuery.queryKey });
    },
    // Refused, it stands otherwise than it was seen; unanswered, it may have been done.
    onError: () => queryClient.invalidateQueries({ queryKey: narrationQuery.queryKey }),
  });
}
