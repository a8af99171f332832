/**
 * S3: from the model's first word of a narrative to that word on the page, in a real browser, while 20 others are being told theirs; on
 * both queue backends. Redis is measured where it is installed. Beside every turn the same word goes through a bare relay to a bare page
 * in the same browser: what of the time this machine, so loaded, takes from anything that relays. The others begin one after another:
 * begun at once their turns, which are equally long, would all end at once, and nobody would be told anything for a while.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from '@rubicon/contracts';
import { startLocalStack, startRedisIfInstalled, temporaryFolder } from '@rubicon/local-stack';
import { ApiPlayer } from '../trials/api-player.js';
import { endProcess, spawnServer, spawnUntil } from '../trials/processes.js';
import { startBackend } from '../trials/start-backend.js';
import type { Figure } from './figure.js';
import { pairedRatio, percentile, seededRandom, type Pair } from './measure.js';
import { OTHER_TURN_MS, startStampingModel } from './stamping-model.js';
import { logWithheldTime } from './withheld-time.js';

const AIM_MS = 30;
const OTHERS = 20;
const frontendDir = join(import.meta.dirname, '../../frontend');

export async function firstToken({ turns }: { turns: number }): Promise<Figure[]> {
  const figures = [await measured('PostgreSQL', turns, null)];
  const redisFolder = temporaryFolder();
  const redis = await startRedisIfInstalled({ dir: redisFolder.path });
  if (redis === null) {
    console.log('        S3 on Redis: not measured, redis-server is not installed');
  } else {
    figures.push(await measured('Redis', turns, redis.url));
    await redis.stop();
  }
  redisFolder.remove();
  return figures;
}

async function measured(queue: string, turns: number, queueUrl: string | null): Promise<Figure> {
  const folder = temporaryFolder();
  const model = await startStampingModel();
  const bare = await spawnServer('bench/bare-relay.ts', { OPENAI_BASE_URL: model.url });
  const stack = await startLocalStack({
    dataDir: folder.path,
    ...(queueUrl !== null && { queueUrl }),
    env: { ...process.env, OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'bench', MODEL: 'gpt-4.1-mini' },
  });
  const backend = await startBackend({
    ...stack.env,
    STATIC_DIR: join(frontendDir, 'dist'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    NARRATOR_CONCURRENCY: String(2 * OTHERS),
  });
  const withheld = logWithheldTime();
  let over = false;
  try {
    const others = Array.from({ length: OTHERS }, () => newPlayer(backend.origin));
    const streaming = Promise.all(
      (await Promise.all(others)).map(async ({ player, game }, index) => {
        await wait((index * OTHER_TURN_MS) / OTHERS);
        while (!over) await player.followTurn(game, 'I ask for the whole story.');
      }),
    );
    const { session } = await newPlayer(backend.origin);
    // Until the last of the others has begun.
    await wait(OTHER_TURN_MS);
    // Whoever of the others cannot play on ends the measurement.
    const drawn = await Promise.race([
      drawnOnPages({ origin: backend.origin, bareOrigin: bare.firstLine, session, turns }),
      streaming.then((): never => {
        throw new Error('the others stopped');
      }),
    ]);
    over = true;
    await streaming.catch(() => undefined);
    const said = (mark: number) => model.stamps.get(mark) ?? NaN;
    const waits = drawn.ours.map(({ mark, at }) => ({ since: said(mark), until: at }));
    const delays = waits.map(delayOf);
    const p95 = percentile(delays, 0.95);
    const leftAlone = waits.filter(({ since, until }) => withheld.undisturbed(since, until)).map(delayOf);
    const bareDelays = drawn.bare.map(({ mark, at }) => at - said(mark));
    const beside = pairedRatio(
      delays.map((ours, turn): Pair => ({ ours, reference: bareDelays[turn] ?? NaN })),
      (sample) => percentile(sample, 0.95),
    );
    console.log(
      `        S3 ${queue}: p50 ${percentile(delays, 0.5).toFixed(1)} ms over ${delays.length} turns`,
    );
    console.log(
      `        S3 ${queue}: the bare relay beside them p50 ${percentile(bareDelays, 0.5).toFixed(1)} ms, p95 ${beside.reference.toFixed(1)} ms; p95 ratio ${beside.ratio.toFixed(2)}, at most ${beside.upperBound.toFixed(2)}`,
    );
    if (leftAlone.length > 0)
      console.log(
        `        S3 ${queue}: p95 ${percentile(leftAlone, 0.95).toFixed(1)} ms over the ${leftAlone.length} turns in which the host withheld nothing`,
      );
    return {
      id: `S3 ${queue}`,
      ours: p95,
      reference: null,
      ratio: null,
      upperBound: null,
      aim: AIM_MS,
      met: p95 <= AIM_MS,
      unit: 'ms p95',
    };
  } finally {
    over = true;
    withheld.stop();
    await endProcess(bare.child);
    await backend.stop();
    await stack.stop();
    await model.stop();
    folder.remove();
  }
}

function delayOf({ since, until }: { readonly since: number; readonly until: number }): number {
  return until - since;
}

async function newPlayer(origin: string) {
  const player = new ApiPlayer(origin);
  const session = await player.register();
  for (let pack = 0; pack < 2; pack += 1) await player.buyCredits(20);
  const { gameState } = await player.startGame('roman_republic');
  return { player, session, game: { gameId: gameState.gameId, gameType: gameState.gameType } };
}

interface Drawn {
  readonly mark: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Both in the order of the turns. */
async function drawnOnPages({
  origin,
  bareOrigin,
  session,
  turns,
}: {
  readonly origin: string;
  readonly bareOrigin: string;
  readonly session: Session;
  readonly turns: number;
}): Promise<{ readonly ours: readonly Drawn[]; readonly bare: readonly Drawn[] }> {
  const random = seededRandom(3);
  const bareFirst = Array.from({ length: turns }, () => random() < 0.5);
  const { firstLine } = await spawnUntil(
    'npx',
    ['tsx', '--conditions=@rubicon/source', 'bench/page-delay.ts'],
    {
      BENCH_ORIGIN: origin,
      BENCH_BARE_ORIGIN: bareOrigin,
      BENCH_SESSION: JSON.stringify(session),
      BENCH_BARE_FIRST: JSON.stringify(bareFirst),
    },
    (line) => line.startsWith('{'),
    frontendDir,
  );
  const { ours, bare } = JSON.parse(firstLine) as Record<'ours' | 'bare', Record<string, number>>;
  return { ours: inOrder(ours), bare: inOrder(bare) };
}

function inOrder(marks: Readonly<Record<string, number>>): Drawn[] {
  return Object.entries(marks)
    .map(([mark, at]) => ({ mark: Number(mark), at }))
    .sort((a, b) => a.mark - b.mark);
}
