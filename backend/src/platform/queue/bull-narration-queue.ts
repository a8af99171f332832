import { answered } from './answer-of-queue.js';
import { JOB_NAME, type BullQueue } from './narration-backend.js';
import { NarrationQueue, type NarrationJob } from './narration-queue.js';
import { QueueAge } from './queue-age.js';

const liveStates: ReadonlySet<string> = new Set([
  'waiting',
  'active',
  'delayed',
  'prioritized',
  'waiting-children',
]);
const overStates: ReadonlySet<string> = new Set(['completed', 'failed']);

export class BullNarrationQueue extends NarrationQueue {
  private readonly age: QueueAge;

  constructor(private readonly queue: BullQueue<NarrationJob>) {
    super();
    this.age = new QueueAge(queue);
  }

  async enqueue(job: NarrationJob): Promise<void> {
    await answered(this.addOnce(job));
  }

  async hasLiveJob(turnId: string): Promise<boolean> {
    return liveStates.has(await answered(this.queue.getJobState(jobIdOf(turnId))));
  }

  async discard(turnId: string): Promise<void> {
    await answered(this.queue.remove(jobIdOf(turnId)));
  }

  ageMs(): Promise<number> {
    return this.age.ms();
  }

  admit(): Promise<void> {
    return this.age.admit();
  }

  /** One that is over and was not cleared away would keep the id from the next attempt. */
  private async addOnce(job: NarrationJob): Promise<void> {
    const jobId = jobIdOf(job.turnId);
    if (job.attempt > 1 && overStates.has(await this.queue.getJobState(jobId)))
      await this.queue.remove(jobId);
    await this.queue.add(JOB_NAME, job, { jobId });
  }
}

/** One id for all attempts of a turn, so that the queue itself lets only one of them wait or be at work. */
function jobIdOf(turnId: string): string {
  return `turn-${turnId}`;
}
