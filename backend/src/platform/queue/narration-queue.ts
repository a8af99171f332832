/**
 * The queue of turns to narrate (BullMQ, on PostgreSQL or on Redis by QUEUE_URL). Disposable: losing all of it loses
 * nothing, since the event log says which turns are pending.
 */

/** Ids only, never text. */
export interface NarrationJob {
  readonly turnId: string;
  readonly gameId: string;
  readonly playerId: string;
  /** Counts the jobs made for this turn, from 1. */
  readonly attempt: number;
}

export interface JobDelivery {
  readonly job: NarrationJob;
  /** Grows with every job of the turn and every redelivery of one: what `TurnPiece.attempt` must be. */
  readonly delivery: number;
  /** Milliseconds since 1970 at which the queue handed the job over. */
  readonly startedAtMs: number;
  /** Milliseconds from its being enqueued until then. */
  readonly waitedMs: number;
  /** Aborted when the process is about to end and waits no longer. */
  readonly signal: AbortSignal;
}

export abstract class NarrationQueue {
  /** Nothing happens while another job of the turn, of whichever attempt, waits or is at work. @throws QueueUnavailable */
  abstract enqueue(job: NarrationJob): Promise<void>;
  /** Whether a job of this turn waits or is at work, of whichever attempt. @throws QueueUnavailable */
  abstract hasLiveJob(turnId: string): Promise<boolean>;
  /** Takes the turn's job out; one that is at work ends by itself. @throws QueueUnavailable */
  abstract discard(turnId: string): Promise<void>;
  /** How long the job has waited that waits longest, in milliseconds; 0 when none does. A quarter of a second old at most. */
  abstract ageMs(): Promise<number>;
  /** @throws QueueOverfull when its oldest job has waited too long: new turns are refused. QueueUnavailable */
  abstract admit(): Promise<void>;
}

export abstract class NarrationWorkers {
  /**
   * Takes jobs from now on, `NARRATOR_CONCURRENCY` at once, until the process ends. A handler that throws leaves the turn to
   * the turn's process: jobs are not retried by the queue, only redelivered when a worker died.
   */
  abstract start(handle: (delivery: JobDelivery) => Promise<void>): void;
}
