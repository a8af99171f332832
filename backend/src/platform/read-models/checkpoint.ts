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

/** What is known of a set of read models besides. */
export interface ReadModelBooks extends Checkpoint {
  /** From which they are filled. Null: whoever filled them did not count. */
  readonly events: number | null;
  /** Since when they are the ones that are read, or were; of those that were begun empty, since then. Null: they are older than these books. */
  readonly since: Date | null;
  /** That put them in place; null: none did, but a release, or somebody at a shell. */
  readonly jobId: string | null;
}

interface BooksRow extends CheckpointRow {
  readonly events: string | null;
  readonly since: Date | null;
  readonly job_id: string | null;
}

/** @param schema of the read models; without it the live ones, as the search path finds them */
export async function readCheckpoint(
  database: Pick<EntityManager, 'query'>,
  schema?: string,
): Promise<Checkpoint> {
  const table = schema === undefined ? 'checkpoint' : `"${schema}".checkpoint`;
  const [row] = await database.query<CheckpointRow[]>(`SELECT position, event_id, versions FROM ${table}`);
  return checkpointOf(row);
}

/**
 * Of tables that an earlier release left as well, which have no such columns. Its count is none where a process of that release moved the
 * checkpoint without counting.
 * @param schema as of `readCheckpoint`
 */
export async function readBooks(
  database: Pick<EntityManager, 'query'>,
  schema?: string,
): Promise<ReadModelBooks> {
  const table = schema === undefined ? 'checkpoint' : `"${schema}".checkpoint`;
  const [row] = await database.query<BooksRow[]>(
    `SELECT position, event_id, versions,
       CASE WHEN position IS NULL THEN 0 WHEN (books ->> 'counted_to')::bigint = position THEN (books ->> 'events')::bigint END AS events,
       (books ->> 'since')::timestamptz AS since, (books ->> 'job_id')::uuid AS job_id
     FROM (SELECT position, event_id, versions, to_jsonb(kept) AS books FROM ${table} AS kept) AS it`,
  );
  return {
    ...checkpointOf(row),
    events: row?.events == null ? null : Number(row.events),
    since: row?.since ?? null,
    jobId: row?.job_id ?? null,
  };
}

/** In the transaction that puts the read models of a schema in place. @param jobId that did it */
export async function markPlaced(
  tx: Pick<EntityManager, 'query'>,
  schema: string,
  jobId: string | null,
): Promise<void> {
  await tx.query(`UPDATE "${schema}".checkpoint SET since = clock_timestamp(), job_id = $1`, [jobId]);
}

function checkpointOf(row: CheckpointRow | undefined): Checkpoint {
  return {
    position: row?.position == null ? null : BigInt(row.position),
    eventId: row?.event_id ?? null,
    versions: row?.versions ?? {},
  };
}

/**
 * Moves the checkpoint from where the caller believes it is. False: another projector, or other versions of the projections, moved it.
 * @param next with how many events it is on from there
 * @param tell whether those who wait for it are told, with the commit
 */
export async function moveCheckpoint(
  tx: Pick<EntityManager, 'query'>,
  previous: bigint | null,
  next: {
    readonly position: bigint;
    readonly eventId: string;
    readonly versions: Readonly<Record<string, number>>;
    readonly events: number;
  },
  tell: boolean,
): Promise<boolean> {
  const moved = await tx.query<unknown[]>(
    `WITH moved AS (
       UPDATE checkpoint SET position = $2, event_id = $3, versions = $4, counted_to = $2,
         events = CASE WHEN position IS NULL THEN $7::bigint WHEN counted_to = position THEN events + $7::bigint END
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
      next.events,
    ],
  );
  return moved.length === 1;
}
