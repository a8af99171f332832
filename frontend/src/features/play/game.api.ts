/** The game as the server tells it, and what the screen does to its copy of it while it waits for the next telling. */
import type { Danger, GameState, GameStateAnswer, GameType, Stats, Turn } from '@rubicon/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../lib/api/api.js';
import { gameQuery } from '../../lib/queries/game.js';

export interface GameSource {
  /** A saved game's id; null: the game last started or played. */
  readonly loadGame: string | null;
  readonly gameType: GameType | null;
}

const meantKey = 'game meant';

/**
 * GET /api/game/load/{id} or /api/game/state: the game that an address means, asked anew at each visit; null: there is none. How it stands
 * is told with it, and goes where the game is kept.
 */
export function meantGameQuery(source: GameSource) {
  return queryOptions({
    queryKey: [meantKey, source],
    queryFn: async ({ client, signal }) => {
      const { gameState, character } = await readGame(source, signal);
      if (!gameState || !character) return null;
      const { gameId, gameType } = gameState;
      client.setQueryData(gameQuery(gameId).queryKey, { gameState, character });
      return { gameId, gameType };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** The page knows of the game what the server has yet to tell: an answer still on its way is older, and would undo it. */
export function changeGame(
  queryClient: QueryClient,
  gameId: string,
  change: (state: GameState) => GameState,
): void {
  const { queryKey } = gameQuery(gameId);
  void queryClient.cancelQueries({ queryKey: [meantKey] });
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (game) => game && { ...game, gameState: change(game.gameState) });
}

export function readGame({ loadGame, gameType }: GameSource, signal?: AbortSignal): Promise<GameStateAnswer> {
  const asked = signal ? { signal } : {};
  if (loadGame !== null)
    return answerOf(api.GET('/api/game/load/{id}', { params: { path: { id: loadGame } }, ...asked }));
  const query = gameType === null ? {} : { gameType };
  return answerOf(api.GET('/api/game/state', { params: { query }, ...asked }));
}

/** The state after a turn's end: its text becomes the head; a failed turn leaves the story where it was. */
export function withTurn(state: GameState, turn: Turn): GameState {
  const playerStats = turn.playerStats ?? state.playerStats;
  if (turn.status === 'failed' || turn.narrative === null)
    return { ...state, pendingTurn: null, lastFailedTurn: turn };
  const onward = turn.parentTurnId === state.headTurnId;
  return {
    ...state,
    pendingTurn: null,
    lastFailedTurn: null,
    narrative: turn.narrative,
    suggestions: turn.suggestions,
    headTurnId: turn.turnId,
    headInput: turn.userInput,
    parentTurnId: turn.parentTurnId,
    // Another telling of the head takes its place; of any other place the game is asked.
    depth: onward ? state.depth + 1 : state.depth,
    branch: onward ? state.branch : { branchId: turn.turnId, name: null },
    danger: turn.ending ? { ...state.danger, stats: [], wound: null } : withStats(state.danger, playerStats),
    ending: turn.ending,
    playerStats,
    resources: playerStats.resources,
    currentDate: turn.currentDate ?? state.currentDate,
    gamePhase: turn.gamePhase ?? state.gamePhase,
    hasUnsavedChanges: true,
    turnCount: Math.max(state.turnCount, turn.turnNumber),
    lastPlayedAt: turn.settledAt ?? state.lastPlayedAt,
  };
}

const statNames: readonly (keyof Stats)[] = ['influence', 'reputation', 'resources'];

/** Of a wound the server knows. */
function withStats(danger: Danger, playerStats: Stats): Danger {
  const low = statNames.filter((stat) => playerStats[stat] <= danger.bound);
  return { ...danger, stats: low.map((stat) => ({ stat, value: playerStats[stat] })) };
}

/** A turn the server has accepted and is writing. */
export function pendingTurn(
  state: GameState,
  accepted: Pick<Turn, 'turnId' | 'userInput' | 'kind' | 'parentTurnId'>,
  submittedAt: string,
): Turn {
  return {
    ...accepted,
    gameId: state.gameId,
    turnNumber: state.turnCount + 1,
    // Told differently it takes the head's place.
    depth: accepted.parentTurnId === state.headTurnId ? state.depth + 1 : state.depth,
    status: 'pending',
    narrative: null,
    suggestions: [],
    playerStats: null,
    currentDate: null,
    gamePhase: null,
    failure: null,
    receipt: null,
    ending: null,
    submittedAt,
    settledAt: null,
  };
}
