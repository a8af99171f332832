import type { NarrationPauses } from '../house-narration/index.js';
import { answered } from './answer-of-queue.js';
import { JOB_NAME, type BullQueue } from './narration-backend.js';
import { NarrationQueue, type NarrationJob } from './narration-queue.js';
import { QueueHead } from './queue-head.js';
import type { WaitingJobs } from './waiting-jobs.js';

const liveStates: ReadonlySet<string> = new Set([
  'waiting',
  'active',
  'delayed',
  'prioritized',
  'waiting-children',
]);
/** The queue knows none above; jobs that have it come as they were added. */
const PRIORITY_MAX = 2 ** 21 - 1;
const overStates: ReadonlySet<string> = new Set(['completed', 'failed']);

export class BullNarrationQueue extends NarrationQueue {
  private readonly head: QueueHead;

  constructor(
    private readonly queue: BullQueue<NarrationJob>,
    pauses: NarrationPauses,
  ) {
    super();
    this.head = new QueueHead(queue, 'prioritized', pauses);
  }

  async enqueue(job: NarrationJob): Promise<void> {
    const priority = await this.priorityOf(job);
    await answered(this.addOnce(job, priority));
  }

  async hasLiveJob(turnId: string): Promise<boolean> {
    return liveStates.has(await answered(this.queue.getJobState(jobIdOf(turnId))));
  }

  async discard(turnId: string): Promise<void> {
    await answered(this.queue.remove(jobIdOf(turnId)));
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

  /** Counted from how far the queue has come: else who comes with many jobs would overtake all that somebody else's many have left. */
  private async priorityOf({ rank }: NarrationJob): Promise<number> {
    return Math.min((await this.head.priority()) + rank - 1, PRIORITY_MAX);
  }

  /** One that is over and was not cleared away would keep the id from the next attempt. */
  private async addOnce(job: NarrationJob, priority: number): Promise<void> {
    const jobId = jobIdOf(job.turnId);
    if (job.attempt > 1 && overStates.has(await this.queue.getJobState(jobId)))
      await this.queue.remove(jobId);
    await this.queue.add(JOB_NAME, job, { jobId, priority });
  }
}

/** One id for all attempts of a turn, so that the queue itself lets only one of them wait or be at work. */
function jobIdOf(turnId: string): string {
  return `turn-${turnId}`;
}
