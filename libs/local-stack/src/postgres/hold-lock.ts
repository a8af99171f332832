import { Client } from 'pg';

/**
 * Keeps whoever wants a lock waiting: a trial stops work at one place with it, and sees how it stands there.
 * @param statement that takes it, `SELECT pg_advisory_lock(1)`
 * @returns lets it go
 */
export async function holdLock(url: string, statement: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {}); // a broken connection has let it go
  await client.connect();
  try {
    await client.query(statement);
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end();
}
