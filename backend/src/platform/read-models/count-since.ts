/** How many rows there are of something that somebody has to see to, and since when the oldest of them waits. */
import type { CountSince } from '@rubicon/contracts';
import type { EntityManager } from 'typeorm';

/** @param statement one row: `count`, and `oldest`, a time, which is null when there are none */
export async function countSince(
  manager: EntityManager,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<CountSince> {
  const [{ count, oldest }] = await manager.query<[{ count: number; oldest: Date | null }]>(statement, [
    ...parameters,
  ]);
  return { count, oldestAt: oldest?.toISOString() ?? null };
}
