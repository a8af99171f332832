import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';

/** GET /api/game/state: the game last started or played, where it is taken up again; null: there is none, or its story has ended. */
export const gameInProgressQuery = queryOptions({
  queryKey: ['/api/game/state'],
  queryFn: async ({ signal }) => {
    const { gameState, character } = await answerOf(api.GET('/api/game/state', { signal }));
    return gameState && character && gameState.ending === null ? { gameState, character } : null;
  },
  staleTime: 0,
});
