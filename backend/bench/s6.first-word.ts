/** S6: from `npm start` to the first narrated word of a scripted new player, build included; with an empty data folder, and later. */
import { join } from 'node:path';
import { freePort, temporaryFolder } from '@rubicon/local-stack';
import { ApiPlayer } from '../trials/api-player.js';
import { endProcess, spawnUntil } from '../trials/processes.js';
import type { Figure } from './figure.js';

const EMPTY_AIM_S = 8;
const LATER_AIM_S = 4;
const projectDir = join(import.meta.dirname, '../..');

export async function firstWord(): Promise<Figure[]> {
  const folder = temporaryFolder();
  const dataDir = folder.path;
  try {
    const empty = await secondsToFirstWord(dataDir);
    const later = await secondsToFirstWord(dataDir);
    return [
      figure('S6', empty, EMPTY_AIM_S, 's, empty data folder'),
      figure('S6 later', later, LATER_AIM_S, 's'),
    ];
  } finally {
    folder.remove();
  }
}

function figure(id: string, ours: number, aim: number, unit: string): Figure {
  return { id, ours, reference: null, ratio: null, upperBound: null, aim, met: ours <= aim, unit };
}

async function secondsToFirstWord(dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const { child } = await spawnUntil(
    'node',
    ['libs/local-stack/dist/main.js'],
    { PORT: String(port), DATA_DIR: dataDir },
    (line) => line.includes(`:${port}`),
    await built(),
  );
  try {
    const player = new ApiPlayer(`http://127.0.0.1:${port}`);
    await player.register();
    await player.buyCredits(1);
    const { gameState } = await player.startGame('roman_republic');
    await player.firstWordOfTurn(
      { gameId: gameState.gameId, gameType: gameState.gameType },
      'I ask the river guard what they have seen.',
    );
    return (performance.now() - start) / 1_000;
  } finally {
    await endProcess(child);
  }
}

/** What `npm start` does first. */
async function built(): Promise<string> {
  const { child } = await spawnUntil('npm', ['run', 'build'], {}, () => true, projectDir);
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== 0) throw new Error('the build failed');
  return projectDir;
}
