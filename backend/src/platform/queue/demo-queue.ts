/**
 * The prologue's turns in the narration queue: the same workers write them, when no player's turn waits. Disposable like the rest of
 * it: the event log says which turns are pending.
 */

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
  /** Behind every player's turn. Nothing happens while a job of this turn waits or is at work. @throws QueueUnavailable */
  abstract enqueue(job: DemoJob): Promise<void>;
}

export abstract class DemoWorkers {
  /** Takes the prologues' jobs too; call it before the workers start. A handler that throws leaves the turn to the sweeper. */
  abstract takeDemos(handle: (delivery: DemoDelivery) => Promise<void>): void;
}
