import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { datedAnswer } from '../lib/dated-answer.js';
import { staffApi } from '../lib/staff-api.js';
import { decisionsQuery } from './decisions.api.js';

export const NARRATION_LOOKS_MS = 3_000;

/** How narration stands, and when that was: looked at again and again, for players and other operators change it. */
export const narrationQuery = queryOptions({
  queryKey: ['operations', 'narration'],
  queryFn: ({ signal }) => datedAnswer(staffApi.GET('/api/staff/operations/narration', { signal })),
  staleTime: 0,
  refetchInterval: NARRATION_LOOKS_MS,
  refetchOnWindowFocus: true,
});

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
