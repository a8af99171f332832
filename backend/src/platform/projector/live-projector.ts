/**
 * Keeps the live read models up with the log: one pass, in batches, by one process at a time. What breaks is told, and begun again
 * from the checkpoint.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { RecordedEvent } from '@rubicon/eventsourcing';
import type { EventStoreDb } from '../event-store/index.js';
import type { Log } from '../observability/index.js';
import { CheckpointTaken, readCheckpoint } from '../read-models/index.js';
import { inBatches } from './batches.js';
import { decodeEvent } from './event-decoder.js';
import type { Lease } from './lease.js';
import { checkLogIdentity } from './log-identity.js';
import { projectBatch, type BatchTarget } from './project-batch.js';

const BATCH_MAX = 1_000;
const BUFFER = 4_000;
const RETRY_MIN_MS = 250;
const RETRY_MAX_MS = 10_000;

export interface ProjectorProgress {
  /** After every batch. */
  projected(events: number, position: bigint): void;
  failed(error: unknown): void;
}

export class LiveProjector {
  constructor(
    private readonly store: EventStoreDb,
    private readonly target: BatchTarget,
    private readonly lease: Lease,
    private readonly log: Log,
    private readonly progress: ProjectorProgress,
  ) {}

  /** Works until `signal` is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    let retryMs = RETRY_MIN_MS;
    while (!signal.aborted) {
      try {
        await this.lease.whileHeld(signal, (held) =>
          this.follow(held, () => {
            retryMs = RETRY_MIN_MS;
          }),
        );
      } catch (error) {
        if (!(error instanceof CheckpointTaken)) {
          this.progress.failed(error);
          this.log.error('projecting failed and is begun again', { error, retryMs });
        }
        await wait(retryMs, undefined, { signal }).catch(() => undefined);
        retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
      }
    }
  }

  private async follow(signal: AbortSignal, onProgress: () => void): Promise<void> {
    const checkpoint = await readCheckpoint(this.target.dataSource.manager);
    await checkLogIdentity(this.store, checkpoint);
    let { position } = checkpoint;
    const reading = new AbortController();
    const stopReading = (): void => reading.abort();
    signal.addEventListener('abort', stopReading, { once: true });
    try {
      const batches = inBatches(this.events(position, reading.signal), {
        maxSize: BATCH_MAX,
        buffer: BUFFER,
      });
      for await (const batch of batches) {
        if (signal.aborted) return;
        position = await projectBatch(this.target, position, batch);
        if (position !== null) this.progress.projected(batch.length, position);
        onProgress();
      }
    } finally {
      stopReading();
      signal.removeEventListener('abort', stopReading);
    }
  }

  private async *events(from: bigint | null, signal: AbortSignal): AsyncGenerator<RecordedEvent> {
    const categories = [
      ...new Set(this.target.projections.flatMap(({ projection }) => projection.categories)),
    ];
    for await (const message of this.store.subscribe({ from: from ?? 'start', categories, signal }))
      if (message.kind === 'event') yield decodeEvent(message.event);
  }
}
