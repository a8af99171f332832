import { answered } from './answer-of-queue.js';
import { DemoQueue, type DemoJob } from './demo-queue.js';
import { JOB_NAME, type BullQueue } from './narration-backend.js';
import { QueueAge } from './queue-age.js';

export class BullDemoQueue extends DemoQueue {
  private readonly age: QueueAge;

  constructor(private readonly queue: BullQueue<DemoJob>) {
    super();
    this.age = new QueueAge(queue);
  }

  async enqueue(job: DemoJob): Promise<void> {
    await answered(this.queue.add(JOB_NAME, job, { jobId: `demo-${job.turnId}` }));
  }

  ageMs(): Promise<number> {
    return this.age.ms();
  }

  admit(): Promise<void> {
    return this.age.admit();
  }
}
