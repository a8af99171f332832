import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from '../observability/index.js';
import { connectRedis } from './connect-redis.js';
import {
  jobOptions,
  QUEUE_NAME,
  workerOptions,
  type NarrationBackend,
  type QueuedJob,
} from './narration-backend.js';

const CONNECT_WITHIN_MS = 4_000;

export async function redisBackend(url: string, log: Log): Promise<NarrationBackend> {
  // BullMQ's workers wait on a connection without a limit of retries.
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_WITHIN_MS,
    lazyConnect: true,
  });
  redis.on('error', (error: Error) => log.warn('the connection to the queue broke', { error }));
  await connectRedis(redis);
  return {
    queue: () =>
      new Queue<QueuedJob, void, string, QueuedJob, void, string>(QUEUE_NAME, {
        connection: redis,
        defaultJobOptions: jobOptions,
      }),
    worker: (process, concurrency) =>
      new Worker<QueuedJob, void>(QUEUE_NAME, process, {
        ...workerOptions,
        connection: redis,
        concurrency,
      }),
    ping: () => redis.ping(),
    close: async () => {
      await redis.quit();
    },
  };
}
