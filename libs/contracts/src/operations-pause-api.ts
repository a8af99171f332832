/**
 * What the operator's desk and the server say to each other: everything under `/api/staff/operations`, for the role `operator` alone; to everybody
 * else it does not exist. Times are ISO 8601 in UTC.
 */

/* ---- narration: paused and resumed ---- */

export interface NarrationPaused {
  since: string;
  /** Who of the staff paused it. */
  staffId: string;
  name: string;
  /** As players are shown it. */
  reason: string;
}
export interface WaitingTurns {
  /** That no narrator has taken. */
  count: number;
  /** When the one was queued that comes next; null: none waits. */
  nextQueuedAt: string | null;
}
/** GET /api/staff/operations/narration; POST …/pause and …/resume answer it too. */
export interface NarrationOperations {
  /** Null: narration goes on. */
  paused: NarrationPaused | null;
  /** Of players. Null: the queue cannot be asked. */
  turns: WaitingTurns | null;
  /** Of visitors' prologues. Null: the queue cannot be asked. */
  prologues: WaitingTurns | null;
}
/**
 * POST /api/staff/operations/narration/pause: a reason of 10 to 500 characters that players are shown and that names nobody, for it stays for ever;
 * else 422. While it is paused 409 `narration_paused_already`. POST …/resume has no body; while narration goes on it answers 409
 * `narration_not_paused`.
 */
export interface PauseNarrationRequest {
  reason: string;
}
