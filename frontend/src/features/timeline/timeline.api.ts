/** The tree of a game, and going back in it. */
import type { GameState } from '@rubicon/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { answerOf, api } from '../../lib/api/api.js';
import { ApiError, serverMessage } from '../../lib/api/api-error.js';
import { askAnew } from '../../lib/queries/ask-anew.js';
import { gameKey, gameQuery } from '../../lib/queries/game.js';
import { savedGamesQuery } from '../../lib/queries/saved-games.js';
import { useToast } from '../../lib/toast.js';
import { timelineStrings } from '../../strings/timeline.js';

/** GET /api/games/{gameId}/tree: every turn changes it, so it is asked anew at each visit. */
export function treeQuery(gameId: string) {
  return queryOptions({
    queryKey: [...gameKey(gameId), 'tree'],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/games/{id}/tree', { params: { path: { id: gameId } }, signal })),
    staleTime: 0,
  });
}

/** POST /api/games/{gameId}/rewind: the head moves, no turn is lost; then the game is shown there. */
export function useGoBack(gameId: string) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (turnId: string) =>
      answerOf(api.POST('/api/games/{id}/rewind', { params: { path: { id: gameId } }, body: { turnId } })),
    onSuccess: (answer) => {
      const { gameState } = answer;
      queryClient.setQueryData(gameQuery(gameId).queryKey, answer);
      queryClient.removeQueries({ queryKey: treeQuery(gameId).queryKey });
      void askAnew(queryClient, savedGamesQuery);
      toast({
        title: timelineStrings.rewind.done,
        description: timelineStrings.rewind.doneText(gameState.currentDate),
      });
      // Going back makes it the game last played of its era.
      void navigate(`/game?${new URLSearchParams({ gameType: gameState.gameType })}`);
    },
    onError: (error) => {
      const status = error instanceof ApiError ? error.status : null;
      // Deleted elsewhere: the page says so as soon as it asks for the tree.
      if (status === 404) void askAnew(queryClient, treeQuery(gameId));
      toast({
        title: timelineStrings.rewind.failed,
        description:
          status === 409
            ? timelineStrings.rewind.beingWritten
            : serverMessage(error, timelineStrings.rewind.failedText),
        variant: 'destructive',
      });
    },
  });
}

export function gameAddress({ gameId, gameType }: Pick<GameState, 'gameId' | 'gameType'>): string {
  return `/game?${new URLSearchParams({ loadGame: gameId, gameType })}`;
}
