/** What calls to models came to so far today, as operators see it and the day's cap counts it. */
import { Client } from 'pg';
import type { UnrecordedCall } from '../../src/provider-costs/index.js';
import type { RunningBackend } from '../../src/start-backend.js';
import type { LocalBackend } from './local-backend.js';

/** Micro-dollars. */
export async function costToday({ operationsPort }: RunningBackend): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text();
  return Number(/^rubicon_provider_cost_today_micro_usd (\S+)$/m.exec(metrics)![1]);
}

/** How many calls of each kind no event tells. */
export async function notedCalls({
  env,
}: LocalBackend): Promise<Partial<Readonly<Record<UnrecordedCall, number>>>> {
  const client = new Client({ connectionString: env['DATABASE_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ what: string; calls: number }>(
      'SELECT what, sum(calls)::integer AS calls FROM app.unrecorded_cost GROUP BY what',
    );
    return Object.fromEntries(rows.map(({ what, calls }) => [what, calls]));
  } finally {
    await client.end();
  }
}
