/** What a game must remember to decide. No text: deciders never need it. */
import { Map as PersistentMap } from 'immutable';
import { parseLineId } from '../chronicle/chronicle.js';
import type { Difficulty, EndingKind, GameStarted, GameType, WorldState } from './game.events.js';
import type { TurnNode } from './turn-node.js';

export interface GameState {
  /** Null until the game is started. */
  readonly opening: Opening | null;
  /** By id. What was is never changed, and the thousandth turn costs as much as the tenth: both maps share nearly all their nodes. */
  readonly turns: PersistentMap<string, TurnNode>;
  /** Every turn ever submitted, whatever became of it. */
  readonly turnCount: number;
  /** The one submitted last, whatever became of it. */
  readonly newestTurnId: string | null;
  readonly pendingTurnId: string | null;
  /** Where the story stands: the game's id for the opening, else a turn with text. */
  readonly headTurnId: string | null;
  readonly savedTurnId: string | null;
  /** By the id of the line of the chronicle; without one it is neither. */
  readonly amendments: Readonly<Record<string, { readonly pinned: boolean; readonly struck: boolean }>>;
  /** By the node they hold from. */
  readonly summaries: Readonly<Record<string, { readonly summaryId: string; readonly lines: number }>>;
  /** By share id: to which node the link leads, and whether it still opens. */
  readonly shares: Readonly<Record<string, { readonly turnId: string; readonly revoked: boolean }>>;
  /** `<turn id> <reason>` */
  readonly reports: readonly string[];
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
    turns: PersistentMap(),
    turnCount: 0,
    newestTurnId: null,
    pendingTurnId: null,
    headTurnId: null,
    savedTurnId: null,
    amendments: {},
    summaries: {},
    shares: {},
    reports: [],
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

/** How the story ends at a node; null while it goes on. */
export function endingAt(state: GameState, nodeId: string): EndingKind | null {
  const turn = state.turns.get(nodeId);
  return turn?.status === 'narrated' ? turn.ending : null;
}

/** Whether the chronicle of some path has or had a line of that id. */
export function knowsLine(state: GameState, lineId: string): boolean {
  const parsed = parseLineId(lineId);
  if (!parsed) return false;
  const { ownerId, place } = parsed;
  const turn = state.turns.get(ownerId);
  if (turn?.status === 'narrated') return place < turn.chronicleLines;
  return Object.values(state.summaries).some(
    ({ summaryId, lines }) => summaryId === ownerId && place < lines,
  );
}

/** The link under which the story is read up to a node; null when none opens. */
export function openShareOf(state: GameState, turnId: string): string | null {
  const found = Object.entries(state.shares).find(([, share]) => share.turnId === turnId && !share.revoked);
  return found?.[0] ?? null;
}

/** A branch begins with the opening, or with a turn whose parent had gone on in another way before. */
export function isBranch(state: GameState, nodeId: string): boolean {
  if (state.opening?.gameId === nodeId) return true;
  const node = state.turns.get(nodeId);
  if (!node || worldAt(state, nodeId) === null) return false;
  for (const [turnId, other] of state.turns.entries())
    if (
      other.parentTurnId === node.parentTurnId &&
      other.turnNumber < node.turnNumber &&
      worldAt(state, turnId) !== null
    )
      return true;
  return false;
}

/** The turn, when it waits for its outcome. */
export function pendingTurn(state: GameState, turnId: string): { opening: Opening; turn: TurnNode } | null {
  const turn = state.turns.get(turnId);
  return state.opening && turn?.status === 'pending' ? { opening: state.opening, turn } : null;
}
