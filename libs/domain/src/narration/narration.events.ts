/** What operators decide of the house's narration. Stream `narration-house`. Operators are known by their ids, narrators by their names. */
import type { MicroUsd } from '../money.js';

/** From here on no turn is taken, and none that waits is begun; what is being told is told to its end. */
export interface NarrationPaused {
  readonly type: 'NarrationPaused';
  readonly data: {
    /** One paragraph that players are shown. It names nobody: it is not sealed. */
    readonly reason: string;
    readonly staffId: string;
    /** ISO 8601, UTC. */
    readonly pausedAt: string;
  };
}
/** Turns are taken again, and every one that waits is told. */
export interface NarrationResumed {
  readonly type: 'NarrationResumed';
  readonly data: {
    readonly staffId: string;
    readonly resumedAt: string;
  };
}

/** The narrator finishes what it tells and begins nothing new, until it is woken. */
export interface NarratorQuieted {
  readonly type: 'NarratorQuieted';
  readonly data: {
    readonly narrator: string;
    readonly staffId: string;
    readonly quietedAt: string;
  };
}
/** As quieted; what has no word yet is handed back to the others, and a process that does nothing else ends. */
export interface NarratorDrained {
  readonly type: 'NarratorDrained';
  readonly data: {
    readonly narrator: string;
    readonly staffId: string;
    readonly drainedAt: string;
  };
}
/** The narrator takes turns again. */
export interface NarratorWoken {
  readonly type: 'NarratorWoken';
  readonly data: {
    readonly narrator: string;
    readonly staffId: string;
    readonly wokenAt: string;
  };
}
/** The narrator tells so many turns at once, whatever it was configured with, or as many as that again. */
export interface NarratorSlotsSet {
  readonly type: 'NarratorSlotsSet';
  readonly data: {
    readonly narrator: string;
    /** 0 to 1,000; null: as configured, from here on. */
    readonly slots: number | null;
    readonly staffId: string;
    readonly setAt: string;
  };
}

/** Models may cost this much on a day (UTC), whatever is configured. */
export interface DailyCapSet {
  readonly type: 'DailyCapSet';
  readonly data: {
    /** Null: there is no cap. */
    readonly capMicroUsd: MicroUsd | null;
    readonly reason: string;
    readonly staffId: string;
    readonly setAt: string;
  };
}
/** The cap is as configured again. */
export interface DailyCapReset {
  readonly type: 'DailyCapReset';
  readonly data: {
    readonly staffId: string;
    readonly resetAt: string;
  };
}

/** The first model is not asked until this is lifted: the second one tells everything. */
export interface FallbackForced {
  readonly type: 'FallbackForced';
  readonly data: {
    readonly reason: string;
    readonly staffId: string;
    readonly forcedAt: string;
  };
}
/** The first model is asked again. */
export interface FallbackLifted {
  readonly type: 'FallbackLifted';
  readonly data: {
    readonly staffId: string;
    readonly liftedAt: string;
  };
}

export type NarrationEvent =
  | NarrationPaused
  | NarrationResumed
  | NarratorQuieted
  | NarratorDrained
  | NarratorWoken
  | NarratorSlotsSet
  | DailyCapSet
  | DailyCapReset
  | FallbackForced
  | FallbackLifted;
