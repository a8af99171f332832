/**
 * S1: one player, keep-alive, 200 turns to warm up, then pairs in random order: our turn (POST until profile and state show it
 * settled) beside the bare turn. The model answers at once, so what is measured is the house.
 */
import { startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { ApiPlayer } from '../trials/api-player.js';
import { endProcess, spawnServer } from '../trials/processes.js';
import { readLog } from '../trials/read-log.js';
import { startBackend } from '../trials/start-backend.js';
import { ratioFigure, type Figure } from './figure.js';
import { median, p99, pairedRatio, seededRandom, type Pair } from './measure.js';
import { peakMemoryMb } from './peak-memory.js';
import { stageTimes, stageTotals } from './stage-times.js';

const P50_AIM = 1.5;
const P99_AIM = 2.5;
const MEMORY_AIM_MB = 450;

export interface TurnOverheadOptions {
  readonly warmUp: number;
  readonly pairs: number;
}

const action = 'I write to the governor and ask him, civilly, for the keys of the arsenal.';

export async function turnOverhead({ warmUp, pairs }: TurnOverheadOptions): Promise<Figure[]> {
  const folder = temporaryFolder();
  const dataDir = folder.path;
  const model = await spawnServer('bench/instant-model.ts');
  const stack = await startLocalStack({
    dataDir,
    env: { ...process.env, OPENAI_BASE_URL: model.firstLine, OPENAI_API_KEY: 'bench', MODEL: 'gpt-4.1-mini' },
  });
  const backend = await startBackend({ ...stack.env, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const bare = await spawnServer('bench/bare-turn.ts', stack.env);
  try {
    const player = new ApiPlayer(backend.origin);
    await player.register();
    for (let bought = 0; bought < 5; bought += 1) await player.buyCredits(20);
    const { gameState } = await player.startGame('french_revolution');
    const game = { gameId: gameState.gameId, gameType: gameState.gameType };

    const clientMs = { post: 0, look: 0 };
    const ours = () => timed(() => playUntilSettled(player, game, clientMs));
    const reference = () => timed(() => post(bare.firstLine));
    for (let turn = 0; turn < warmUp; turn += 1) {
      await ours();
      if (turn === warmUp - 1)
        await post(`${bare.firstLine}/sizes`, await sizesInLog(stack.env['EVENTSTORE_URL']!));
    }
    for (let turn = 0; turn < warmUp; turn += 1) await reference();

    const stagesBefore = await stageTotals(backend);
    const clientBefore = { ...clientMs };
    const random = seededRandom(1);
    const measured: Pair[] = [];
    for (let pair = 0; pair < pairs; pair += 1)
      measured.push(
        random() < 0.5
          ? { ours: await ours(), reference: await reference() }
          : await (async () => {
              const bareMs = await reference();
              return { ours: await ours(), reference: bareMs };
            })(),
      );

    const look = (clientMs.look - clientBefore.look) / pairs;
    const posted = (clientMs.post - clientBefore.post) / pairs;
    console.log(
      `        where our turn's time goes, means: POST ${posted.toFixed(1)} ms, then profile and state ${look.toFixed(1)} ms`,
    );
    for (const { stage, meanMs } of stageTimes(stagesBefore, await stageTotals(backend)))
      console.log(`          ${stage.padEnd(20)} ${meanMs.toFixed(1).padStart(6)} ms`);

    const memory = await Promise.all(
      backend.processes.map(async ({ role, pid }) => ({ role, mb: await peakMemoryMb(pid) })),
    );
    for (const { role, mb } of memory)
      console.log(`        peak memory of ${role}: ${mb === null ? 'unknown' : Math.round(mb)} MB`);
    const totalMb = memory.reduce((sum, { mb }) => sum + (mb ?? NaN), 0);
    return [
      ratioFigure('S1', 'ms p50', pairedRatio(measured, median), P50_AIM),
      ratioFigure('S1 p99', 'ms p99', pairedRatio(measured, p99), P99_AIM),
      {
        id: 'S1 memory',
        ours: totalMb,
        reference: null,
        ratio: null,
        upperBound: null,
        aim: MEMORY_AIM_MB,
        met: totalMb <= MEMORY_AIM_MB,
        unit: 'MB peak',
      },
    ];
  } finally {
    await endProcess(bare.child);
    await backend.stop();
    await stack.stop();
    await endProcess(model.child);
    folder.remove();
  }
}

/** The turn counts once the player sees it: outcome, state and balance. */
async function playUntilSettled(
  player: ApiPlayer,
  game: { gameId: string; gameType: 'french_revolution' | 'roman_republic' | 'sengoku_japan' },
  clientMs: { post: number; look: number },
): Promise<void> {
  const start = performance.now();
  const turn = await player.playTurn(game, action);
  const played = performance.now();
  clientMs.post += played - start;
  if (turn.status !== 'narrated')
    throw new Error(`turn ${turn.turnId} is ${turn.status}: ${turn.failure?.code}`);
  for (;;) {
    const [profile, { gameState }] = await Promise.all([player.profile(), player.state()]);
    if (profile.reservedMicroUsd !== 0 || gameState?.headTurnId !== turn.turnId) continue;
    clientMs.look += performance.now() - played;
    return;
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function post(url: string, body?: object): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body ?? {}) });
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

/** Mean bytes of the data of the four events that a turn appends, as they lie in the log. */
async function sizesInLog(eventStoreUrl: string): Promise<number[]> {
  const types = ['TurnSubmitted', 'CreditsReserved', 'TurnNarrated', 'ReservationCaptured'];
  const sums = types.map(() => ({ bytes: 0, count: 0 }));
  for await (const { type, data } of readLog(eventStoreUrl)) {
    const sum = sums[types.indexOf(type)];
    if (!sum) continue;
    sum.bytes += Buffer.byteLength(JSON.stringify(data));
    sum.count += 1;
  }
  return sums.map(({ bytes, count }) => Math.round(bytes / count));
}
