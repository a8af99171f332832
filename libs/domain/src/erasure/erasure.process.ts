/**
 * The one place that knows what comes next for a player who asked to be forgotten.
 *
 * Every slice that keeps something of theirs has a step; the stages say in which order. A round begins at the beginning, also when an
 * earlier one got further: a turn that was let in just before the fence is stopped by the round after it was seen. Steps say `done` at
 * once when there is nothing left for them.
 */
import type { PlayerState } from '../player/player.state.js';

/**
 * In this order, each stage only when every step of the one before is done:
 * `stop`: pending turns are stopped; `settle`: reservations and refunds come to an end; `payments`: open checkouts expire;
 * `balance`: what is left is forfeited; `keys`: the log becomes unreadable; `rows`: everything else that could tell who it was;
 * `account`: name and address, last, so that every other step can still ask for them.
 */
export const erasureStages = ['stop', 'settle', 'payments', 'balance', 'keys', 'rows', 'account'] as const;
export type ErasureStage = (typeof erasureStages)[number];

export interface NamedStep {
  /** Unique; appears in logs. */
  readonly name: string;
  readonly stage: ErasureStage;
}

export interface ErasureView {
  readonly erasure: PlayerState['erasure'];
  readonly steps: readonly NamedStep[];
  /** What the steps that were asked in this round have said, by name. `waiting`: something else has to end first. */
  readonly reports: ReadonlyMap<string, 'done' | 'waiting' | 'failed'>;
}

export type ErasureMove =
  | { readonly do: 'ask'; readonly step: string }
  /** Nobody can get further in this round; these hold it up. */
  | { readonly do: 'wait'; readonly stage: ErasureStage; readonly steps: readonly string[] }
  /** Say that it is done. */
  | { readonly do: 'complete' }
  | { readonly do: 'nothing' };

export function nextErasureMove({ erasure, steps, reports }: ErasureView): ErasureMove {
  if (erasure !== 'requested') return { do: 'nothing' };
  for (const stage of erasureStages) {
    const names = steps.filter((step) => step.stage === stage).map(({ name }) => name);
    const unasked = names.find((name) => !reports.has(name));
    if (unasked !== undefined) return { do: 'ask', step: unasked };
    const unfinished = names.filter((name) => reports.get(name) !== 'done');
    if (unfinished.length > 0) return { do: 'wait', stage, steps: unfinished };
  }
  return { do: 'complete' };
}

/** Refunds through an outage at the provider are the longest that anything takes by itself. Milliseconds. */
export const ERASURE_OVERDUE_MS = 3_600_000;

/** Whether somebody is to be told now: first after so long, then again each time as much has passed. Milliseconds since 1970, UTC. */
export function isErasureToBeTold(requestedAtMs: number, toldAtMs: number | null, nowMs: number): boolean {
  return nowMs - (toldAtMs ?? requestedAtMs) >= ERASURE_OVERDUE_MS;
}
