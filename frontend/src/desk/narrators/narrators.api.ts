import type { NarratorDecided } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { narratorsQuery } from '../lib/narrators.js';
import { staffApi } from '../lib/staff-api.js';

export type NarratorDecision = { readonly name: string } & (
  | { readonly is: 'quiet' | 'drain'; readonly evenTheLast: boolean }
  | { readonly is: 'wake' }
  | {
      readonly is: 'slots';
      /** Null: as configured again. */
      readonly slots: number | null;
      /** As it was shown to whoever decides. */
      readonly seenSlots: number | null;
      readonly evenTheLast: boolean;
    }
);

function decide(decision: NarratorDecision): Promise<NarratorDecided> {
  const params = { path: { name: decision.name } };
  switch (decision.is) {
    case 'quiet': {
      const { evenTheLast } = decision;
      return answerOf(
        staffApi.POST('/api/staff/operations/narrators/{name}/quiet', { params, body: { evenTheLast } }),
      );
    }
    case 'drain': {
      const { evenTheLast } = decision;
      return answerOf(
        staffApi.POST('/api/staff/operations/narrators/{name}/drain', { params, body: { evenTheLast } }),
      );
    }
    case 'wake':
      return answerOf(staffApi.POST('/api/staff/operations/narrators/{name}/wake', { params }));
    case 'slots': {
      const { slots, seenSlots, evenTheLast } = decision;
      const body = { slots, seenSlots, evenTheLast };
      return answerOf(staffApi.PUT('/api/staff/operations/narrators/{name}/slots', { params, body }));
    }
  }
}

export function useDecideOfNarrator() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: decide,
    // Done, it stands as was decided; refused, otherwise than it was seen; unanswered, it may have been done.
    onSettled: () => queryClient.invalidateQueries({ queryKey: narratorsQuery.queryKey }),
  });
}
