import type { GameState } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api/api.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { useToast } from '../../lib/toast.js';
import { playStrings } from '../../strings/play.js';

export interface Rewind extends Pick<GameState, 'gameId'> {
  readonly turnId: string;
}

/** POST /api/games/{gameId}/rewind: the head moves, no turn is lost (decision 8). `onRewound` gets the game where it now stands. */
export function useRewind(onRewound: (state: GameState) => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: ({ gameId, turnId }: Rewind) =>
      answerOf(api.POST('/api/games/{id}/rewind', { params: { path: { id: gameId } }, body: { turnId } })),
    onSuccess: ({ gameState }) => onRewound(gameState),
    onError: (error) =>
      toast({
        title: playStrings.goneBack.failed,
        description: serverMessage(error, playStrings.goneBack.failedText),
        variant: 'destructive',
      }),
  });
}
