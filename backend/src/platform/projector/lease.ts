/** A lease: of any number of processes one works. It is renewed while held and falls free when its holder dies. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

const HELD_FOR_SECONDS = 6;
const RENEW_EVERY_MS = 2_000;
const TRY_EVERY_MS = 1_000;

export class Lease {
  private readonly owner = randomUUID();

  constructor(
    private readonly database: Pick<DataSource, 'query'>,
    private readonly name: string,
  ) {}

  /**
   * Waits for the lease and works while it holds. The signal given to `work` is aborted when the lease is lost or `signal` is.
   * Returns when `work` does, or when `signal` is aborted before the lease was free.
   */
  async whileHeld(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (!(await this.take())) {
      await wait(TRY_EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
    const held = new AbortController();
    const end = (): void => held.abort();
    signal.addEventListener('abort', end, { once: true });
    const renewing = setInterval(() => {
      this.take().then(
        (still) => still || end(),
        () => end(),
      );
    }, RENEW_EVERY_MS);
    try {
      if (!signal.aborted) await work(held.signal);
    } finally {
      clearInterval(renewing);
      signal.removeEventListener('abort', end);
      await this.release().catch(() => undefined);
    }
  }

  private async take(): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `WITH taken AS (
         INSERT INTO lease (name, owner, expires_at)
         VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
         ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at
           WHERE lease.owner = excluded.owner OR lease.expires_at < clock_timestamp()
         RETURNING 1
       )
       SELECT * FROM taken`,
      [this.name, this.owner, HELD_FOR_SECONDS],
    );
    return rows.length > 0;
  }

  private async release(): Promise<void> {
    await this.database.query('DELETE FROM lease WHERE name = $1 AND owner = $2', [this.name, this.owner]);
  }
}
