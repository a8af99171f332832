import { Redis } from 'ioredis';
import { connectRedis } from './connect-redis.js';

const ANSWER_WITHIN_MS = 4_000;

/** Resolves when Redis lets us in and has loaded its data. @throws QueueUnavailable */
export async function askRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    connectTimeout: ANSWER_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
    lazyConnect: true,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  await connectRedis(redis);
  redis.disconnect();
}
