import type { GameState, Turn } from '@rubicon/contracts';
import { desmoulins, openingState, serverSentEvent } from './games.js';
import { serveApi, type Answer, type Asked, type ServedApi } from './serve-api.js';
import { freshSession, player, playerProfile } from './sessions.js';

export interface GameScreenServer {
  readonly api: ServedApi;
  /** How the game is told from now on. */
  stands(gameState: GameState): void;
  /** The server takes the next turn; its stream ends with `turn`. */
  plays(turn: Turn): void;
  calls(method: string, path: string): Asked[];
}

/** Call it once at the top of a spec: a signed-in player, and a server with a game at its opening. */
export function gameScreen(): GameScreenServer {
  let served: ServedApi;
  const server: GameScreenServer = {
    get api() {
      return served;
    },
    stands: (gameState) =>
      served.answer({ 'GET /api/game/state': { body: { gameState, character: desmoulins } } }),
    plays: (turn) =>
      served.answer({
        'POST /api/game/process': { status: 202, body: { turnId: turn.turnId, gameId: turn.gameId } },
        [`GET /api/game/turns/${turn.turnId}/events`]: ended(turn),
        [`GET /api/game/turns/${turn.turnId}`]: { body: turn },
      }),
    calls: (method, path) =>
      served.asked.filter((call) => call.method === method && call.url.split('?')[0] === path),
  };
  beforeEach(async () => {
    localStorage.setItem('token', freshSession().token);
    served = await serveApi({
      'GET /api/auth/me': { body: player },
      'GET /api/user/profile': { body: playerProfile },
      'GET /api/games/saved': { body: [] },
    });
    server.stands(openingState);
  });
  afterEach(async () => {
    await served.close();
    localStorage.clear();
    sessionStorage.clear();
  });
  return server;
}

/** The stream of a turn that has ended. */
export function ended(turn: Turn): Answer {
  return { headers: { 'content-type': 'text/event-stream' }, body: serverSentEvent('outcome', turn) };
}

/** The state with a turn as its head. */
export function standingAt(turn: Turn, changes: Partial<GameState> = {}): GameState {
  return {
    ...openingState,
    headTurnId: turn.turnId,
    headInput: turn.userInput,
    parentTurnId: turn.parentTurnId,
    depth: 1,
    narrative: turn.narrative ?? '',
    suggestions: turn.suggestions,
    currentDate: turn.currentDate ?? '',
    ending: turn.ending,
    hasUnsavedChanges: true,
    turnCount: turn.turnNumber,
    ...changes,
  };
}
