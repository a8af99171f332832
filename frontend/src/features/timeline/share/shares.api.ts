import type { ShareRequest } from '@rubicon/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { ApiError, serverMessage } from '../../../lib/api/api-error.js';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.js';
import { gameKey } from '../../../lib/queries/game.js';
import { useToast } from '../../../lib/toast.js';
import { timelineStrings } from '../../../strings/timeline.js';

const strings = timelineStrings.sharing;

/** GET /api/games/{gameId}/shares: the open ones, newest first. */
export function sharesQuery(gameId: string) {
  return queryOptions({
    queryKey: [...gameKey(gameId), 'shares'],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/api/games/{id}/shares', { params: { path: { id: gameId } }, signal })))
        .shares,
    staleTime: 0,
  });
}

/** POST /api/games/{gameId}/shares: a link to read the story up to a turn. */
export function useShare(gameId: string) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const keys = useIdempotencyKey();
  const { queryKey } = sharesQuery(gameId);
  return useMutation({
    mutationFn: (body: ShareRequest) =>
      answerOf(
        api.POST('/api/games/{id}/shares', {
          params: { path: { id: gameId }, header: keys.headerFor(body) },
          body,
        }),
      ),
    onSuccess: async (share) => {
      keys.settle();
      // A list that is still on its way does not know of it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (shares = []) => [
        share,
        ...shares.filter(({ shareId }) => shareId !== share.shareId),
      ]);
      void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) =>
      toast({
        title: strings.failed,
        description:
          error instanceof ApiError && error.code === 'too_many_shares'
            ? strings.tooMany
            : serverMessage(error, strings.tryLater),
        variant: 'destructive',
      }),
  });
}

/** DELETE /api/games/{gameId}/shares/{shareId}; one that is gone already counts as taken back. */
export function useRevokeShare(gameId: string) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { queryKey } = sharesQuery(gameId);
  return useMutation({
    mutationFn: async (shareId: string) => {
      try {
        await answerOf(
          api.DELETE('/api/games/{id}/shares/{shareId}', { params: { path: { id: gameId, shareId } } }),
        );
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'unknown_share')) throw error;
      }
    },
    onSuccess: async (_answer, shareId) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (shares) => shares?.filter((share) => share.shareId !== shareId));
      toast({ title: strings.revoked, description: strings.revokedText });
    },
    onError: (error) =>
      toast({
        title: strings.revokeFailed,
        description: serverMessage(error, strings.tryLater),
        variant: 'destructive',
      }),
  });
}
