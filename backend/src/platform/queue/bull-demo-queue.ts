import type { NarrationPauses } from '../house-narration/index.js';
import { answered } from './answer-of-queue.js';
import { DemoQueue, type DemoJob } from './demo-queue.js';
import { JOB_NAME, type BullQueue } from './narration-backend.js';
import { QueueHead } from './queue-head.js';
import type { WaitingJobs } from './waiting-jobs.js';

export class BullDemoQueue extends DemoQueue {
  private readonly head: QueueHead;

  constructor(
    private readonly queue: BullQueue<DemoJob>,
    pauses: NarrationPauses,
  ) {
    super();
    this.head = new QueueHead(queue, 'waiting', pauses);
  }

  async enqueue(job: DemoJob): Promise<void> {
    await answered(this.queue.add(JOB_NAME, job, { jobId: `demo-${job.turnId}` }));
  }

  ageMs(): Promise<number> {
    return this.head.ageMs();
  }

  waiting(): Promise<WaitingJobs> {
    return this.head.waiting();
  }

  admit(): Promise<void> {
    return this.head.admit();
  }
}
