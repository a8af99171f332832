/** PostgreSQL connections of the backend. A broken idle connection is reported by an event; unheard, it would end the process. */
import { Client, Pool } from 'pg';

/** Milliseconds to get a connection, and to run one statement, after which the database counts as unavailable. */
const CONNECT_WITHIN_MS = 4_000;
const ANSWER_WITHIN_MS = 15_000;

export interface PoolOptions {
  readonly url: string;
  /** Connections at most. */
  readonly max: number;
  /** Schemas in which unqualified names are looked up. */
  readonly searchPath?: string;
  readonly onError: (error: Error) => void;
}

export function postgresPool({ url, max, searchPath, onError }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    ...(searchPath === undefined ? {} : { options: `-c search_path=${searchPath}` }),
  });
  pool.on('error', onError);
  return pool;
}

/** One connection of its own, for what lives in a session: LISTEN, advisory locks. Not yet connected. */
export function postgresClient(url: string, onError: (error: Error) => void): Client {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  });
  client.on('error', onError);
  return client;
}

/** Resolves when the database lets us in. @throws what it, or the network, said */
export async function askPostgres(url: string): Promise<void> {
  const client = postgresClient(url, () => undefined);
  await client.connect();
  await client.end();
}
