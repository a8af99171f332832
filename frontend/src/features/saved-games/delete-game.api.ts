import type { SavedGameSummary } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api/api.js';
import { gameKey } from '../../lib/queries/game.js';
import { savedGamesQuery } from '../../lib/queries/saved-games.js';
import { useToast } from '../../lib/toast.js';
import { savedGamesStrings } from '../../strings/saved-games.js';

/** DELETE /api/games/{id}; says how it went (specification, section 8). */
export function useDeleteGame(onDeleted: () => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SavedGameSummary) =>
      answerOf(api.DELETE('/api/games/{id}', { params: { path: { id } } })),
    onSuccess: (_answer, { id }) => {
      queryClient.setQueryData(savedGamesQuery.queryKey, (games) => games?.filter((game) => game.id !== id));
      queryClient.removeQueries({ queryKey: gameKey(id) });
      toast({ title: savedGamesStrings.deletion.done, description: savedGamesStrings.deletion.doneText });
      onDeleted();
    },
    onError: () =>
      toast({
        title: savedGamesStrings.deletion.failed,
        description: savedGamesStrings.deletion.failedText,
        variant: 'destructive',
      }),
  });
}
