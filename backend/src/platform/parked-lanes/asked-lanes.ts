/** What operators ask of parked lanes, between the process that hears it and the one that owns the lanes: marks in their rows, and a word that there are some. */
import type { DataSource, EntityManager } from 'typeorm';

/** Name of the NOTIFY channel that tells owners of lanes that some are to be tried at once. */
export const ASKED_LANES_CHANNEL = 'asked_lanes';

export interface LaneName {
  readonly process: string;
  readonly key: string;
}

const takeAsked = `
  WITH taken AS (
    UPDATE parked_lane SET is_taken = true
    WHERE (process, key) IN (
      SELECT process, key FROM parked_lane
      WHERE process = ANY ($1) AND asked_at IS NOT NULL AND NOT is_taken
      ORDER BY process, key FOR UPDATE)
    RETURNING process, key)
  SELECT process, key FROM taken`;

const askForLanes = `
  UPDATE parked_lane SET asked_at = now(), is_taken = false
  FROM unnest($1::text[], $2::text[]) AS asked (process, key)
  WHERE parked_lane.process = asked.process AND parked_lane.key = asked.key`;

/** Asks that these be tried at once, when the transaction is committed. The caller has locked their rows. */
export async function askForAttempts(
  tx: Pick<EntityManager, 'query'>,
  lanes: readonly LaneName[],
): Promise<void> {
  await tx.query(askForLanes, [lanes.map(({ process }) => process), lanes.map(({ key }) => key)]);
  await tx.query(`SELECT pg_notify($1, '')`, [ASKED_LANES_CHANNEL]);
}

/** Takes what was asked of lanes of these processes, each once. */
export async function takeAskedLanes(
  database: Pick<DataSource, 'query'>,
  processes: readonly string[],
): Promise<readonly LaneName[]> {
  return database.query<LaneName[]>(takeAsked, [processes]);
}
