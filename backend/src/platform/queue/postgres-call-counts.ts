/** Calls counted in the queue's PostgreSQL: one statement each, in a table that need not survive a crash of the server. */
import type { Pool, PoolClient } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { CallCounts } from '../rate-limits/index.js';

const [SCHEMA, TABLE] = ['rate_limits', 'call_count'];
const LOCK = 'rubicon call counts';

/** As the library expects it. Processes that start at once wait for one another. */
export async function makeCallCountTable(client: PoolClient): Promise<void> {
  await client.query(`
    BEGIN;
    SELECT pg_advisory_xact_lock(hashtextextended('${LOCK}', 0));
    CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
    CREATE UNLOGGED TABLE IF NOT EXISTS ${SCHEMA}.${TABLE} (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );
    COMMIT`);
}

export function postgresCallCounts(pool: Pool): CallCounts {
  // One of them clears the table for all, every five minutes.
  let clears = true;
  return {
    of({ name, limit, perSeconds }) {
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        schemaName: SCHEMA,
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: clears,
        keyPrefix: name,
        points: limit,
        duration: perSeconds,
      });
      clears = false;
      return limiter;
    },
  };
}
