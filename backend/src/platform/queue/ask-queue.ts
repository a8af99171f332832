import { askPostgres } from '../postgres/index.js';

/** Resolves when the queue's server lets us in. @throws QueueUnavailable, or what PostgreSQL or the network said */
export async function askQueue(url: string): Promise<void> {
  if (!/^rediss?:/.test(url)) return askPostgres(url);
  const { askRedis } = await import('./ask-redis.js');
  return askRedis(url);
}
