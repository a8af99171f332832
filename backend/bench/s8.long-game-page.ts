/**
 * S8: a game of 500 turns on a phone with a quarter of this processor: how soon it reacts, and what it weighs against a game of 50.
 * Each is visited several times, since a visit has only a few slow interactions: their times are taken together, weights by the median.
 */
import { join } from 'node:path';
import type { Session } from '@rubicon/contracts';
import { startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { ApiPlayer } from '../trials/api-player.js';
import { endProcess, spawnServer, spawnUntil } from '../trials/processes.js';
import { startBackend } from '../trials/start-backend.js';
import type { Figure } from './figure.js';
import { median, percentile } from './measure.js';

const REACTION_AIM_MS = 100;
const HEAP_AIM = 1.3;
const DOM_AIM = 1.5;
const frontendDir = join(import.meta.dirname, '../../frontend');

/** What `frontend/bench/page-weight.ts` prints. */
interface PageWeight {
  /** Of each interaction, milliseconds; 0: too short to be reported. */
  readonly durations: readonly number[];
  readonly heapBytes: number;
  readonly domNodes: number;
}

export interface LongGamePageOptions {
  /** Turns. */
  readonly short: number;
  readonly long: number;
  readonly visits: number;
}

export async function longGamePage({ short, long, visits }: LongGamePageOptions): Promise<Figure[]> {
  const folder = temporaryFolder();
  const model = await spawnServer('bench/instant-model.ts');
  const stack = await startLocalStack({
    dataDir: folder.path,
    env: { ...process.env, OPENAI_BASE_URL: model.firstLine, OPENAI_API_KEY: 'bench', MODEL: 'gpt-4.1-mini' },
  });
  const backend = await startBackend({
    ...stack.env,
    STATIC_DIR: join(frontendDir, 'dist'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  try {
    const reference = await visit(backend.origin, short, visits);
    const ours = await visit(backend.origin, long, visits);
    console.log(
      `        S8: p98 of ${ours.interactions} interactions; with ${short} turns it is ${reference.p98.toFixed(0)} ms`,
    );
    return [
      {
        id: 'S8 reaction',
        ours: ours.p98,
        reference: null,
        ratio: null,
        upperBound: null,
        aim: REACTION_AIM_MS,
        met: ours.p98 <= REACTION_AIM_MS,
        unit: `ms p98, ${long} turns`,
      },
      weightFigure('S8 heap', 'MB', ours.heapBytes / 1e6, reference.heapBytes / 1e6, HEAP_AIM),
      weightFigure('S8 DOM', 'nodes', ours.domNodes, reference.domNodes, DOM_AIM),
    ];
  } finally {
    await backend.stop();
    await stack.stop();
    await endProcess(model.child);
    folder.remove();
  }
}

function weightFigure(id: string, unit: string, ours: number, reference: number, aim: number): Figure {
  const ratio = ours / reference;
  return { id, ours, reference, ratio, upperBound: ratio, aim, met: ratio <= aim, unit };
}

async function visit(origin: string, turns: number, visits: number) {
  const player = new ApiPlayer(origin);
  const session = await player.register();
  for (let pack = 0; pack < 2; pack += 1) await player.buyCredits(20);
  const { gameState } = await player.startGame('roman_republic');
  const game = { gameId: gameState.gameId, gameType: gameState.gameType };
  for (let turn = 1; turn <= turns; turn += 1) await player.playTurn(game, `I write letter ${turn}.`);
  const weights: PageWeight[] = [];
  for (let visited = 0; visited < visits; visited += 1) weights.push(await weigh(origin, session));
  const durations = weights.flatMap((weight) => weight.durations);
  return {
    interactions: durations.length,
    p98: percentile(durations, 0.98),
    heapBytes: median(weights.map(({ heapBytes }) => heapBytes)),
    domNodes: median(weights.map(({ domNodes }) => domNodes)),
  };
}

async function weigh(origin: string, session: Session): Promise<PageWeight> {
  const { firstLine } = await spawnUntil(
    'npx',
    ['tsx', '--conditions=@rubicon/source', 'bench/page-weight.ts'],
    { BENCH_ORIGIN: origin, BENCH_SESSION: JSON.stringify(session) },
    (line) => line.startsWith('{'),
    frontendDir,
  );
  return JSON.parse(firstLine) as PageWeight;
}
