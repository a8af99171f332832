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
  /** Milliseconds that it has waited since, without those in which narration was paused; null: none waits. */
  nextWaitedMs: number | null;
}
/**
 * What keeps turns from being told or taken, beside a pause:
 * - `no_narrator`: none runs, or each is about to end; `narrators_rest`: those that run take no turns. Nothing that waits is begun.
 * - `queue_away`: it cannot be asked; `turns_overfull`, `prologues_overfull`: the next one has waited longer than `admitsUpToMs`. No new ones are
 *   taken, of players or of visitors.
 * - `cap_spent`: models have cost what they may today; `cap_within_reach`: they may have, once what is being told is done. No new ones are taken, until
 *   midnight (UTC) or for a moment.
 */
export type NarrationHindrance =
  | 'no_narrator'
  | 'narrators_rest'
  | 'queue_away'
  | 'turns_overfull'
  | 'prologues_overfull'
  | 'cap_spent'
  | 'cap_within_reach';
/** GET /api/staff/operations/narration; POST …/pause and …/resume answer it too. */
export interface NarrationOperations {
  /** Null: narration goes on. */
  paused: NarrationPaused | null;
  /** Of players. Null: the queue cannot be asked. */
  turns: WaitingTurns | null;
  /** Of visitors' prologues. Null: the queue cannot be asked. */
  prologues: WaitingTurns | null;
  /** The gravest first; empty: turns are taken and told, unless it is paused. */
  hindrances: NarrationHindrance[];
  /** Milliseconds that the next one of a queue may have waited, pauses aside; beyond, new ones are refused. */
  admitsUpToMs: number;
}
/**
 * POST /api/staff/operations/narration/pause: a reason of 10 to 500 characters that players are shown and that names nobody, for it stays for ever;
 * else 422. While it is paused 409 `narration_paused_already`. POST …/resume has no body; while narration goes on it answers 409
 * `narration_not_paused`.
 */
export interface PauseNarrationRequest {
  reason: string;
}
