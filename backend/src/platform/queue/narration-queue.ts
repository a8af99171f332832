/**
 * The queue of turns to narrate (BullMQ, on PostgreSQL or on Redis by QUEUE_URL). Disposable: losing all of it loses
 * nothing, since the event log says which turns are pending. Players take turns in it: somebody's second job waits for others' first,
 * so that one with many games at once starves nobody.
 */
import type { WaitingJobs } from './waiting-jobs.js';

/** Ids and numbers only, never text. */
export interface NarrationJob {
  readonly turnId: string;
  readonly gameId: string;
  readonly playerId: string;
  /** The turn's place among its player's turns under way, from 1. */
  readonly rank: number;
  /** Counts the jobs made for this turn, from 1. */
  readonly attempt: number;
}

export interface JobDelivery {
  readonly job: NarrationJob;
  /** Grows with every job of the turn and every redelivery of one: what `TurnPiece.attempt` must be. */
  readonly delivery: number;
  /** Nobody was handed this turn before. Whoever was may have handed it back without a word. */
  readonly isFirst: boolean;
  /** Milliseconds since 1970 at which the queue handed the job over. */
  readonly startedAtMs: number;
  /** Milliseconds from its being enqueued until then. */
  readonly waitedMs: number;
  /** Aborted when the process is drained or told to end: a turn of which no word was shown yet is best handed back (`HandedBack`). */
  readonly leaving: AbortSignal;
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
  /** How long the job has waited that comes next, in milliseconds, pauses aside; 0 when none waits. A quarter of a second old at most. */
  abstract ageMs(): Promise<number>;
  /** @throws QueueUnavailable */
  abstract waiting(): Promise<WaitingJobs>;
  /** @throws QueueOverfull when its next job has waited too long: new turns are refused. QueueUnavailable */
  abstract admit(): Promise<void>;
}

export abstract class NarrationWorkers {
  /**
   * Takes jobs from now on, `NARRATOR_CONCURRENCY` at once unless operators decide otherwise, until the process ends; none while narration is paused
   * or this narrator rests. A handler that throws leaves the turn to the turn's process: jobs are not retried by the queue, only redelivered when a
   * worker died or threw `HandedBack`.
   */
  abstract start(handle: (delivery: JobDelivery) => Promise<void>): void;
}
