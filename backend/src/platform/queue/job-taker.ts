/**
 * Takes the jobs of one queue, so many at once as its orders say, from `start` until the process ends. While it rests it takes none, and what is at
 * work comes to its end; once it is drained, what has nothing to show yet is handed back.
 */
import { WaitingError, type Job } from 'bullmq';
import { setMaxListeners } from 'node:events';
import { withCorrelation } from '../correlation/index.js';
import type { Log } from '../observability/index.js';
import { HandedBack } from './handed-back.js';
import type { BullWorker, NarrationBackend, QueueName } from './narration-backend.js';
import type { TakerOrders } from './taker-orders.js';

export interface TakenJob<JobData> {
  readonly data: JobData;
  /** Milliseconds since 1970 at which it was added, and at which it was taken. */
  readonly addedAtMs: number;
  readonly startedAtMs: number;
  /** How often it was delivered before: its worker died, or handed it back. */
  readonly deliveredBefore: number;
  /** Aborted when the process is drained or told to end: a job that has nothing to show yet is best handed back. */
  readonly leaving: AbortSignal;
  /** Aborted when the process is about to end and waits no longer. */
  readonly signal: AbortSignal;
}

/** A job at work. */
export interface JobAtWork {
  readonly turnId: string;
  /** Milliseconds since then. */
  readonly forMs: number;
}

export class JobTaker<JobData extends { readonly turnId: string }> {
  private leaving = leavingSignal();
  private readonly abort = new AbortController();
  private worker: BullWorker<JobData> | null = null;
  private unfollow = (): void => undefined;
  private readonly underWay = new Set<{ readonly turnId: string; readonly since: number }>();
  private waitsForRest: (() => void)[] = [];

  constructor(
    private readonly backend: NarrationBackend,
    private readonly queueName: QueueName,
    private readonly orders: Pick<TakerOrders, 'slots' | 'rests' | 'isDrained' | 'onChange'>,
    /** For jobs under way to come to their end when the process stops; then they are aborted. */
    private readonly graceMs: number,
    private readonly log: Log,
  ) {}

  /** Jobs that this process takes at once, pauses aside; 0 while it takes none, because it does not do this work, was told so or is about to end. */
  get slots(): number {
    return this.worker ? this.orders.slots : 0;
  }

  /** Jobs that this process is at work on now. */
  get active(): number {
    return this.underWay.size;
  }

  get atWork(): readonly JobAtWork[] {
    const now = performance.now();
    return [...this.underWay].map(({ turnId, since }) => ({ turnId, forMs: now - since }));
  }

  /** Resolves when nothing is at work. */
  async atRest(): Promise<void> {
    if (this.active > 0) await new Promise<void>((resolve) => this.waitsForRest.push(resolve));
  }

  start(handle: (job: TakenJob<JobData>) => Promise<void>): void {
    if (this.worker) throw new Error(`the jobs of ${this.queueName} are taken already`);
    const worker = this.backend.worker<JobData>(
      this.queueName,
      (job, token) => (this.isFull ? handBack(job, token) : this.deliver(job, token, handle)),
      Math.max(1, this.orders.slots),
    );
    worker.on('error', (error: Error) => this.log.warn('the queue worker met an error', { error }));
    worker.on('failed', (job: Job | undefined, error: Error) =>
      this.log.warn('a narration job failed', { jobId: job?.id, error }),
    );
    this.unfollow = this.orders.onChange(() => this.obey(worker));
    if (!this.orders.rests)
      worker.run().catch((error: unknown) => this.log.error('the queue worker stopped', { error }));
    this.worker = worker;
  }

  async stop(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    this.worker = null;
    this.unfollow();
    const deadline = setTimeout(() => this.abort.abort(), this.graceMs);
    // Takes nothing more from here on: what is handed back is another's.
    const closed = worker.close();
    this.leaving.abort();
    await closed;
    clearTimeout(deadline);
  }

  /** A job that was asked for before the orders changed is another's. */
  private get isFull(): boolean {
    return this.orders.rests || this.active >= this.orders.slots;
  }

  private obey(worker: BullWorker<JobData>): void {
    const { rests, slots, isDrained } = this.orders;
    if (isDrained) this.leaving.abort();
    else if (this.leaving.signal.aborted) this.leaving = leavingSignal();
    if (rests) return this.see(worker.pause(true));
    const isMore = slots > worker.concurrency;
    worker.concurrency = slots;
    // One that is at work looks for more only when a job of its has ended, or when it is resumed.
    if (isMore) this.see(worker.pause(true));
    this.see(worker.resume());
  }

  private see(done: Promise<void>): void {
    done.catch((error: unknown) => this.log.warn('the queue worker met an error', { error }));
  }

  private async deliver(
    job: Job<JobData, void>,
    token: string | undefined,
    handle: (job: TakenJob<JobData>) => Promise<void>,
  ): Promise<void> {
    const taken = this.taken(job);
    const atWork = { turnId: job.data.turnId, since: performance.now() };
    this.underWay.add(atWork);
    try {
      await withCorrelation(job.data.turnId, () => handle(taken));
    } catch (error) {
      if (!(error instanceof HandedBack)) throw error;
      await handBack(job, token);
    } finally {
      this.underWay.delete(atWork);
      if (this.active === 0) for (const resolve of this.waitsForRest.splice(0)) resolve();
    }
  }

  private taken({ data, timestamp, attemptsStarted }: Job<JobData, void>): TakenJob<JobData> {
    return {
      data,
      addedAtMs: timestamp,
      startedAtMs: Date.now(),
      deliveredBefore: attemptsStarted - 1,
      leaving: this.leaving.signal,
      signal: this.abort.signal,
    };
  }
}

function leavingSignal(): AbortController {
  const leaving = new AbortController();
  // Every job under way listens, as many as there are.
  setMaxListeners(0, leaving.signal);
  return leaving;
}

/** It waits again, as the first of its kind. A worker with nothing to do has asked for the next job before it rested, and gets it within a second all the same. */
async function handBack(job: Job, token: string | undefined): Promise<never> {
  await job.moveToWait(token);
  throw new WaitingError();
}
