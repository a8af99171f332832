/**
 * What the operator's desk and the server say to each other of narrators: `/api/staff/operations/narrators`, for the role `operator` alone. Times are
 * ISO 8601 in UTC, by the database's clock. What operators decide of a narrator holds by its name, also after restarts.
 */

export type NarratorMode =
  | 'takes_turns'
  /** It finishes what it tells, and begins nothing. */
  | 'quiet'
  /** As quiet, and what has no word yet was handed back; a process that does nothing else has ended, and rests when it is started again. */
  | 'drained';

export interface ActiveTurn {
  turnId: string;
  since: string;
}
/** A process that narrates. It says what it does every two seconds; one that is silent for ten is gone from the list. */
export interface RunningNarrator {
  name: string;
  /** Of this process, from its start to its end. */
  instanceId: string;
  /** How many running narrators bear this name: what is decided of it holds for all of them. */
  bearers: number;
  version: string;
  roles: string[];
  startedAt: string;
  seenAt: string;
  /** It was told to end, and finishes what is under way. */
  isEnding: boolean;
  /** As decided. */
  mode: NarratorMode;
  /** Turns that it tells at once: as decided, else as configured; 0 unless it takes turns. */
  slots: number;
  /** What an operator has decided, whatever its mode; null: nobody has. */
  slotsSet: number | null;
  slotsConfigured: number;
  /** It does as was decided. False for a moment after a decision. */
  hasHeard: boolean;
  /** Players' turns that it tells now, the oldest first. */
  turns: ActiveTurn[];
  /** Visitors' turns that it tells now. */
  prologues: number;
}
/** GET /api/staff/operations/narrators */
export interface Narrators {
  /** By name and start. */
  narrators: RunningNarrator[];
  /** Of those that are not about to end. */
  slots: number;
  /** Players' turns that are told now. */
  active: number;
  /** Players' turns that no narrator has taken. Null: the queue cannot be asked. */
  waiting: number | null;
}

/**
 * POST …/{name}/quiet, …/drain and …/wake; PUT …/{name}/slots. 404 `unknown_narrator`: none of this name runs. 409: it does so already
 * (`narrator_quiet_already`, `narrator_drained_already`, `narrator_takes_turns`).
 */
export interface NarratorDecided {
  /** Players' turns that are under way there, and come to their end; once it is drained, those of which no word was shown are handed back instead. */
  finishes: number;
  /** Players' turns that no narrator has taken. Null: the queue cannot be asked. */
  waiting: number | null;
  /** Of all narrators, from now on. */
  slotsLeft: number;
}
/** Of quiet and drain. */
export interface RestNarratorRequest {
  /** Also when nobody else takes turns: unless it is true that is refused with 409 `last_narrator`. */
  evenTheLast?: boolean;
}
/** PUT …/{name}/slots. 409 `slots_changed`: another operator has changed them meanwhile. 422 `slots_out_of_range`. */
export interface SetNarratorSlotsRequest extends RestNarratorRequest {
  /** 0 to 1,000; null: as configured. */
  slots: number | null;
  /** `slotsSet` as it was shown to whoever asks. */
  seenSlots: number | null;
}
