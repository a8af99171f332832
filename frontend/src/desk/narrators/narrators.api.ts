import type { NarratorDecided } from '@rubicon/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { datedAnswer } from '../lib/dated-answer.js';
import { staffApi } from '../lib/staff-api.js';

export const NARRATORS_LOOK_MS = 3_000;

/** The narrators as they stand, and when that was: looked at again and again, for they tell and other operators decide. */
export const narratorsQuery = queryOptions({
  queryKey: ['operations', 'narrators'],
  queryFn: ({ signal }) => datedAnswer(staffApi.GET('/api/staff/operations/narrators', { signal })),
  staleTime: 0,
  refetchInterval: NARRATORS_LOOK_MS,
  refetchOnWindowFocus: true,
});

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
