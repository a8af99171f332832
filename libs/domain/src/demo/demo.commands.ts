/** What can be asked of a prologue. Every command carries its time; ids come from the caller. */
import type { GameType, Suggestion, TokenUsage, WorldState } from '../game/game.events.js';
import type { MicroUsd } from '../money.js';
import type { Scene } from '../scene/scene.js';
import type { DemoFailureCode } from './demo.events.js';

/** Started before: nothing to do. */
export interface StartDemo {
  readonly type: 'StartDemo';
  readonly demoId: string;
  readonly gameType: GameType;
  readonly world: WorldState;
  readonly narrative: string;
  readonly suggestions: readonly Suggestion[];
  readonly at: string;
}

/**
 * Refused: `no_demo` (never started, or forgotten), `demo_continued` (it goes on in an account), `demo_completed`, `demo_pending` (a
 * turn is being written), `demo_turn_mismatch` (not turns done + 1).
 */
export interface SubmitDemoTurn {
  readonly type: 'SubmitDemoTurn';
  readonly demoId: string;
  readonly turnId: string;
  readonly turnNumber: number;
  readonly input: string;
  readonly inputCharacters: number;
  readonly at: string;
}

/** The narrator's answer. The first outcome in the stream wins: a later one is nothing to do. */
export interface NarrateDemoTurn {
  readonly type: 'NarrateDemoTurn';
  readonly demoId: string;
  readonly turnId: string;
  readonly model: string;
  readonly usage: TokenUsage;
  readonly providerCostMicroUsd: MicroUsd;
  readonly world: WorldState;
  readonly narrative: string;
  readonly outputCharacters: number;
  readonly suggestions: readonly Suggestion[];
  /** As it stands after the turn, and how much of the story it did not allow. */
  readonly scene: Scene;
  readonly sceneFaults: number;
  readonly at: string;
}

/** As above: only a pending turn can fail. */
export interface FailDemoTurn {
  readonly type: 'FailDemoTurn';
  readonly demoId: string;
  readonly turnId: string;
  readonly code: DemoFailureCode;
  readonly providerCostMicroUsd: MicroUsd;
  readonly at: string;
}

/**
 * An account takes the prologue over, once. Refused: `no_demo` (also another account's), `demo_pending`. Repeated by the same account:
 * nothing to do, whichever ids it brings; the first ones are in the state.
 */
export interface ContinueDemo {
  readonly type: 'ContinueDemo';
  readonly demoId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly characterId: number;
  readonly at: string;
}

/** After the key is destroyed. A pending turn fails in the same append. Never started, or forgotten before: nothing to do. */
export interface ForgetDemo {
  readonly type: 'ForgetDemo';
  readonly demoId: string;
  readonly at: string;
}

export type DemoCommand =
  StartDemo | SubmitDemoTurn | NarrateDemoTurn | FailDemoTurn | ContinueDemo | ForgetDemo;
