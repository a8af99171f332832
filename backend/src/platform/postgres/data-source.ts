/** TypeORM over one database: entities, a pool that survives outages, no schema changes by itself. */
import { DataSource } from 'typeorm';
import type { Entity } from './entity.js';

export interface DataSourceOptions {
  readonly url: string;
  /** Schemas in which unqualified names are looked up, comma-separated. */
  readonly searchPath: string;
  readonly entities: readonly Entity[];
  /** Connections at most. */
  readonly max: number;
  /** Milliseconds for one statement, after which the database counts as unavailable. */
  readonly answerWithinMs?: number;
  /** `off`: for what can be made anew, commits need not wait for the disk. */
  readonly synchronousCommit?: 'on' | 'off';
  readonly onError: (error: Error) => void;
}

const CONNECT_WITHIN_MS = 4_000;
const ANSWER_WITHIN_MS = 15_000;

/** Not yet initialised. */
export function dataSource(options: DataSourceOptions): DataSource {
  const { url, searchPath, entities, max, onError } = options;
  const answerWithinMs = options.answerWithinMs ?? ANSWER_WITHIN_MS;
  return new DataSource({
    type: 'postgres',
    url,
    entities: [...entities] as (new () => object)[],
    synchronize: false,
    installExtensions: false,
    poolErrorHandler: onError,
    extra: {
      max,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: answerWithinMs,
      // The database gives it up too: otherwise whoever gets the connection next would wait for its end.
      statement_timeout: answerWithinMs,
      options: `-c search_path=${searchPath} -c synchronous_commit=${options.synchronousCommit ?? 'on'}`,
    },
  });
}
