/** What a game must remember to decide. No text: deciders never need it. */
import type { Difficulty, GameStarted, GameType, WorldState } from './game.events.js';
import { TurnTree, type TurnNode } from './turn-tree.js';

export interface GameState {
  /** Null until the game is started. */
  readonly opening: Opening | null;
  readonly turns: TurnTree;
  /** Every turn ever submitted, whatever became of it. */
  readonly turnCount: number;
  readonly pendingTurnId: string | null;
  /** Where the story stands: the game's id for the opening, else a turn with text. */
  readonly headTurnId: string | null;
  readonly savedTurnId: string | null;
  readonly deleted: boolean;
}

/** How the game began: the root of the tree, whose node id is the game's id. */
export interface Opening {
  readonly gameId: string;
  readonly playerId: string;
  readonly gameType: GameType;
  readonly difficulty: Difficulty;
  readonly characterId: number;
  readonly isHistorical: boolean;
  readonly world: WorldState;
}

export function noGame(): GameState {
  return {
    opening: null,
    turns: TurnTree.empty,
    turnCount: 0,
    pendingTurnId: null,
    headTurnId: null,
    savedTurnId: null,
    deleted: false,
  };
}

export function openingOf(data: GameStarted['data']): Opening {
  const { gameId, playerId, gameType, difficulty, characterId, isHistorical, world } = data;
  return { gameId, playerId, gameType, difficulty, characterId, isHistorical, world };
}

/** The game's opening, when the game exists and is this player's. */
export function openingFor(state: GameState, playerId: string): Opening | null {
  return state.opening?.playerId === playerId ? state.opening : null;
}

/** Where the world stands at a node with text, the opening included; null for every other id. */
export function worldAt(state: GameState, nodeId: string): WorldState | null {
  if (state.opening?.gameId === nodeId) return state.opening.world;
  const turn = state.turns.get(nodeId);
  return turn && (turn.status === 'narrated' || turn.status === 'stopped') ? turn.world : null;
}

/** The turn, when it waits for its outcome. */
export function pendingTurn(state: GameState, turnId: string): { opening: Opening; turn: TurnNode } | null {
  const turn = state.turns.get(turnId);
  return state.opening && turn?.status === 'pending' ? { opening: state.opening, turn } : null;
}
