import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../lib/api/api.js';
import { forgetOpenedTexts, readOpenedTexts } from '../lib/mask-texts.js';
import { staffApi } from '../lib/staff-api.js';

export function useOpenGrant(playerId: string, onOpened: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      answerOf(
        staffApi.POST('/api/staff/players/{playerId}/grant', {
          params: { path: { playerId } },
          body: { reason },
        }),
      ),
    onSuccess: (grant) => {
      onOpened();
      void readOpenedTexts(queryClient, playerId, grant);
    },
  });
}

export function useCloseGrant(playerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      answerOf(staffApi.DELETE('/api/staff/players/{playerId}/grant', { params: { path: { playerId } } })),
    onSuccess: () => forgetOpenedTexts(queryClient, playerId),
  });
}
