import type { Redis } from 'ioredis';
import { QueueUnavailable } from './queue-unavailable.js';

/**
 * The first connection must stand; later outages are bridged by the client.
 * @throws QueueUnavailable with what Redis, or the network, said
 */
export async function connectRedis(redis: Redis): Promise<void> {
  let said: Error | null = null;
  const hear = (error: Error): void => {
    said ??= error;
  };
  redis.on('error', hear);
  try {
    await redis.connect();
  } catch (cause) {
    redis.disconnect();
    const reason: unknown = said ?? cause;
    throw new QueueUnavailable(reason instanceof Error ? reason.message : String(reason), { cause });
  } finally {
    redis.off('error', hear);
  }
}
