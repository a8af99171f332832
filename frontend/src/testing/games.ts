import type { Character, GameState, Turn } from '@rubicon/contracts';

export const desmoulins: Character = {
  id: 104,
  name: 'Camille Desmoulins',
  estate: 'Third Estate',
  profession: 'Lawyer',
  description: 'A lawyer with a stammer and a pen.',
  isHistorical: true,
  startingStats: { influence: 40, reputation: 45, resources: 20 },
  politicalLeanings: 'radical',
  gameType: 'french_revolution',
};

/** A game at its opening. */
export const openingState: GameState = {
  gameId: '7d0f2c1a-58a4-4f0e-9b0a-0f6f0a1b2c3d',
  gameType: 'french_revolution',
  difficulty: 'normal',
  currentDate: '14 July 1789',
  gamePhase: 'The Bastille and the Great Fear',
  playerStats: { influence: 40, reputation: 45, resources: 20 },
  resources: 20,
  narrative: 'The tocsin has not stopped since dawn.\n\nFaces turn to you.',
  suggestions: [
    { title: 'Go east', text: 'Follow the crowd to the Bastille.' },
    { title: 'Find the Electors', text: 'Make for the Hôtel de Ville.' },
    { title: 'Speak here and now', text: 'Climb the nearest cart.' },
  ],
  headTurnId: '7d0f2c1a-58a4-4f0e-9b0a-0f6f0a1b2c3d',
  headInput: null,
  parentTurnId: null,
  depth: 0,
  factions: [
    { id: 'royalists', name: 'The Court and the Princes', standing: -25 },
    { id: 'jacobins', name: 'The Jacobins', standing: 15 },
  ],
  divergencePercent: 0,
  danger: { bound: 15, stats: [], wound: null },
  ending: null,
  branch: { branchId: '7d0f2c1a-58a4-4f0e-9b0a-0f6f0a1b2c3d', name: null },
  savedTurnId: null,
  hasUnsavedChanges: false,
  pendingTurn: null,
  lastFailedTurn: null,
  turnCount: 0,
  lastPlayedAt: '2026-03-14T10:00:00.000Z',
};

/** The first turn after the opening, narrated unless told. */
export function firstTurn(changes: Partial<Turn> = {}): Turn {
  return {
    turnId: '11111111-1111-5111-8111-111111111111',
    gameId: openingState.gameId,
    parentTurnId: openingState.gameId,
    turnNumber: 1,
    depth: 1,
    kind: 'suggestion',
    status: 'narrated',
    userInput: 'Go east. Follow the crowd to the Bastille.',
    narrative: 'The drawbridge falls.',
    suggestions: [{ title: 'Go in', text: 'Before the smoke clears.' }],
    playerStats: { influence: 44, reputation: 45, resources: 18 },
    currentDate: '15 July 1789',
    gamePhase: 'The Bastille and the Great Fear',
    failure: null,
    receipt: {
      reservedMicroUsd: 32_000,
      inputTokens: 3_000,
      cachedInputTokens: 0,
      outputTokens: 400,
      priceVersion: '1',
      chargedMicroUsd: 9_200,
      balanceAfterMicroUsd: 4_960_800,
    },
    ending: null,
    submittedAt: '2026-03-14T10:01:00.000Z',
    settledAt: '2026-03-14T10:01:05.000Z',
    ...changes,
  };
}

export function serverSentEvent(event: 'narrator' | 'text' | 'outcome', data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
