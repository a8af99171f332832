/** S8: a game of 500 turns on a phone with a quarter of this processor: how soon it reacts, and what it weighs against a game of 50. */
import { join } from 'node:path';
import { startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { ApiPlayer } from '../trials/api-player.js';
import { endProcess, spawnUntil } from '../trials/processes.js';
import { startBackend } from '../trials/start-backend.js';
import type { Figure } from './figure.js';

const REACTION_AIM_MS = 100;
const HEAP_AIM = 1.3;
const DOM_AIM = 1.5;
const frontendDir = join(import.meta.dirname, '../../frontend');

/** What `frontend/bench/page-weight.ts` prints. */
interface PageWeight {
  /** 98th percentile of the interactions' durations, milliseconds. */
  readonly p98: number;
  readonly interactions: number;
  readonly heapBytes: number;
  readonly domNodes: number;
}

export async function longGamePage({ short, long }: { short: number; long: number }): Promise<Figure[]> {
  const folder = temporaryFolder();
  const model = await spawnUntil('tsx', ['bench/instant-model.ts'], {}, (line) => line.startsWith('http://'));
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
    const weights: PageWeight[] = [];
    for (const turns of [short, long]) weights.push(await weigh(backend.origin, turns));
    const [reference, ours] = weights as [PageWeight, PageWeight];
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

async function weigh(origin: string, turns: number): Promise<PageWeight> {
  const player = new ApiPlayer(origin);
  const session = await player.register();
  for (let pack = 0; pack < 2; pack += 1) await player.buyCredits(20);
  const { gameState } = await player.startGame('roman_republic');
  const game = { gameId: gameState.gameId, gameType: gameState.gameType };
  for (let turn = 1; turn <= turns; turn += 1) await player.playTurn(game, `I write letter ${turn}.`);
  const { firstLine } = await spawnUntil(
    'npx',
    ['tsx', '--conditions=@rubicon/source', 'bench/page-weight.ts'],
    { BENCH_ORIGIN: origin, BENCH_SESSION: JSON.stringify(session) },
    (line) => line.startsWith('{'),
    frontendDir,
  );
  return JSON.parse(firstLine) as PageWeight;
}
