/**
 * The job of a queue that comes next: how long it has waited, who is still admitted for that, and how far the queue's priorities have come. Time
 * in which narration was paused is no waiting: after a long pause nobody is refused for it.
 */
import type { NarrationPauses } from '../house-narration/index.js';
import { answered } from './answer-of-queue.js';
import type { BullQueue, WaitingState } from './narration-backend.js';
import { QueueOverfull } from './queue-overfull.js';
import type { WaitingJobs } from './waiting-jobs.js';

/** Milliseconds for which what was read is believed. */
const BELIEVED_MS = 250;
/** Milliseconds that the next job may have waited; beyond, new turns are refused. Of a turn's 180 s it leaves 150 to write it. */
export const ADMIT_UP_TO_AGE_MS = 30_000;

interface Head {
  /** Milliseconds since 1970; null: nothing waits. */
  readonly addedAtMs: number | null;
  readonly ageMs: number;
  readonly priority: number;
}

const NOTHING_WAITS: Head = { addedAtMs: null, ageMs: 0, priority: 1 };

export class QueueHead {
  private known: { readonly head: Promise<Head>; readonly readAt: number } | null = null;

  constructor(
    private readonly queue: Pick<BullQueue<never>, 'getJobs' | 'getJobCountByTypes'>,
    private readonly waitingState: WaitingState,
    private readonly pauses: Pick<NarrationPauses, 'pausedMsBetween'>,
  ) {}

  /** Milliseconds; 0 when nothing waits. A quarter of a second old at most. @throws QueueUnavailable */
  async ageMs(): Promise<number> {
    return (await this.head()).ageMs;
  }

  /** Of the job that comes next; the first one when nothing waits. A quarter of a second old at most. @throws QueueUnavailable */
  async priority(): Promise<number> {
    return (await this.head()).priority;
  }

  /** @throws QueueUnavailable */
  async waiting(): Promise<WaitingJobs> {
    const [jobs, { addedAtMs, ageMs }] = await Promise.all([
      answered(this.queue.getJobCountByTypes(this.waitingState)),
      this.read(),
    ]);
    return addedAtMs === null
      ? { jobs, nextAddedAt: null, nextWaitedMs: null }
      : { jobs, nextAddedAt: new Date(addedAtMs), nextWaitedMs: ageMs };
  }

  /** @throws QueueOverfull, QueueUnavailable */
  async admit(): Promise<void> {
    if ((await this.ageMs()) > ADMIT_UP_TO_AGE_MS) throw new QueueOverfull();
  }

  private head(): Promise<Head> {
    const now = performance.now();
    if (!this.known || now - this.known.readAt > BELIEVED_MS) {
      const head = this.read();
      head.catch(() => (this.known = null));
      this.known = { head, readAt: now };
    }
    return this.known.head;
  }

  private async read(): Promise<Head> {
    const [next] = await answered(this.queue.getJobs(this.waitingState, 0, 0, true));
    if (!next) return NOTHING_WAITS;
    const { timestamp: addedAtMs, priority } = next;
    const nowMs = Date.now();
    const waitedMs = nowMs - addedAtMs - this.pauses.pausedMsBetween(addedAtMs, nowMs);
    return { addedAtMs, ageMs: Math.max(0, waitedMs), priority };
  }
}
