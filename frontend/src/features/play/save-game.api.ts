import type { GameAnswer, GameState } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiCall } from '../../lib/api/api-client.js';
import { savedGamesQuery } from '../../lib/queries/saved-games.js';
import { toast } from '../../lib/toast-store.js';

/** POST /api/game/save: the turn the player sees is what is saved. Says how it went (specification, section 8). */
export function useSaveGame(update: (change: (state: GameState) => GameState) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ gameId, headTurnId }: Pick<GameState, 'gameId' | 'headTurnId'>) =>
      apiCall<GameAnswer>('POST', '/api/game/save', { body: { gameId, turnId: headTurnId } }),
    onSuccess: (_answer, { headTurnId }) => {
      update((state) => ({
        ...state,
        savedTurnId: headTurnId,
        hasUnsavedChanges: state.headTurnId !== headTurnId,
      }));
      void queryClient.invalidateQueries({ queryKey: savedGamesQuery.queryKey });
      toast({ title: 'Game Saved', description: 'Your progress has been saved successfully.' });
    },
    onError: () =>
      toast({
        title: 'Save Failed',
        description: 'Failed to save your game. Please try again.',
        variant: 'destructive',
      }),
  });
}
