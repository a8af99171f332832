import type { JobTaker } from './job-taker.js';
import { NarrationWorkers, type JobDelivery, type NarrationJob } from './narration-queue.js';

/** More redeliveries of one job than there ever are: by the queue, by narrators that end, and by operators who let them rest. */
const DELIVERIES_PER_ATTEMPT = 10_000;

export class BullNarrationWorkers extends NarrationWorkers {
  constructor(private readonly taker: JobTaker<NarrationJob>) {
    super();
  }

  start(handle: (delivery: JobDelivery) => Promise<void>): void {
    this.taker.start(({ data: job, addedAtMs, startedAtMs, deliveredBefore, leaving, signal }) =>
      handle({
        job,
        delivery: job.attempt * DELIVERIES_PER_ATTEMPT + deliveredBefore,
        isFirst: job.attempt === 1 && deliveredBefore === 0,
        startedAtMs,
        waitedMs: Math.max(0, startedAtMs - addedAtMs),
        leaving,
        signal,
      }),
    );
  }
}
