/** How long a queue lets its oldest job wait, and who is still admitted to it. */
import { answered } from './answer-of-queue.js';
import type { BullQueue } from './narration-backend.js';
import { QueueOverfull } from './queue-overfull.js';

/** Milliseconds for which a measured age is believed. */
const AGE_BELIEVED_MS = 250;
/** Milliseconds that the oldest job may have waited; beyond, new turns are refused. Of a turn's 180 s it leaves 150 to write it. */
const ADMIT_UP_TO_AGE_MS = 30_000;

export class QueueAge {
  private age: { readonly ms: Promise<number>; readonly measuredAt: number } | null = null;

  constructor(private readonly queue: Pick<BullQueue<never>, 'getJobs'>) {}

  /** Milliseconds; 0 when nothing waits. A quarter of a second old at most. @throws QueueUnavailable */
  ms(): Promise<number> {
    const now = performance.now();
    if (!this.age || now - this.age.measuredAt > AGE_BELIEVED_MS) {
      const ms = this.measure();
      ms.catch(() => (this.age = null));
      this.age = { ms, measuredAt: now };
    }
    return this.age.ms;
  }

  /** @throws QueueOverfull, QueueUnavailable */
  async admit(): Promise<void> {
    if ((await this.ms()) > ADMIT_UP_TO_AGE_MS) throw new QueueOverfull();
  }

  private async measure(): Promise<number> {
    const [oldest] = await answered(this.queue.getJobs('waiting', 0, 0, true));
    return oldest ? Math.max(0, Date.now() - oldest.timestamp) : 0;
  }
}
