import type { ReadModelJob } from '@rubicon/contracts';

/** From its beginning to its end, in milliseconds. Null: it has not begun, or not ended. */
export function tookMs({ begunAt, endedAt }: Pick<ReadModelJob, 'begunAt' | 'endedAt'>): number | null {
  return begunAt === null || endedAt === null ? null : Date.parse(endedAt) - Date.parse(begunAt);
}
