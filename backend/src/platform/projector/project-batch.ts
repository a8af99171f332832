/** One batch of events into all read models, and the checkpoint with it: one transaction, or nothing. */
import { categoryOf, type RecordedEvent } from '@rubicon/eventsourcing';
import type { DataSource } from 'typeorm';
import { CHECKPOINT_CHANNEL, moveCheckpoint } from '../read-models/index.js';
import { versionsOf, type ReadModelProjection } from './read-model-projection.js';
import { SWAP_LOCK } from './swap-lock.js';

export interface BatchTarget {
  readonly dataSource: DataSource;
  readonly projections: readonly ReadModelProjection[];
  /** The live read models may be swapped away: they are written under the swap's lock and tell those who wait. */
  readonly live: boolean;
}

/** @throws CheckpointTaken when another owner was faster, or other versions of the projections filled these tables */
export async function projectBatch(
  { dataSource, projections, live }: BatchTarget,
  previous: bigint | null,
  events: readonly RecordedEvent[],
): Promise<bigint | null> {
  const last = events.at(-1);
  if (!last) return previous;
  await dataSource.transaction(async (tx) => {
    // First: whatever tables the names below mean, they mean the same ones until the end of this transaction.
    if (live) await tx.query('SELECT pg_advisory_xact_lock_shared($1)', [SWAP_LOCK]);
    await moveCheckpoint(tx, previous, {
      position: last.position,
      eventId: last.id,
      versions: versionsOf(projections),
    });
    for (const { projection } of projections) {
      const handled = new Set<string>(projection.handles);
      const categories = new Set<string>(projection.categories);
      const own = events.filter(
        ({ event, streamId }) => handled.has(event.type) && categories.has(categoryOf(streamId)),
      );
      // The types in `handles` are what makes the cast true.
      if (own.length > 0) await projection.project(own as RecordedEvent<never>[], tx);
    }
    if (live) await tx.query('SELECT pg_notify($1, $2)', [CHECKPOINT_CHANNEL, last.position.toString()]);
  });
  return last.position;
}
