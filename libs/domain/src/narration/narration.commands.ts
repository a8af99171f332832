/** What can be asked of the house's narration. Every command carries its time. */
import type { MicroUsd } from '../money.js';
import type { AsConfigured, ChangedCap, RunningNarrator } from './narration.state.js';

/** Refused: `narration_paused_already`, `reason_too_short`, `reason_too_long`, `reason_names_somebody`. */
export interface PauseNarration {
  readonly type: 'PauseNarration';
  readonly staffId: string;
  /** Players are shown it. */
  readonly reason: string;
  readonly at: string;
}
/** Refused: `narration_not_paused`. */
export interface ResumeNarration {
  readonly type: 'ResumeNarration';
  readonly staffId: string;
  readonly at: string;
}

/** Who has to be left to take turns. */
interface KeepsANarrator {
  /** Everyone that runs: refused with `last_narrator` when none of them would take turns any more. Absent: it may be the last. */
  readonly running?: readonly RunningNarrator[];
}

/** Refused: `narrator_quiet_already`, `narrator_drained_already`, `last_narrator`. */
export interface QuietNarrator extends KeepsANarrator {
  readonly type: 'QuietNarrator';
  readonly narrator: string;
  readonly staffId: string;
  readonly at: string;
}
/** Refused: `narrator_drained_already`, `last_narrator`. */
export interface DrainNarrator extends KeepsANarrator {
  readonly type: 'DrainNarrator';
  readonly narrator: string;
  readonly staffId: string;
  readonly at: string;
}
/** Refused: `narrator_takes_turns`. */
export interface WakeNarrator {
  readonly type: 'WakeNarrator';
  readonly narrator: string;
  readonly staffId: string;
  readonly at: string;
}
/** Refused: `slots_out_of_range`, `slots_changed`, and when there are to be none `last_narrator`. */
export interface SetNarratorSlots extends KeepsANarrator {
  readonly type: 'SetNarratorSlots';
  readonly narrator: string;
  /** As configured: nobody decides otherwise any more. */
  readonly slots: number | AsConfigured;
  /** What whoever asks for it has seen: two operators at once do not undo each other unawares. */
  readonly seen: number | AsConfigured;
  readonly staffId: string;
  readonly at: string;
}

/** Refused: `daily_cap_out_of_range`, `daily_cap_changed`, and for the reason as a pause is. */
export interface SetDailyCap {
  readonly type: 'SetDailyCap';
  /** Null: there is none. */
  readonly capMicroUsd: MicroUsd | null;
  /** What whoever asks for it has seen; null: the cap is as configured. */
  readonly seen: Pick<ChangedCap, 'capMicroUsd'> | null;
  readonly reason: string;
  readonly staffId: string;
  readonly at: string;
}
/** Refused: `daily_cap_as_configured`. */
export interface ResetDailyCap {
  readonly type: 'ResetDailyCap';
  readonly staffId: string;
  readonly at: string;
}

/** Refused: `fallback_forced_already`, and for the reason as a pause is. */
export interface ForceFallback {
  readonly type: 'ForceFallback';
  readonly reason: string;
  readonly staffId: string;
  readonly at: string;
}
/** Refused: `fallback_not_forced`. */
export interface LiftFallback {
  readonly type: 'LiftFallback';
  readonly staffId: string;
  readonly at: string;
}

export type NarrationCommand =
  | PauseNarration
  | ResumeNarration
  | QuietNarrator
  | DrainNarrator
  | WakeNarrator
  | SetNarratorSlots
  | SetDailyCap
  | ResetDailyCap
  | ForceFallback
  | LiftFallback;
