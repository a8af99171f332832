/** A game in the cache: how it stands has one entry, by its id, whichever screen shows it and whatever address led there. */
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';

/** Begins the key of everything that belongs to the game. */
export function gameKey(gameId: string) {
  return ['game', gameId] as const;
}

/** GET /api/game/load/{gameId}: who plays, and where the story stands when it is taken up again. */
export function gameQuery(gameId: string) {
  return queryOptions({
    queryKey: [...gameKey(gameId), 'state'],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/game/load/{id}', { params: { path: { id: gameId } }, signal })),
    staleTime: 0,
  });
}
