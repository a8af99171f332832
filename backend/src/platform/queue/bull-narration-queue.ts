import { ProblemError } from '../http/problem-error.js';
import type { BullQueue } from './narration-backend.js';
import { NarrationQueue, type NarrationJob } from './narration-queue.js';
import { QueueUnavailable } from './queue-unavailable.js';

/** Milliseconds without an answer after which the queue counts as away. */
const ANSWER_WITHIN_MS = 3_000;
/** Milliseconds for which a measured age is believed. */
const AGE_BELIEVED_MS = 250;
/** Milliseconds that the oldest job may have waited; beyond, new turns are refused. Of a turn's 180 s it leaves 150 to write it. */
const ADMIT_UP_TO_AGE_MS = 30_000;
const RETRY_AFTER_SECONDS = 10;
/** A turn is given up long before. */
const ATTEMPTS_MAX = 8;
const liveStates: ReadonlySet<string> = new Set([
  'waiting',
  'active',
  'delayed',
  'prioritized',
  'waiting-children',
]);

export class BullNarrationQueue extends NarrationQueue {
  private age: { readonly ms: Promise<number>; readonly measuredAt: number } | null = null;

  constructor(private readonly queue: BullQueue) {
    super();
  }

  async enqueue(job: NarrationJob): Promise<void> {
    await answered(this.queue.add('narrate', job, { jobId: jobIdOf(job.turnId, job.attempt) }));
  }

  async hasLiveJob(turnId: string): Promise<boolean> {
    const attempts = Array.from({ length: ATTEMPTS_MAX }, (_, index) => index + 1);
    const states = await answered(
      Promise.all(attempts.map((attempt) => this.queue.getJobState(jobIdOf(turnId, attempt)))),
    );
    return states.some((state) => liveStates.has(state));
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

  private async measureAge(): Promise<number> {
    const [oldest] = await answered(this.queue.getJobs('waiting', 0, 0, true));
    return oldest ? Math.max(0, Date.now() - oldest.timestamp) : 0;
  }
}

function jobIdOf(turnId: string, attempt: number): string {
  return `turn-${turnId}-a${attempt}`;
}

/** @throws QueueUnavailable */
async function answered<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new QueueUnavailable(`no answer within ${ANSWER_WITHIN_MS} ms`)),
      ANSWER_WITHIN_MS,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch (cause) {
    throw cause instanceof QueueUnavailable
      ? cause
      : new QueueUnavailable('the queue cannot be reached', { cause });
  } finally {
    clearTimeout(timer);
  }
}
