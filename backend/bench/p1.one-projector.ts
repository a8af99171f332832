/**
 * P1: up to where one projector is enough. Games of many players are appended live, so many events a second, one rate after another; each rate prints
 * what the projector takes of one core, and how far the read models lie behind: from the moment that an event was written to the moment that its
 * batch was. A rate is kept while the read models lie behind by a second at most (p95); the first that is not ends it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import pg from 'pg';
import { endProcess, spawnServer } from '../trials/processes.js';
import { startProcess } from '../trials/start-backend.js';
import { appendCopies, readLines, type Line } from './copy-log.js';
import type { Figure } from './figure.js';
import { median, percentile } from './measure.js';
import { playGame } from './played-game.js';
import { processorMs } from './processor-time.js';

const EVENTS_A_TURN = 4;
const LOOK_EVERY_MS = 50;
/** Their events are all read by some projection. */
const PROJECTED = /^(game|wallet)-/;
const KEPT_LAG_MS = 1_000;
/** What a desk of 100 narrators needs, by docs/scaling.md: 160 turns a second. */
const AIM_TURNS = 160;

export interface OneProjectorOptions {
  /** Of the game that is copied. */
  readonly turns: number;
  /** Events a second, from few to many. */
  readonly rates: readonly number[];
  readonly secondsEach: number;
}

interface AtRate {
  /** Really appended. */
  readonly perSecond: number;
  readonly lagMs: { readonly p50: number; readonly p95: number; readonly atEnd: number };
  readonly ofOneCore: number;
  readonly msAnEvent: number;
}

export async function oneProjector({ turns, rates, secondsEach }: OneProjectorOptions): Promise<Figure[]> {
  const folder = temporaryFolder();
  const model = await spawnServer('bench/instant-model.ts');
  const stack = await startLocalStack({
    dataDir: folder.path,
    env: { ...process.env, OPENAI_BASE_URL: model.firstLine, OPENAI_API_KEY: 'bench', MODEL: 'gpt-4.1-mini' },
  });
  const env = { ...stack.env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const client = EventStoreDBClient.connectionString(stack.env['EVENTSTORE_URL']!);
  const readModels = new pg.Client({
    connectionString: stack.env['DATABASE_URL']!,
    options: '-c search_path=read_models,app',
  });
  try {
    await playGame(env, turns);
    const lines = await readLines(client);
    const projector = await startProcess({ ...env, ROLES: 'projector' });
    try {
      await readModels.connect();
      let copies = 0;
      let kept = 0;
      for (const rate of rates) {
        const at = await atRate({
          client,
          lines,
          rate,
          secondsEach,
          readModels,
          pid: projector.pid,
          nextCopy: () => copies++,
        });
        console.log(
          `        ${Math.round(at.perSecond)} events a second: ${(at.ofOneCore * 100).toFixed(0)} % of a core, ${at.msAnEvent.toFixed(2)} ms an event, behind by ${Math.round(at.lagMs.p50)} ms (p50), ${Math.round(at.lagMs.p95)} (p95), ${Math.round(at.lagMs.atEnd)} at the end`,
        );
        if (at.lagMs.p95 > KEPT_LAG_MS || at.perSecond < rate / 2) break;
        kept = at.perSecond;
      }
      const turnsKept = kept / EVENTS_A_TURN;
      return [
        {
          id: 'P1',
          ours: turnsKept,
          reference: null,
          ratio: null,
          upperBound: null,
          aim: AIM_TURNS,
          met: turnsKept >= AIM_TURNS,
          unit: 'turns a second, at least',
        },
      ];
    } finally {
      await endProcess(projector.child);
    }
  } finally {
    await readModels.end();
    await client.dispose();
    await stack.stop();
    await endProcess(model.child);
    folder.remove();
  }
}

interface Paced {
  readonly client: EventStoreDBClient;
  readonly lines: readonly Line[];
  readonly rate: number;
  readonly secondsEach: number;
  readonly readModels: pg.Client;
  readonly pid: number;
  nextCopy(): number;
}

async function atRate(paced: Paced): Promise<AtRate> {
  const { client, lines, rate, secondsEach, readModels, pid } = paced;
  const usedBefore = await processorMs([pid]);
  const start = performance.now();
  const end = start + secondsEach * 1_000;
  let appended = 0;
  let over = false;
  const lags: number[] = [];
  const appending = appendCopies(
    client,
    lines,
    () => paced.nextCopy(),
    async () => {
      const due = start + (appended++ / rate) * 1_000;
      if (due > performance.now()) await wait(due - performance.now());
      return performance.now() < end;
    },
  ).then(() => (over = true));
  while (!over) {
    lags.push(await lagMs(client, readModels));
    await wait(LOOK_EVERY_MS);
  }
  await appending;
  const atEnd = await lagMs(client, readModels);
  const seconds = (performance.now() - start) / 1_000;
  const used = (await processorMs([pid])) - usedBefore;
  return {
    perSecond: appended / seconds,
    lagMs: { p50: median(lags), p95: percentile(lags, 0.95), atEnd },
    ofOneCore: used / (seconds * 1_000),
    msAnEvent: used / appended,
  };
}

/** From now until the read models hold all that is in the log now. Milliseconds. */
async function lagMs(client: EventStoreDBClient, readModels: pg.Client): Promise<number> {
  const asked = performance.now();
  const head = await headOf(client);
  while ((await projectedTo(readModels)) < head) await wait(LOOK_EVERY_MS / 10);
  return performance.now() - asked;
}

async function headOf(client: EventStoreDBClient): Promise<bigint> {
  for await (const { event } of client.readAll({ fromPosition: 'end', direction: 'backwards', maxCount: 20 }))
    if (event && PROJECTED.test(event.streamId)) return event.position.commit;
  return 0n;
}

async function projectedTo(readModels: pg.Client): Promise<bigint> {
  const { rows } = await readModels.query<{ position: string | null }>('SELECT position FROM checkpoint');
  return BigInt(rows[0]?.position ?? -1);
}
