import { ProblemError } from '../http/problem-error.js';
import { answered } from './answer-of-queue.js';
import { TURN_JOB, type BullQueue } from './narration-backend.js';
import { NarrationQueue, type NarrationJob } from './narration-queue.js';

/** Milliseconds for which a measured age is believed. */
const AGE_BELIEVED_MS = 250;
/** Milliseconds that the oldest job may have waited; beyond, new turns are refused. Of a turn's 180 s it leaves 150 to write it. */
const ADMIT_UP_TO_AGE_MS = 30_000;
const RETRY_AFTER_SECONDS = 10;
const liveStates: ReadonlySet<string> = new Set([
  'waiting',
  'active',
  'delayed',
  'prioritized',
  'waiting-children',
]);
const overStates: ReadonlySet<string> = new Set(['completed', 'failed']);

export class BullNarrationQueue extends NarrationQueue {
  private age: { readonly ms: Promise<number>; readonly measuredAt: number } | null = null;

  constructor(private readonly queue: BullQueue) {
    super();
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
    const now = performance.now();
    if (!this.age || now - this.age.measuredAt > AGE_BELIEVED_MS) {
      const ms = this.measureAge();
      ms.catch(() => (this.age = null));
      this.age = { ms, measuredAt: now };
    }
    return this.age.ms;
  }

  async admit(): Promise<void> {
    const ageMs = await this.ageMs();
    if (ageMs > ADMIT_UP_TO_AGE_MS)
      throw new ProblemError(
        503,
        'busy',
        'The chronicler is overwhelmed right now. Please try again in a moment.',
        undefined,
        RETRY_AFTER_SECONDS,
      );
  }

  /** One that is over and was not cleared away would keep the id from the next attempt. */
  private async addOnce(job: NarrationJob): Promise<void> {
    const jobId = jobIdOf(job.turnId);
    if (job.attempt > 1 && overStates.has(await this.queue.getJobState(jobId)))
      await this.queue.remove(jobId);
    await this.queue.add(TURN_JOB, job, { jobId });
  }

  private async measureAge(): Promise<number> {
    const [oldest] = await answered(this.queue.getJobs('waiting', 0, 0, true));
    return oldest ? Math.max(0, Date.now() - oldest.timestamp) : 0;
  }
}

/** One id for all attempts of a turn, so that the queue itself lets only one of them wait or be at work. */
function jobIdOf(turnId: string): string {
  return `turn-${turnId}`;
}
