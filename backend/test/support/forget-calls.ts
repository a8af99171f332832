/** Forgets how often anybody called: the counts outlast the backends of a test. */
import { Client } from 'pg';

/** @param queueUrl of a queue in PostgreSQL */
export async function forgetCalls(queueUrl: string): Promise<void> {
  const client = new Client({ connectionString: queueUrl });
  await client.connect();
  try {
    await client.query('DELETE FROM rate_limits.call_count');
  } finally {
    await client.end();
  }
}
