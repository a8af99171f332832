/** A game's events and commands for specs. */
import { emptyScene, type Scene } from '../scene/scene.js';
import type { GameCommand } from '../game/game.commands.js';
import type {
  GameEvent,
  GameStarted,
  TurnFailed,
  TurnNarrated,
  TurnStopped,
  TurnSubmitted,
  WorldState,
} from '../game/game.events.js';

export const at = '2026-11-21T12:00:00.000Z';
/** When the narrator of a turn took it. */
const begunAt = '2026-11-21T11:59:52.000Z';
const ids = { gameId: 'game', playerId: 'player' } as const;

/** A different world for every number. */
export const world = (ordinal: number): WorldState => ({
  stats: { influence: 50, reputation: 45, resources: 40 },
  date: { ordinal, label: `day ${ordinal}` },
  phase: 'estates',
  factions: { jacobins: ordinal },
  bent: [],
});

/** A different scene for every number. */
export const scene = (turnNumber: number): Scene => ({ ...emptyScene, place: `place ${turnNumber}` });

const opening = {
  ...ids,
  gameType: 'french_revolution',
  difficulty: 'normal',
  characterId: 101,
  isHistorical: true,
  world: world(0),
} as const;
const openingText = {
  character: {
    name: 'Camille',
    estate: 'Third Estate',
    profession: 'Lawyer',
    description: 'Writes.',
    politicalLeanings: 'radical',
  },
  narrative: 'Paris wakes.',
  suggestions: [{ title: 'Speak', text: 'Climb the table.' }],
} as const;
export const start: Extract<GameCommand, { type: 'StartGame' }> = {
  type: 'StartGame',
  ...opening,
  ...openingText,
};
export const started: GameStarted = {
  type: 'GameStarted',
  data: { ...opening, prologue: null },
  private: openingText,
};

export const turnId = (turnNumber: number): string => `turn-${turnNumber}`;

export const submit = (
  turnNumber: number,
  parentTurnId: string | null,
): Extract<GameCommand, { type: 'SubmitTurn' }> => ({
  type: 'SubmitTurn',
  ...ids,
  turnId: turnId(turnNumber),
  parentTurnId,
  kind: 'action',
  userInput: 'I speak.',
  inputCharacters: 8,
  bodyHash: `hash-${turnNumber}`,
  ceilingMicroUsd: 32_000,
  priceVersion: '2026-11',
  at,
});
export const submitted = (turnNumber: number, parentTurnId: string): TurnSubmitted => ({
  type: 'TurnSubmitted',
  data: {
    ...ids,
    turnId: turnId(turnNumber),
    turnNumber,
    parentTurnId,
    kind: 'action',
    bodyHash: `hash-${turnNumber}`,
    inputCharacters: 8,
    ceilingMicroUsd: 32_000,
    priceVersion: '2026-11',
    submittedAt: at,
  },
  private: { userInput: 'I speak.' },
});

const answer = {
  attempt: 1,
  model: 'chronicler',
  usage: { input: 1_000, cachedInput: 400, output: 200 },
  priceVersion: '2026-11',
  chargeMicroUsd: 3_000,
  providerCostMicroUsd: 2_000,
  outputCharacters: 12,
} as const;
const answerText = {
  narrative: 'They listen.',
  suggestions: [{ title: 'March', text: 'To the Bastille.' }],
} as const;

export const narrate = (turnNumber: number): Extract<GameCommand, { type: 'NarrateTurn' }> => ({
  type: 'NarrateTurn',
  gameId: ids.gameId,
  turnId: turnId(turnNumber),
  ...answer,
  ...answerText,
  world: world(turnNumber),
  chronicle: [],
  scene: scene(turnNumber),
  sceneFaults: 1,
  ending: null,
  begunAt,
  at,
});
export const narrated = (turnNumber: number): TurnNarrated => ({
  type: 'TurnNarrated',
  data: {
    ...ids,
    turnId: turnId(turnNumber),
    turnNumber,
    ...answer,
    world: world(turnNumber),
    ending: null,
    chronicleLines: 0,
    sceneFaults: 1,
    begunAt,
    narratedAt: at,
  },
  private: { ...answerText, chronicle: [], scene: scene(turnNumber) },
});

export const stop = (turnNumber: number): Extract<GameCommand, { type: 'StopTurn' }> => ({
  type: 'StopTurn',
  gameId: ids.gameId,
  turnId: turnId(turnNumber),
  ...answer,
  ...answerText,
  begunAt,
  at,
});
export const stopped = (turnNumber: number, worldBefore: WorldState): TurnStopped => ({
  type: 'TurnStopped',
  data: {
    ...ids,
    turnId: turnId(turnNumber),
    turnNumber,
    ...answer,
    world: worldBefore,
    begunAt,
    stoppedAt: at,
  },
  private: answerText,
});

export const fail = (
  turnNumber: number,
  code: TurnFailed['data']['code'] = 'model_unavailable',
): Extract<GameCommand, { type: 'FailTurn' }> => ({
  type: 'FailTurn',
  gameId: ids.gameId,
  turnId: turnId(turnNumber),
  code,
  providerCostMicroUsd: 500,
  begunAt,
  at,
});
export const failed = (
  turnNumber: number,
  code: TurnFailed['data']['code'] = 'model_unavailable',
  providerCostMicroUsd = 500,
  begun: string | null = begunAt,
): TurnFailed => ({
  type: 'TurnFailed',
  data: {
    ...ids,
    turnId: turnId(turnNumber),
    turnNumber,
    code,
    providerCostMicroUsd,
    begunAt: begun,
    failedAt: at,
  },
});

export const save = (id: string | null): GameCommand => ({ type: 'SaveGame', ...ids, turnId: id, at });
export const saved = (id: string): GameEvent => ({
  type: 'GameSaved',
  data: { ...ids, turnId: id, savedAt: at },
});
export const rewind = (toTurnId: string): GameCommand => ({ type: 'RewindGame', ...ids, toTurnId, at });
export const rewound = (toTurnId: string): GameEvent => ({
  type: 'GameRewound',
  data: { ...ids, toTurnId, rewoundAt: at },
});
export const deleteIt: GameCommand = { type: 'DeleteGame', ...ids, at };
export const deleted: GameEvent = { type: 'GameDeleted', data: { ...ids, deletedAt: at } };
