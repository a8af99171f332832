/** What a prologue must remember to decide. No text: deciders never need it. */
import type { GameType, WorldState } from '../game/game.events.js';

export interface PendingDemoTurn {
  readonly turnId: string;
  readonly turnNumber: number;
  /** ISO 8601, UTC. */
  readonly submittedAt: string;
}

export interface DemoContinuation {
  readonly playerId: string;
  readonly gameId: string;
  readonly characterId: number;
}

export interface DemoState {
  /** Null until the prologue is started. */
  readonly opening: {
    readonly demoId: string;
    readonly gameType: GameType;
    readonly startedAt: string;
  } | null;
  /** Where the world stands; null until it is started. */
  readonly world: WorldState | null;
  /** 0 to 3. */
  readonly turnsDone: number;
  readonly pending: PendingDemoTurn | null;
  readonly continued: DemoContinuation | null;
  readonly forgotten: boolean;
}

export function noDemo(): DemoState {
  return { opening: null, world: null, turnsDone: 0, pending: null, continued: null, forgotten: false };
}

/** The turn, when it waits for its outcome. */
export function pendingDemoTurn(state: DemoState, turnId: string): PendingDemoTurn | null {
  return state.pending?.turnId === turnId ? state.pending : null;
}
