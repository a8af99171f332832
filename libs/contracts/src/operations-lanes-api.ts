/**
 * What does not go on, and what operators do about it: keys that a process manager cannot work on, and turns that hang. Under
 * `/api/staff/operations`, for the role `operator` alone. Times are ISO 8601 in UTC. What is done to many is counted first: the call says how many
 * its caller was shown, and is refused when there are others by now.
 */

/* ---- parked lanes ---- */

/** At least one of them, else 422 `empty_filter`. Empty text is none. */
export interface LaneFilter {
  /** A process manager's name, as `turn` or `letters`. */
  process?: string;
  /** A `ParkedLane.errorCode`. */
  errorCode?: string;
  key?: string;
}
/** The work of a process manager on one key failed again and again: it is tried once a minute, and other keys go on. */
export interface ParkedLane {
  process: string;
  /** The id of what it is about, mostly a game, payment or player. */
  key: string;
  /** By the process that runs it now: after its start it tries everything anew. */
  parkedAt: string;
  lastTriedAt: string;
  /** In a row, from the first failure on. */
  tries: number;
  /** What it stands at; null: no event asks for its work. */
  event: { type: string; position: string; at: string } | null;
  /** Of the last error, or of what caused it; the name of its class where it has none. */
  errorCode: string;
  errorName: string;
  errorMessage: string;
  /** When somebody asked that it be tried at once; null: nobody did, or it has been tried since. */
  askedAt: string | null;
}
export interface LanesOfProcess {
  process: string;
  count: number;
  /** Somebody runs the process now. Otherwise nothing is tried until somebody does, and then everything. */
  isRun: boolean;
}
export interface LanesOfCause {
  process: string;
  errorCode: string;
  count: number;
}
/** GET /api/staff/operations/lanes, with a `LaneFilter` that may be empty. */
export interface ParkedLaneList {
  count: number;
  processes: LanesOfProcess[];
  /** The commonest first. */
  causes: LanesOfCause[];
  /** Parked longest first, at most 200. */
  lanes: ParkedLane[];
}
/** GET /api/staff/operations/lanes/count, with a `LaneFilter`. */
export interface ParkedLaneCount {
  count: number;
  processes: LanesOfProcess[];
}
/**
 * POST /api/staff/operations/lanes/drive: has them tried at once. 409 `lanes_changed` when there are others than so many by now; 404 `unknown_lane`
 * for a key that is not parked (any more).
 */
export interface DriveLanesRequest extends LaneFilter {
  /** As GET …/lanes/count told it. */
  expectedCount: number;
}
/** The list shows what comes of each: what works again is gone from it. */
export interface DriveLanesAnswer {
  /** By this call. */
  asked: number;
  /** By somebody else before, and not tried since: nothing is done twice. */
  askedBefore: number;
  processes: LanesOfProcess[];
}

/* ---- turns that hang ---- */

/** Pending for so long, time in which narration was paused not counted. */
export interface HangingTurnFilter {
  /** At least 5. */
  olderThanMinutes: number;
  gameId?: string;
  /** Only of games whose key the process `turn` has parked. */
  isParked?: boolean;
}
export interface HangingTurn {
  turnId: string;
  gameId: string;
  submittedAt: string;
  /** Of its player's credits. */
  reservedMicroUsd: number;
}
/** GET /api/staff/operations/turns/count, with a `HangingTurnFilter`. */
export interface HangingTurnCount {
  count: number;
  /** Null: none hangs. */
  oldestSubmittedAt: string | null;
  /** For all of them: what their players get back when they are ended. */
  reservedMicroUsd: number;
  /** More are not ended by one call. */
  mostAtOnce: number;
  /** The twenty oldest, oldest first. */
  oldest: HangingTurn[];
  /** A turn that is pending for so long is given up by itself, pauses aside; milliseconds. */
  givenUpAfterMs: number;
}
/**
 * POST /api/staff/operations/turns/fail: ends them, the oldest first, and releases what was reserved for each. Their players are told that we ended
 * them. 409 `turns_changed` when there are others than so many by now.
 */
export interface FailHangingTurnsRequest extends HangingTurnFilter {
  /** As GET …/turns/count told it. */
  expectedCount: number;
  /** Why: 10 to 500 characters, kept with each turn for ever, so that it names nobody; else 422. */
  reason?: string;
}
export interface FailHangingTurnsAnswer {
  failed: number;
  /** Had come to their end before: they keep it. */
  endedBefore: number;
  /** Could not be ended, or not quite: what is left of it is the turn's process's to do. The log says why. */
  notEnded: number;
  /** Were more than are ended by one call: for the next one. */
  left: number;
}
