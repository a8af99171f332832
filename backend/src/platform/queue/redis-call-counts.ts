/** Calls counted in the queue's Redis: one script each, under keys that run out by themselves. */
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { CallCounts } from '../rate-limits/index.js';

export function redisCallCounts(redis: Redis): CallCounts {
  return {
    of: ({ name, limit, perSeconds }) =>
      new RateLimiterRedis({
        storeClient: redis,
        // What waits for a connection would be counted when nobody waits for it any more.
        rejectIfRedisNotReady: true,
        keyPrefix: `rate-limit:${name}`,
        points: limit,
        duration: perSeconds,
      }),
  };
}
