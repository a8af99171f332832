import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from '../observability/index.js';
import { connectRedis } from './connect-redis.js';
import {
  jobOptions,
  workerOptions,
  type NarrationBackend,
  type Processor,
  type QueueName,
} from './narration-backend.js';
import { redisCallCounts } from './redis-call-counts.js';

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
    queue: <JobData>(name: QueueName) =>
      new Queue<JobData, void, string, JobData, void, string>(name, {
        connection: redis,
        defaultJobOptions: jobOptions,
      }),
    worker: <JobData>(name: QueueName, process: Processor<JobData>, concurrency: number) =>
      new Worker<JobData, void>(name, process, { ...workerOptions, connection: redis, concurrency }),
    callCounts: redisCallCounts(redis),
    ping: () => redis.ping(),
    close: async () => {
      await redis.quit();
    },
  };
}
