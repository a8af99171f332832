/**
 * What can happen to a free prologue that is played on the server (specification, "Reading A"). Stream `demo-<demoId>`. Its player is
 * nobody yet: private parts are sealed under the demo's own key, whose owner is the demo's id.
 */
import type { GameType, Suggestion, TokenUsage, WorldState } from '../game/game.events.js';
import type { MicroUsd } from '../money.js';
import type { Scene } from '../scene/scene.js';

/** Turns of a prologue (specification, section 9). */
export const DEMO_TURNS = 3;

export const demoFailureCodes = [
  'timed_out',
  'model_quota_exceeded',
  'model_quota_insufficient',
  'model_rate_limited',
  'model_unavailable',
  'model_answer_malformed',
  'model_refused',
  /** What the visitor typed, or what was answered, is not told to anyone. */
  'text_refused',
  'answer_refused',
  'prompt_too_long',
  'text_unreadable',
  'queue_unavailable',
  /** The narrator's process ended, or met a fault. */
  'narration_broken_off',
  /** The demo's key was destroyed while the turn was written. */
  'demo_forgotten',
] as const;
export type DemoFailureCode = (typeof demoFailureCodes)[number];

export function isDemoFailureCode(code: unknown): code is DemoFailureCode {
  return demoFailureCodes.some((known) => known === code);
}

export interface DemoStarted {
  readonly type: 'DemoStarted';
  readonly data: {
    readonly demoId: string;
    readonly gameType: GameType;
    readonly world: WorldState;
    /** ISO 8601, UTC. */
    readonly startedAt: string;
  };
  readonly private?: { readonly narrative: string; readonly suggestions: readonly Suggestion[] };
}

export interface DemoTurnSubmitted {
  readonly type: 'DemoTurnSubmitted';
  readonly data: {
    readonly demoId: string;
    /** A fresh one for every try. */
    readonly turnId: string;
    /** 1 to 3; the same again after a failure. */
    readonly turnNumber: number;
    /** Code points of what the visitor typed. */
    readonly inputCharacters: number;
    readonly submittedAt: string;
  };
  readonly private?: { readonly input: string };
}

export interface DemoTurnNarrated {
  readonly type: 'DemoTurnNarrated';
  readonly data: {
    readonly demoId: string;
    readonly turnId: string;
    readonly turnNumber: number;
    readonly model: string;
    readonly usage: TokenUsage;
    /** What the provider charges us for this turn, discarded answers included: at the house's cost. */
    readonly providerCostMicroUsd: MicroUsd;
    /** Code points of the narrative. */
    readonly outputCharacters: number;
    readonly world: WorldState;
    /** Since version 3. What the story tells that the scene did not allow (`scene/next-scene.ts`). */
    readonly sceneFaults: number;
    readonly narratedAt: string;
  };
  readonly private?: {
    readonly narrative: string;
    readonly suggestions: readonly Suggestion[];
    /** Since version 3. As it stands after the turn. */
    readonly scene?: Scene;
  };
}

export interface DemoTurnFailed {
  readonly type: 'DemoTurnFailed';
  readonly data: {
    readonly demoId: string;
    readonly turnId: string;
    readonly turnNumber: number;
    readonly code: DemoFailureCode;
    readonly providerCostMicroUsd: MicroUsd;
    readonly failedAt: string;
  };
}

export interface DemoContinued {
  readonly type: 'DemoContinued';
  readonly data: {
    readonly demoId: string;
    readonly playerId: string;
    /** The game that begins where the prologue ends, and the player's character in it. */
    readonly gameId: string;
    readonly characterId: number;
    readonly continuedAt: string;
  };
}

/** Its key is destroyed: nobody can read any more what was written. */
export interface DemoForgotten {
  readonly type: 'DemoForgotten';
  readonly data: { readonly demoId: string; readonly forgottenAt: string };
}

export type DemoEvent =
  DemoStarted | DemoTurnSubmitted | DemoTurnNarrated | DemoTurnFailed | DemoContinued | DemoForgotten;
