/**
 * How far the read models have come, in the very schema that holds them, so that both are always swapped and restored together.
 * One row. Its update and the projections' rows are one transaction.
 */
import type { EntityManager } from 'typeorm';

export interface Checkpoint {
  /** Null: nothing was projected yet. */
  readonly position: bigint | null;
  /** Id of the event at that position: tells this log from another, or from its own restored past. */
  readonly eventId: string | null;
}

/** Name of the NOTIFY channel that tells waiting queries of a new checkpoint. */
export const CHECKPOINT_CHANNEL = 'read_models_checkpoint';

interface CheckpointRow {
  readonly position: string | null;
  readonly event_id: string | null;
}

export async function readCheckpoint(database: Pick<EntityManager, 'query'>): Promise<Checkpoint> {
  const [row] = await database.query<CheckpointRow[]>('SELECT position, event_id FROM checkpoint');
  return { position: row?.position == null ? null : BigInt(row.position), eventId: row?.event_id ?? null };
}

/** Moves the checkpoint from where the caller believes it is. @throws CheckpointTaken when another owner moved it */
export async function moveCheckpoint(
  tx: Pick<EntityManager, 'query'>,
  previous: bigint | null,
  next: { readonly position: bigint; readonly eventId: string },
): Promise<void> {
  const result = await tx.query<[unknown[], number]>(
    `UPDATE checkpoint SET position = $2, event_id = $3
     WHERE position IS NOT DISTINCT FROM $1::bigint RETURNING 1`,
    [previous?.toString() ?? null, next.position.toString(), next.eventId],
  );
  if (result[1] !== 1) throw new CheckpointTaken();
}

/** Another projector works on these read models. */
export class CheckpointTaken extends Error {
  readonly code = 'checkpoint_taken';
  constructor() {
    super('the checkpoint was moved by another projector');
  }
}
