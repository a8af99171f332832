import type { Job } from 'bullmq';
import { withCorrelation } from '../correlation/index.js';
import type { Log } from '../observability/index.js';
import type { DemoDelivery, DemoJob, DemoWorkers } from './demo-queue.js';
import {
  DEMO_JOB,
  TURN_JOB,
  type BullWorker,
  type NarrationBackend,
  type QueuedJob,
} from './narration-backend.js';
import { NarrationWorkers, type JobDelivery, type NarrationJob } from './narration-queue.js';

/** Milliseconds for turns under way to come to their end when the process stops; then they are aborted and redelivered elsewhere. */
const DRAIN_MS = 8_000;
/** More redeliveries of one job than the queue ever makes. */
const DELIVERIES_PER_ATTEMPT = 100;

export class BullNarrationWorkers extends NarrationWorkers implements DemoWorkers {
  private readonly abort = new AbortController();
  private worker: BullWorker | null = null;
  private handleDemo: ((delivery: DemoDelivery) => Promise<void>) | null = null;

  constructor(
    private readonly backend: NarrationBackend,
    private readonly concurrency: number,
    private readonly log: Log,
  ) {
    super();
  }

  takeDemos(handle: (delivery: DemoDelivery) => Promise<void>): void {
    if (this.handleDemo) throw new Error('prologues have a narrator already');
    this.handleDemo = handle;
  }

  start(handle: (delivery: JobDelivery) => Promise<void>): void {
    if (this.worker) throw new Error('turns have a narrator already');
    const worker = this.backend.worker((job) => this.deliver(job, handle), this.concurrency);
    worker.on('error', (error: Error) => this.log.warn('the queue worker met an error', { error }));
    worker.on('failed', (job: Job | undefined, error: Error) =>
      this.log.warn('a narration job failed', { jobId: job?.id, error }),
    );
    worker.run().catch((error: unknown) => this.log.error('the queue worker stopped', { error }));
    this.worker = worker;
  }

  async stop(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    this.worker = null;
    const deadline = setTimeout(() => this.abort.abort(), DRAIN_MS);
    await worker.close();
    clearTimeout(deadline);
  }

  private async deliver(
    { name, data, stalledCounter, timestamp }: Job<QueuedJob>,
    handleTurn: (delivery: JobDelivery) => Promise<void>,
  ): Promise<void> {
    const startedAtMs = Date.now();
    const { signal } = this.abort;
    await withCorrelation(data.turnId, async () => {
      switch (name) {
        case TURN_JOB: {
          // Who added it under this name is `BullNarrationQueue`.
          const job = data as NarrationJob;
          return handleTurn({
            job,
            delivery: job.attempt * DELIVERIES_PER_ATTEMPT + stalledCounter,
            startedAtMs,
            waitedMs: Math.max(0, startedAtMs - timestamp),
            signal,
          });
        }
        case DEMO_JOB:
          if (!this.handleDemo) throw new Error('prologues have no narrator here');
          // And under this one `BullDemoQueue`.
          return this.handleDemo({ job: data as DemoJob, startedAtMs, signal });
        default:
          throw new Error(`a job of an unknown kind: ${name}`);
      }
    });
  }
}
