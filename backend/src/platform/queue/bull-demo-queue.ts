import { answered } from './answer-of-queue.js';
import { DemoQueue, type DemoJob } from './demo-queue.js';
import { DEMO_JOB, type BullQueue } from './narration-backend.js';

/** BullMQ takes jobs without a priority first: players' turns have none. */
const BEHIND_PLAYERS = 10;

export class BullDemoQueue extends DemoQueue {
  constructor(private readonly queue: BullQueue) {
    super();
  }

  async enqueue(job: DemoJob): Promise<void> {
    await answered(this.queue.add(DEMO_JOB, job, { jobId: `demo-${job.turnId}`, priority: BEHIND_PLAYERS }));
  }
}
