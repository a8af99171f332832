/** How many lanes are parked, by process, and whether anybody runs it. */
import type { LanesOfProcess } from '@rubicon/contracts';
import type { EntityManager } from 'typeorm';
import { IS_WANTED, laneParameters, type WantedLanes } from './lane-filter.js';

/** Whoever runs a process holds the lease of its name. */
const countByProcess = `
  SELECT process, count(*)::integer AS count,
         EXISTS (SELECT 1 FROM lease WHERE lease.name = process AND lease.expires_at > clock_timestamp()) AS "isRun"
  FROM parked_lane WHERE ${IS_WANTED}
  GROUP BY process ORDER BY process`;

export async function countLanes(
  database: Pick<EntityManager, 'query'>,
  wanted: WantedLanes,
): Promise<LanesOfProcess[]> {
  return database.query<LanesOfProcess[]>(countByProcess, laneParameters(wanted));
}

export function sumOf(processes: readonly LanesOfProcess[]): number {
  return processes.reduce((sum, { count }) => sum + count, 0);
}
