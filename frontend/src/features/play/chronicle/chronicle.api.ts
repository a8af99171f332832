/** What the narrator remembers, and the player's changes to it. */
import type { AmendChronicleRequest } from '@rubicon/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { askAnew } from '../../../lib/queries/ask-anew.js';
import { gameKey } from '../../../lib/queries/game.js';

export interface ChroniclePlace {
  readonly gameId: string;
  /** The node at which it stands. */
  readonly turnId: string;
}

/** GET /api/games/{gameId}/chronicle?turn={turnId}: asked anew at each opening, a turn may have changed it. */
export function chronicleQuery({ gameId, turnId }: ChroniclePlace) {
  return queryOptions({
    queryKey: [...gameKey(gameId), 'chronicle', turnId],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/games/{id}/chronicle', {
          params: { path: { id: gameId }, query: { turn: turnId } },
          signal,
        }),
      ),
    gcTime: 0,
  });
}

export interface Amendment {
  readonly lineId: string;
  readonly change: AmendChronicleRequest;
}

/** PATCH /api/games/{gameId}/chronicle/{lineId}, one after another in the order of the clicks. */
export function useAmendChronicle({ gameId, turnId }: ChroniclePlace) {
  const queryClient = useQueryClient();
  const { queryKey } = chronicleQuery({ gameId, turnId });
  return useMutation({
    scope: { id: 'chronicle' },
    mutationFn: ({ lineId, change }: Amendment) =>
      answerOf(
        api.PATCH('/api/games/{id}/chronicle/{lineId}', {
          params: { path: { id: gameId, lineId } },
          body: change,
        }),
      ),
    onSuccess: (chronicle) => {
      // It is told as it stands at the head; a game loaded at its save is shown elsewhere.
      if (chronicle.turnId === turnId) queryClient.setQueryData(queryKey, chronicle);
      else return askAnew(queryClient, { queryKey });
    },
  });
}
