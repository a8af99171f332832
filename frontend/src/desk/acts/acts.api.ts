import type { ActRequest } from '@rubicon/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.js';
import { answerOf } from '../../lib/api/api.js';
import { useIdempotencyKey } from '../../lib/api/idempotency-key.js';
import { playerKey, playerMoved } from '../lib/player-card.js';
import { staffApi } from '../lib/staff-api.js';

export function playerActsQuery(playerId: string) {
  return queryOptions({
    queryKey: [...playerKey(playerId), 'acts'],
    queryFn: ({ signal }) =>
      answerOf(
        staffApi.GET('/api/staff/players/{playerId}/acts', { params: { path: { playerId } }, signal }),
      ),
  });
}

/** A dry run: nothing is appended. */
export function usePlanAct(playerId: string) {
  return useMutation({
    mutationFn: (body: ActRequest) =>
      answerOf(
        staffApi.POST('/api/staff/players/{playerId}/acts/plan', { params: { path: { playerId } }, body }),
      ),
  });
}

export function useAskForAct(playerId: string) {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ActRequest) =>
      answerOf(
        staffApi.POST('/api/staff/players/{playerId}/acts', {
          params: { path: { playerId }, header: keys.headerFor(body) },
          body,
        }),
      ),
    onSuccess: () => {
      keys.settle();
      void queryClient.invalidateQueries({ queryKey: ['acts'] });
      void playerMoved(queryClient, playerId);
    },
    onError: (error) => {
      // Refused for good; what the server did not come to answer is sent again as the same.
      if (error instanceof ApiError && error.status < 500) keys.settle();
    },
  });
}

export function useWithdrawAct(playerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (actId: string) =>
      answerOf(
        staffApi.POST('/api/staff/players/{playerId}/acts/{actId}/withdraw', {
          params: { path: { playerId, actId } },
        }),
      ),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['acts'] });
      void playerMoved(queryClient, playerId);
    },
  });
}
