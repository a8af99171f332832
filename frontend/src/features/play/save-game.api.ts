import type { GameState } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api/api.js';
import { askAnew } from '../../lib/queries/ask-anew.js';
import { savedGamesQuery } from '../../lib/queries/saved-games.js';
import { useToast } from '../../lib/toast.js';
import { playStrings } from '../../strings/play.js';

/** POST /api/game/save: the turn the player sees is what is saved. Says how it went (specification, section 8). */
export function useSaveGame(update: (change: (state: GameState) => GameState) => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ gameId, headTurnId }: Pick<GameState, 'gameId' | 'headTurnId'>) =>
      answerOf(api.POST('/api/game/save', { body: { gameId, turnId: headTurnId } })),
    onSuccess: (_answer, { headTurnId }) => {
      update((state) => ({
        ...state,
        savedTurnId: headTurnId,
        hasUnsavedChanges: state.headTurnId !== headTurnId,
      }));
      void askAnew(queryClient, savedGamesQuery);
      toast({ title: playStrings.saved.done, description: playStrings.saved.doneText });
    },
    onError: () =>
      toast({
        title: playStrings.saved.failed,
        description: playStrings.saved.failedText,
        variant: 'destructive',
      }),
  });
}
