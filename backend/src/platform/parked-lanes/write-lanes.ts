/** Writes what a process manager's owner says of its parked lanes. The database's clock counts: what is written was tried a moment ago. */
import type { ParkedLane } from '@rubicon/eventsourcing';
import type { DataSource } from 'typeorm';
import { whyParked } from './why-parked.js';

type Database = Pick<DataSource, 'query'>;

/** Tries only grow while a lane is parked: fewer than before, and it is parked anew. What was asked for has come of it once its owner knew of it. */
const putLanes = `
  INSERT INTO parked_lane AS known
    (process, key, parked_at, last_tried_at, tries, event_type, event_position, event_at, error_code, error_name, error_message)
  SELECT $1, key, now(), now(), tries, "eventType", "eventPosition", "eventAt", "errorCode", "errorName", "errorMessage"
  FROM jsonb_to_recordset($2) AS lane (
    key text, tries integer, "eventType" text, "eventPosition" bigint, "eventAt" timestamptz,
    "errorCode" text, "errorName" text, "errorMessage" text)
  ORDER BY key
  ON CONFLICT (process, key) DO UPDATE SET
    parked_at = CASE WHEN excluded.tries > known.tries THEN known.parked_at ELSE excluded.parked_at END,
    last_tried_at = excluded.last_tried_at,
    tries = excluded.tries,
    event_type = excluded.event_type,
    event_position = excluded.event_position,
    event_at = excluded.event_at,
    error_code = excluded.error_code,
    error_name = excluded.error_name,
    error_message = excluded.error_message,
    asked_at = CASE WHEN known.is_taken THEN NULL ELSE known.asked_at END,
    is_taken = false`;

/** In the order in which others lock them. */
const dropLanes = `
  DELETE FROM parked_lane WHERE (process, key) IN (
    SELECT process, key FROM parked_lane WHERE process = $1 AND key = ANY ($2) ORDER BY process, key FOR UPDATE)`;

/** @param changes by key; null: parked no more */
export async function writeLanes(
  database: Database,
  process: string,
  changes: ReadonlyMap<string, ParkedLane | null>,
): Promise<void> {
  const parked = [...changes.values()].filter((lane) => lane !== null);
  const gone = [...changes].filter(([, lane]) => lane === null).map(([key]) => key);
  if (parked.length > 0) await database.query(putLanes, [process, JSON.stringify(parked.map(rowOf))]);
  if (gone.length > 0) await database.query(dropLanes, [process, gone]);
}

/** What an earlier owner left. */
export async function forgetLanes(database: Database, process: string): Promise<void> {
  await database.query('DELETE FROM parked_lane WHERE process = $1', [process]);
}

function rowOf({ key, event, error, tries }: ParkedLane): object {
  return {
    key,
    tries,
    eventType: event?.type ?? null,
    eventPosition: event?.position.toString() ?? null,
    eventAt: event?.at ?? null,
    ...whyParked(error),
  };
}
