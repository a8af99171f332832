import {
  createPostgresBackend,
  Queue,
  runMigrations,
  Worker,
  type JobProgress,
  type PostgresConnectionOptions,
  type PostgresQueueBackend,
} from 'bullmq';
import type { Log } from '../observability/index.js';
import { postgresPool } from '../postgres/index.js';
import {
  jobOptions,
  workerOptions,
  type NarrationBackend,
  type Processor,
  type QueueName,
} from './narration-backend.js';
import { makeCallCountTable, postgresCallCounts } from './postgres-call-counts.js';

const SCHEMA = 'bullmq';
/** Shared by queues and workers; each BullMQ object that listens holds one. */
const CONNECTIONS_MAX = 16;

/** BullMQ's own tables on PostgreSQL, migrated first: a queue built before they exist never recovers. */
export async function postgresBackend(url: string, log: Log): Promise<NarrationBackend> {
  const onError = (error: Error): void => log.warn('a connection to the queue broke', { error });
  const pool = postgresPool({ url, max: CONNECTIONS_MAX, searchPath: SCHEMA, onError });
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
    await makeCallCountTable(client);
  } finally {
    client.release();
  }
  return {
    queue: <JobData>(name: QueueName) =>
      new Queue<
        JobData,
        void,
        string,
        JobData,
        void,
        string,
        PostgresQueueBackend,
        PostgresConnectionOptions
      >(name, { connection: pool, defaultJobOptions: jobOptions }, createPostgresBackend),
    worker: <JobData>(name: QueueName, process: Processor<JobData>, concurrency: number) =>
      new Worker<JobData, void, string, PostgresQueueBackend, JobProgress, PostgresConnectionOptions>(
        name,
        process,
        { ...workerOptions, connection: pool, concurrency },
        createPostgresBackend,
      ),
    callCounts: postgresCallCounts(pool),
    ping: () => pool.query('SELECT 1'),
    close: () => pool.end(),
  };
}
