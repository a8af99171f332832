/** What never happens by the rules, written past them into the log once all is quiet: the trial has to find it. */
import { Client } from 'pg';
import type { KillableHouse } from '../killable-house.js';
import { writeAgain } from '../write-again.js';

export const plants = ['charged-twice', 'turn-lost'] as const;
export type Plant = (typeof plants)[number];

export async function plant(what: Plant, house: KillableHouse): Promise<void> {
  const env = await house.house.environment();
  if (what === 'charged-twice') await writeAgain(env['EVENTSTORE_URL']!, 'ReservationCaptured');
  else await takeOut(house, env['DATABASE_URL']!, 'TurnNarrated');
}

/** Whoever has seen it forgets it: the event store and the API are killed. Of the stand-in alone. */
async function takeOut(house: KillableHouse, databaseUrl: string, type: string): Promise<void> {
  const client = new Client({
    connectionString: Object.assign(new URL(databaseUrl), { pathname: '/log' }).href,
  });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'DELETE FROM event WHERE position = (SELECT max(position) FROM event WHERE type = $1)',
      [type],
    );
    if (rowCount !== 1) throw new Error(`the log has no ${type}`);
  } finally {
    await client.end();
  }
  for (const killable of house.killables.filter(({ kind }) => kind === 'event-store' || kind === 'api')) {
    await house.kill(killable);
    await house.untilReady(killable);
  }
}
