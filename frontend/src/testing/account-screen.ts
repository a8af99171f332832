import type { SavedGameSummary, Statement, StatementEntry } from '@rubicon/contracts';
import { serveApi, type Asked, type ServedApi } from './serve-api.js';
import { freshSession, player, playerProfile } from './sessions.js';

export const emptyStatement: Statement = {
  availableMicroUsd: 4_970_000,
  reservedMicroUsd: 0,
  frozenMicroUsd: 0,
  heldMicroUsd: 0,
  chargedMicroUsd: 0,
  refundedMicroUsd: 0,
  takenBackMicroUsd: 0,
  forfeitedMicroUsd: 0,
  purchasedMicroUsd: 0,
  grantedMicroUsd: 0,
  entries: [],
};

const savedGame: SavedGameSummary = {
  id: 'a3f0',
  gameType: 'roman_republic',
  characterName: 'Gaius Julius Caesar',
  character: { name: 'Gaius Julius Caesar' },
  currentDate: '10 January 49 BC',
  gamePhase: 'The Crossing',
  lastSavedAt: null,
  lastPlayed: '2026-03-14T10:00:00.000Z',
  autoSaved: true,
  turnCount: 5,
};

export function statementEntry(
  kind: StatementEntry['kind'],
  revision: number,
  deltas: Partial<StatementEntry> = {},
): StatementEntry {
  return {
    kind,
    revision,
    at: '2026-03-14T10:00:00.000Z',
    turnId: null,
    gameId: null,
    paymentId: null,
    moneyCents: null,
    availableDeltaMicroUsd: 0,
    reservedDeltaMicroUsd: 0,
    frozenDeltaMicroUsd: 0,
    heldDeltaMicroUsd: 0,
    spentMicroUsd: 0,
    ...deltas,
  };
}

export interface AccountScreen {
  readonly api: ServedApi;
  calls(method: string, path: string): Asked[];
}

/** Call it once at the top of a spec: a signed-in player, and a server that answers what the account screen asks. */
export function accountScreen(): AccountScreen {
  let served: ServedApi;
  beforeEach(async () => {
    localStorage.setItem('token', freshSession().token);
    served = await serveApi({
      'GET /api/auth/me': { body: player },
      'GET /api/user/profile': { body: playerProfile },
      'GET /api/credits/statement': { body: emptyStatement },
      'GET /api/payments': { body: [] },
      'GET /api/usage/history': { body: [] },
      'GET /api/usage/summary': { body: { tokens: 0, sessions: 0, averageTurns: 0 } },
      'GET /api/games/saved': { body: [savedGame] },
    });
  });
  afterEach(async () => {
    await served.close();
    localStorage.clear();
    sessionStorage.clear();
  });
  return {
    get api() {
      return served;
    },
    calls: (method, path) => served.asked.filter((call) => call.method === method && call.url === path),
  };
}
