import type { GameAnswer } from '@rubicon/contracts';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/api.js';

export interface GameInProgress extends GameAnswer {
  /** The page where it is taken up again. */
  readonly address: string;
}

/**
 * GET /api/game/state: the game last started or played, as it is taken up again; null: there is none, or its story has ended. Where it was played on
 * since its save, GET /api/game/load/{id} says whether it resumes at its head or at its save (decision 8).
 */
export const gameInProgressQuery = queryOptions({
  queryKey: ['/api/game/state'],
  queryFn: async ({ signal }): Promise<GameInProgress | null> => {
    const { gameState, character } = await answerOf(api.GET('/api/game/state', { signal }));
    if (!gameState || !character || gameState.ending !== null) return null;
    const { gameId, gameType, savedTurnId, headTurnId } = gameState;
    const asPlayed = { gameState, character, address: `/game?gameType=${gameType}` };
    if (savedTurnId === null || savedTurnId === headTurnId) return asPlayed;
    const resumed = await answerOf(
      api.GET('/api/game/load/{id}', { params: { path: { id: gameId } }, signal }),
    );
    if (resumed.gameState.headTurnId === headTurnId) return asPlayed;
    return { ...resumed, address: `/game?loadGame=${gameId}&gameType=${gameType}` };
  },
  staleTime: 0,
});
