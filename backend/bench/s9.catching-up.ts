/**
 * S9: a projector with an empty database, every process running, against one bare read of the same log in the same run. It has caught up when no
 * checkpoint moves any more: neither that of the read models nor one of a process.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import {
  backendNodeFlags,
  ensureDatabases,
  freePort,
  startLocalStack,
  temporaryFolder,
} from '@rubicon/local-stack';
import pg from 'pg';
import { endProcess, endWithThisProcess, spawnServer } from '../trials/processes.js';
import { copyLog } from './copy-log.js';
import { ratioFigure, type Figure } from './figure.js';
import { mean, pairedRatio, type Pair } from './measure.js';
import { playGame } from './played-game.js';

/** Of the time: 0.4 of the events a second. */
const AIM = 2.5;
const LOOK_EVERY_MS = 50;
const AT_REST_AFTER_MS = 3_000;
const UNDEFINED_TABLE = '42P01';

export interface CatchingUpOptions {
  readonly turns: number;
  readonly copies: number;
  readonly runs: number;
}

export async function catchingUp({ turns, copies, runs }: CatchingUpOptions): Promise<Figure[]> {
  const folder = temporaryFolder();
  const model = await spawnServer('bench/instant-model.ts');
  const stack = await startLocalStack({
    dataDir: folder.path,
    env: { ...process.env, OPENAI_BASE_URL: model.firstLine, OPENAI_API_KEY: 'bench', MODEL: 'gpt-4.1-mini' },
  });
  const env = { ...stack.env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const eventStoreUrl = stack.env['EVENTSTORE_URL']!;
  try {
    await playGame(env, turns);
    const events = await copyLog(eventStoreUrl, copies);
    const pairs: Pair[] = [];
    for (let run = 0; run < runs; run += 1) {
      const reference = await bareReadMs(eventStoreUrl);
      pairs.push({ ours: await catchUpMs(env, `empty_${run}`), reference });
    }
    const perSecond = (times: readonly number[]): number => Math.round((events / mean(times)) * 1_000);
    console.log(
      `        ${events} events: ${perSecond(pairs.map(({ ours }) => ours))} a second, read bare ${perSecond(pairs.map(({ reference }) => reference))}`,
    );
    return [ratioFigure('S9', `ms for ${events} events`, pairedRatio(pairs, mean), AIM)];
  } finally {
    await stack.stop();
    await endProcess(model.child);
    folder.remove();
  }
}

/** With the official client and nothing of ours. */
async function bareReadMs(eventStoreUrl: string): Promise<number> {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  try {
    const start = performance.now();
    for await (const _event of client.readAll({ fromPosition: START, direction: FORWARDS }));
    return performance.now() - start;
  } finally {
    await client.dispose();
  }
}

/** From its first sign of life in a new database to the last time that a checkpoint moved. */
async function catchUpMs(env: Readonly<Record<string, string>>, database: string): Promise<number> {
  const url = new URL(env['DATABASE_URL']!);
  await ensureDatabases(url.href, [database]);
  url.pathname = `/${database}`;
  const child = spawn('node', [...backendNodeFlags, 'dist/main.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      ...env,
      DATABASE_URL: url.href,
      ROLES: 'projector',
      PORT: String(await freePort()),
      OPERATIONS_PORT: String(await freePort()),
    },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithThisProcess(child);
  const client = new pg.Client({ connectionString: url.href, options: '-c search_path=read_models,app' });
  try {
    await client.connect();
    let start: number | null = null;
    let before: string | null = null;
    let movedAt = performance.now();
    for (;;) {
      const now = await checkpointsIn(client);
      if (now !== null) start ??= performance.now();
      if (now !== before) movedAt = performance.now();
      before = now;
      if (start !== null && performance.now() - movedAt > AT_REST_AFTER_MS) return movedAt - start;
      await wait(LOOK_EVERY_MS);
    }
  } finally {
    await client.end();
    await endProcess(child);
  }
}

/** Null: the projector has not begun. */
async function checkpointsIn(client: pg.Client): Promise<string | null> {
  try {
    const { rows } = await client.query<{ taken: boolean; at: string }>(
      `SELECT EXISTS (SELECT FROM lease) AS taken, concat(
         (SELECT position FROM checkpoint), ' ',
         (SELECT string_agg(position::text, ' ' ORDER BY name) FROM process_checkpoint)) AS at`,
    );
    return rows[0]?.taken ? rows[0].at : null;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return null;
    throw error;
  }
}
