import { Client } from 'pg';

const DUPLICATE_DATABASE = '42P04';

/** Creates each database that is not there yet. `url` names any database of the server, by a user who may create others. */
export async function ensureDatabases(url: string, names: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {}); // a broken connection is reported by the query that meets it
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname = any($1)',
      [names],
    );
    const existing = new Set(rows.map((row) => row.datname));
    for (const name of names) {
      if (existing.has(name)) continue;
      try {
        await client.query(`create database ${client.escapeIdentifier(name)} strategy wal_log`);
      } catch (error) {
        if ((error as { code?: string }).code !== DUPLICATE_DATABASE) throw error;
      }
    }
  } finally {
    await client.end();
  }
}
