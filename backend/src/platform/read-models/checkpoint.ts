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
  /** Versions of the projections that filled these tables, by name; empty before the first event. */
  readonly versions: Readonly<Record<string, number>>;
}

/** Name of the NOTIFY channel that tells waiting queries of a new checkpoint. */
export const CHECKPOINT_CHANNEL = 'read_models_checkpoint';

interface CheckpointRow {
  readonly position: string | null;
  readonly event_id: string | null;
  readonly versions: Readonly<Record<string, number>>;
}

/** @param schema of the read models; without it the live ones, as the search path finds them */
export async function readCheckpoint(
  database: Pick<EntityManager, 'query'>,
  schema?: string,
): Promise<Checkpoint> {
  const table = schema === undefined ? 'checkpoint' : `"${schema}".checkpoint`;
  const [row] = await database.query<CheckpointRow[]>(`SELECT position, event_id, versions FROM ${table}`);
  return {
    position: row?.position == null ? null : BigInt(row.position),
    eventId: row?.event_id ?? null,
    versions: row?.versions ?? {},
  };
}

/**
 * Moves the checkpoint from where the caller believes it is. False: another projector, or other versions of the projections, moved it.
 * @param tell whether those who wait for it are told, with the commit
 */
export async function moveCheckpoint(
  tx: Pick<EntityManager, 'query'>,
  previous: bigint | null,
  next: {
    readonly position: bigint;
    readonly eventId: string;
    readonly versions: Readonly<Record<string, number>>;
  },
  tell: boolean,
): Promise<boolean> {
  const moved = await tx.query<unknown[]>(
    `WITH moved AS (
       UPDATE checkpoint SET position = $2, event_id = $3, versions = $4
       WHERE position IS NOT DISTINCT FROM $1::bigint AND (position IS NULL OR versions = $4::jsonb)
       RETURNING position
     )
     SELECT CASE WHEN $5 THEN pg_notify($6, position::text) END FROM moved`,
    [
      previous?.toString() ?? null,
      next.position.toString(),
      next.eventId,
      JSON.stringify(next.versions),
      tell,
      CHECKPOINT_CHANNEL,
    ],
  );
  return moved.length === 1;
}
