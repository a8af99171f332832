import type { DriveLanesRequest } from '@rubicon/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { datedAnswer } from '../lib/dated-answer.js';
import { staffApi } from '../lib/staff-api.js';
import { parkedLanesKey } from '../lib/waiting-counts.js';
import { laneFilterOf, type WantedLanes } from './lane-filter.js';

export const LANES_LOOK_MS = 3_000;

const again = { staleTime: 0, refetchInterval: LANES_LOOK_MS, refetchOnWindowFocus: true };

/** The parked lanes as they stand, and when that was: looked at again and again, for processes try them and other operators drive them on. */
export function lanesQuery(wanted: WantedLanes) {
  return queryOptions({
    queryKey: [...parkedLanesKey, 'list', wanted],
    queryFn: ({ signal }) =>
      datedAnswer(
        staffApi.GET('/api/staff/operations/lanes', { params: { query: laneFilterOf(wanted) }, signal }),
      ),
    ...again,
  });
}

/** How many there are, before anything is done to them: never as it was counted for an earlier decision. */
export function laneCountQuery(wanted: WantedLanes) {
  return queryOptions({
    queryKey: [...parkedLanesKey, 'counted', wanted],
    queryFn: ({ signal }) =>
      answerOf(
        staffApi.GET('/api/staff/operations/lanes/count', {
          params: { query: laneFilterOf(wanted) },
          signal,
        }),
      ),
    gcTime: 0,
    ...again,
  });
}

export function useDriveLanes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DriveLanesRequest) =>
      answerOf(staffApi.POST('/api/staff/operations/lanes/drive', { body })),
    // Done, some are gone; refused, there are others than were seen; unanswered, it may have been done.
    onSettled: () => queryClient.invalidateQueries({ queryKey: parkedLanesKey }),
  });
}
