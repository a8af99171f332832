/** A lease: of any number of processes one works. It is renewed while held and falls free when its holder dies. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lease } from '@rubicon/eventsourcing';
import type { DataSource } from 'typeorm';

const HELD_FOR_SECONDS = 6;
const RENEW_EVERY_MS = 2_000;
const TRY_EVERY_MS = 500;

/** Leases kept in the table of that name; the database's clock counts. */
export function leases(database: Pick<DataSource, 'query'>): Lease {
  return async (name, signal, work) => {
    const owner = randomUUID();
    while (!(await take(database, name, owner))) {
      await wait(TRY_EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
    const held = new AbortController();
    const end = (): void => held.abort();
    signal.addEventListener('abort', end, { once: true });
    const renewing = setInterval(() => {
      take(database, name, owner).then(
        (still) => still || end(),
        () => end(),
      );
    }, RENEW_EVERY_MS);
    try {
      if (!signal.aborted) await work(held.signal);
    } finally {
      clearInterval(renewing);
      signal.removeEventListener('abort', end);
      await release(database, name, owner).catch(() => undefined);
    }
  };
}

async function take(database: Pick<DataSource, 'query'>, name: string, owner: string): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `INSERT INTO lease (name, owner, expires_at)
     VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
     ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at
       WHERE lease.owner = excluded.owner OR lease.expires_at < clock_timestamp()
     RETURNING 1`,
    [name, owner, HELD_FOR_SECONDS],
  );
  return rows.length > 0;
}

async function release(database: Pick<DataSource, 'query'>, name: string, owner: string): Promise<void> {
  await database.query('DELETE FROM lease WHERE name = $1 AND owner = $2', [name, owner]);
}
