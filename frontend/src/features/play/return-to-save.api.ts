import type { GameAnswer, GameState } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { apiCall } from '../../lib/api/api-client.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { toast } from '../../lib/toast-store.js';

/** POST /api/games/{gameId}/rewind to the saved turn (decision 8): the head moves, no turn is lost. */
export function useReturnToSave(update: (change: (state: GameState) => GameState) => void) {
  return useMutation({
    mutationFn: ({ gameId, savedTurnId }: Pick<GameState, 'gameId' | 'savedTurnId'>) =>
      apiCall<GameAnswer>('POST', `/api/games/${encodeURIComponent(gameId)}/rewind`, {
        body: { turnId: savedTurnId },
      }),
    onSuccess: ({ gameState }) => update(() => gameState),
    onError: (error) =>
      toast({
        title: 'Return Failed',
        description: serverMessage(
          error,
          'The story could not be brought back to your save. Please try again.',
        ),
        variant: 'destructive',
      }),
  });
}
