/**
 * The one place that knows what comes next for a prologue. Whoever touches one (the visitor who looks at it or plays on, the
 * prologue's process) asks it and does what it says.
 */
import type { NarrationPause } from '../narration/narration.state.js';
import { pausedMsBetween } from '../narration/paused-time.js';
import type { DemoState } from './demo.state.js';

/** A prologue can be read for so long (decision 1); after that its key is destroyed. */
export const DEMO_LIFETIME_MS = 7 * 86_400_000;

export interface DemoLimits {
  /** Milliseconds after submission beyond which a turn that nobody finished is failed. */
  readonly abandonAfterMs: number;
  /** Time that lies in them does not count for a turn: nobody was to finish it. */
  readonly pauses: readonly NarrationPause[];
}

export type DemoStep =
  | { readonly do: 'fail'; readonly turnId: string }
  /** The key first, then the event that lets every read model lose it. */
  | { readonly do: 'forget' }
  | { readonly do: 'nothing' };

/** @param nowMs milliseconds since 1970, UTC */
export function nextDemoStep(
  { opening, pending, forgotten }: DemoState,
  limits: DemoLimits,
  nowMs: number,
): DemoStep {
  if (!opening || forgotten) return { do: 'nothing' };
  if (isPast(opening.startedAt, DEMO_LIFETIME_MS, nowMs)) return { do: 'forget' };
  if (pending && isDemoTurnAbandoned(pending.submittedAt, limits, nowMs))
    return { do: 'fail', turnId: pending.turnId };
  return { do: 'nothing' };
}

/** @param submittedAt ISO 8601, UTC */
export function isDemoTurnAbandoned(submittedAt: string, limits: DemoLimits, nowMs: number): boolean {
  const pausedMs = pausedMsBetween(limits.pauses, Date.parse(submittedAt), nowMs);
  return isPast(submittedAt, limits.abandonAfterMs + pausedMs, nowMs);
}

function isPast(at: string, milliseconds: number, nowMs: number): boolean {
  return nowMs - Date.parse(at) >= milliseconds;
}
