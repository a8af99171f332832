/** Rows and checkpoint of the read models in one PostgreSQL transaction. */
import type { ProjectionCheckpoint, ProjectionStore } from '@rubicon/eventsourcing';
import type { DataSource, EntityManager } from 'typeorm';
import { moveCheckpoint, readCheckpoint } from '../read-models/index.js';
import { SWAP_LOCK } from './swap-lock.js';

export interface ProjectionStoreOptions {
  /** Of the projections that write here, by name. */
  readonly versions: Readonly<Record<string, number>>;
  /** The live read models may be swapped away: they are written under the swap's lock and tell those who wait. */
  readonly live: boolean;
}

export function projectionStore(
  dataSource: DataSource,
  { versions, live }: ProjectionStoreOptions,
): ProjectionStore<EntityManager> {
  return {
    transaction: (work) =>
      dataSource.transaction(async (tx) => {
        // First: whatever tables the names in here mean, they mean the same ones until the end of this transaction.
        if (live) await tx.query('SELECT pg_advisory_xact_lock_shared($1)', [SWAP_LOCK]);
        return work(tx);
      }),
    async loadCheckpoint(): Promise<ProjectionCheckpoint | null> {
      const { position, eventId } = await readCheckpoint(dataSource.manager);
      return position === null || eventId === null ? null : { position, eventId };
    },
    saveCheckpoint: (tx, next, previous, events) =>
      moveCheckpoint(tx, previous?.position ?? null, { ...next, versions, events }, live),
  };
}
