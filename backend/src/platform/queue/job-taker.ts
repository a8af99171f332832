/** Takes the jobs of one queue, so many at once, from `start` until the process ends. */
import type { Job } from 'bullmq';
import { withCorrelation } from '../correlation/index.js';
import type { Log } from '../observability/index.js';
import type { BullWorker, NarrationBackend, QueueName } from './narration-backend.js';

/** Milliseconds for turns under way to come to their end when the process stops; then they are aborted and redelivered elsewhere. */
const DRAIN_MS = 8_000;

export interface TakenJob<JobData> {
  readonly data: JobData;
  /** Milliseconds since 1970 at which it was added, and at which it was taken. */
  readonly addedAtMs: number;
  readonly startedAtMs: number;
  /** How often it was delivered before and its worker died. */
  readonly stalled: number;
  /** Aborted when the process is about to end and waits no longer. */
  readonly signal: AbortSignal;
}

export class JobTaker<JobData extends { readonly turnId: string }> {
  private readonly abort = new AbortController();
  private worker: BullWorker<JobData> | null = null;

  constructor(
    private readonly backend: NarrationBackend,
    private readonly queueName: QueueName,
    private readonly concurrency: number,
    private readonly log: Log,
  ) {}

  start(handle: (job: TakenJob<JobData>) => Promise<void>): void {
    if (this.worker) throw new Error(`the jobs of ${this.queueName} are taken already`);
    const worker = this.backend.worker<JobData>(
      this.queueName,
      (job) => this.deliver(job, handle),
      this.concurrency,
    );
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

  private deliver(
    { data, timestamp, stalledCounter }: Job<JobData>,
    handle: (job: TakenJob<JobData>) => Promise<void>,
  ): Promise<void> {
    const startedAtMs = Date.now();
    const { signal } = this.abort;
    return withCorrelation(data.turnId, () =>
      handle({ data, addedAtMs: timestamp, startedAtMs, stalled: stalledCounter, signal }),
    );
  }
}
