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
  QUEUE_NAME,
  workerOptions,
  type NarrationBackend,
  type QueuedJob,
} from './narration-backend.js';

const SCHEMA = 'bullmq';
/** Shared by queue and worker; each BullMQ object that listens holds one. */
const CONNECTIONS_MAX = 12;

/** BullMQ's own tables on PostgreSQL, migrated first: a queue built before they exist never recovers. */
export async function postgresBackend(url: string, log: Log): Promise<NarrationBackend> {
  const onError = (error: Error): void => log.warn('a connection to the queue broke', { error });
  const pool = postgresPool({ url, max: CONNECTIONS_MAX, searchPath: SCHEMA, onError });
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    client.release();
  }
  return {
    queue: () =>
      new Queue<
        QueuedJob,
        void,
        string,
        QueuedJob,
        void,
        string,
        PostgresQueueBackend,
        PostgresConnectionOptions
      >(QUEUE_NAME, { connection: pool, defaultJobOptions: jobOptions }, createPostgresBackend),
    worker: (process, concurrency) =>
      new Worker<QueuedJob, void, string, PostgresQueueBackend, JobProgress, PostgresConnectionOptions>(
        QUEUE_NAME,
        process,
        { ...workerOptions, connection: pool, concurrency },
        createPostgresBackend,
      ),
    ping: () => pool.query('SELECT 1'),
    close: () => pool.end(),
  };
}
