/**
 * The queue of the prologues' turns: beside the players', with slots of its own, so that visitors wait for visitors only and take none
 * of the slots that players have. Disposable like the other: the event log says which turns are pending.
 */
import type { WaitingJobs } from './waiting-jobs.js';

/** Ids only, never text. */
export interface DemoJob {
  readonly demoId: string;
  readonly turnId: string;
}

export interface DemoDelivery {
  readonly job: DemoJob;
  /** Milliseconds since 1970 at which the queue handed the job over. */
  readonly startedAtMs: number;
  /** Aborted when the process is about to end and waits no longer. */
  readonly signal: AbortSignal;
}

export abstract class DemoQueue {
  /** Nothing happens while a job of this turn waits or is at work. @throws QueueUnavailable */
  abstract enqueue(job: DemoJob): Promise<void>;
  /** How long the job has waited that comes next, in milliseconds, pauses aside; 0 when none waits. A quarter of a second old at most. */
  abstract ageMs(): Promise<number>;
  /** @throws QueueUnavailable */
  abstract waiting(): Promise<WaitingJobs>;
  /** @throws QueueOverfull when its next job has waited too long: new prologue turns are refused. QueueUnavailable */
  abstract admit(): Promise<void>;
}

export abstract class DemoWorkers {
  /**
   * Takes the prologues' jobs from now on, a quarter as many at once as turns and at least one, until the process ends; none while narration is
   * paused or this narrator rests. A handler that throws leaves the turn to the prologue’s process.
   */
  abstract start(handle: (delivery: DemoDelivery) => Promise<void>): void;
}
