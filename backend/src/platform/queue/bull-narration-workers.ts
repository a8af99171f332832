import type { JobTaker } from './job-taker.js';
import { NarrationWorkers, type JobDelivery, type NarrationJob } from './narration-queue.js';

/** More redeliveries of one job than the queue ever makes. */
const DELIVERIES_PER_ATTEMPT = 100;

export class BullNarrationWorkers extends NarrationWorkers {
  constructor(private readonly taker: JobTaker<NarrationJob>) {
    super();
  }

  start(handle: (delivery: JobDelivery) => Promise<void>): void {
    this.taker.start(({ data: job, addedAtMs, startedAtMs, stalled, signal }) =>
      handle({
        job,
        delivery: job.attempt * DELIVERIES_PER_ATTEMPT + stalled,
        startedAtMs,
        waitedMs: Math.max(0, startedAtMs - addedAtMs),
        signal,
      }),
    );
  }
}
