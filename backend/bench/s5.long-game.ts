/**
 * S5: the 1,000th turn of a game against its 100th, one turn in ten played from an earlier one: what the player waits for, and the
 * processor time of the house. The model answers at once. Then the same after a restart, when nothing is remembered.
 *
 * The numbers are set so that the 95 % interval can tell 1.03 from 1.1: 1,920 pairs of turns in 192 blocks, and 48 restarts. Games grow while
 * they are measured: "turn 100" is one of the next 200 or so, "turn 1,000" one of the next 800.
 */
import { startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { ApiPlayer } from '../trials/api-player.js';
import { endProcess, spawnServer } from '../trials/processes.js';
import { startBackend, type RunningBackend } from '../trials/start-backend.js';
import { ratioFigure, type Figure } from './figure.js';
import { mean, median, pairedRatio, seededRandom, type Pair } from './measure.js';
import { processorMs, processorMsAtRest } from './processor-time.js';

const AIM = 1.1;
const AFTER_RESTART_AIM = 1.5;
/**
 * Turns that are told in one sequence before the processor's clock, which ticks every 10 ms, is read. Each block has one that is played from an
 * earlier turn.
 */
const BLOCK = 10;
const BRANCH_EVERY = 10;
const BACK_BY = 5;
/** Of 20 dollars each. Enough for a game of the longest kind. */
const PACKS = 3;
/** Before a restart up to so many turns are told: how much is read depends on how long ago a snapshot was made. */
const TURNS_BEFORE_RESTART = 50;

export interface LongGameOptions {
  /** Turns of an early game before it is measured. */
  readonly short: number;
  /** Turns of a late one. */
  readonly long: number;
  readonly lateGames: number;
  /** Early games that each late one is measured against, one after the other. */
  readonly earlyGamesEach: number;
  /** Turns of each of the two that are measured, for each early game. */
  readonly pairsEach: number;
  readonly restartsEach: number;
}

class Game {
  private readonly told: string[] = [];
  private number = 0;

  private constructor(
    private readonly player: ApiPlayer,
    private readonly game: { gameId: string; gameType: 'french_revolution' },
  ) {}

  static async begin(player: ApiPlayer): Promise<Game> {
    const { gameState } = await player.startGame('french_revolution');
    return new Game(player, { gameId: gameState.gameId, gameType: 'french_revolution' });
  }

  /** Milliseconds from the request to the outcome. */
  async play(): Promise<number> {
    this.number += 1;
    const back = this.number % BRANCH_EVERY === 0 ? this.told.at(-BACK_BY) : undefined;
    if (back !== undefined)
      await this.player.call('POST', `/api/games/${this.game.gameId}/rewind`, { turnId: back });
    const start = performance.now();
    const turn = await this.player.playTurn(
      this.game,
      `I write letter ${this.number} to clerk ${this.number}.`,
    );
    const tookMs = performance.now() - start;
    if (turn.status !== 'narrated') throw new Error(`a turn is ${turn.status}: ${turn.failure?.code}`);
    this.told.push(turn.turnId);
    return tookMs;
  }
}

export async function longGame(options: LongGameOptions): Promise<Figure[]> {
  const { short, long, lateGames, earlyGamesEach, pairsEach, restartsEach } = options;
  const folder = temporaryFolder();
  const model = await spawnServer('bench/instant-model.ts');
  const stack = await startLocalStack({
    dataDir: folder.path,
    env: { ...process.env, OPENAI_BASE_URL: model.firstLine, OPENAI_API_KEY: 'bench', MODEL: 'gpt-4.1-mini' },
  });
  const backendEnv = { ...stack.env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  let backend = await startBackend(backendEnv);
  const random = seededRandom(5);
  const waits: Pair[] = [];
  const cpu: Pair[] = [];
  const cold: Pair[] = [];

  const tellBlocks = async (early: Game, late: Game) => {
    await processorMsAtRest(pidsOf(backend));
    for (let told = 0; told < pairsEach; told += BLOCK) {
      const [ours, reference] = await inEitherOrder(
        random,
        () => tellBlock(backend, late),
        () => tellBlock(backend, early),
      );
      ours.waits.forEach((wait, index) => waits.push({ ours: wait, reference: reference.waits[index]! }));
      cpu.push({ ours: ours.cpuMs, reference: reference.cpuMs });
    }
  };
  const restart = async (early: Game, late: Game) => {
    for (const game of [early, late])
      for (let turns = Math.floor(random() * TURNS_BEFORE_RESTART); turns > 0; turns -= 1) await game.play();
    await backend.stop();
    backend = await startBackend(backendEnv, Number(new URL(backend.origin).port));
    // A process's very first turn is slow whatever it is about.
    await gameOf(backend, 1);
    const [ours, reference] = await inEitherOrder(
      random,
      () => late.play(),
      () => early.play(),
    );
    cold.push({ ours, reference });
  };

  try {
    for (let lates = 0; lates < lateGames; lates += 1) {
      const late = await gameOf(backend, long);
      for (let earlies = 0; earlies < earlyGamesEach; earlies += 1) {
        // One that grows with the measurement would soon be a long game itself.
        const early = await gameOf(backend, short);
        await tellBlocks(early, late);
        for (let restarts = 0; restarts < restartsEach; restarts += 1) await restart(early, late);
      }
    }
    return [
      ratioFigure(`S5 turn ${long}`, `ms p50, turn ${short}`, pairedRatio(waits, median), AIM),
      // Processor time adds up: what is collected once in a while is paid for too.
      ratioFigure('S5 processor', 'ms a turn', pairedRatio(cpu, mean), AIM),
      ratioFigure('S5 restarted', 'ms p50', pairedRatio(cold, median), AFTER_RESTART_AIM),
    ];
  } finally {
    await backend.stop();
    await stack.stop();
    await endProcess(model.child);
    folder.remove();
  }
}

/** A game of a new player, so many turns old. */
async function gameOf(backend: RunningBackend, turns: number): Promise<Game> {
  const player = new ApiPlayer(backend.origin);
  await player.register();
  for (let pack = 0; pack < PACKS; pack += 1) await player.buyCredits(20);
  const game = await Game.begin(player);
  for (let turn = 0; turn < turns; turn += 1) await game.play();
  return game;
}

async function tellBlock(backend: RunningBackend, game: Game): Promise<{ waits: number[]; cpuMs: number }> {
  const waits: number[] = [];
  const spentMs = await cpuOf(backend, async () => {
    for (let turn = 0; turn < BLOCK; turn += 1) waits.push(await game.play());
  });
  return { waits, cpuMs: spentMs / BLOCK };
}

/** What the two came to, the one or the other done first. */
async function inEitherOrder<T>(
  random: () => number,
  one: () => Promise<T>,
  other: () => Promise<T>,
): Promise<[T, T]> {
  if (random() < 0.5) return [await one(), await other()];
  const second = await other();
  return [await one(), second];
}

/** Milliseconds, with what the work leaves to be done after it: a settlement, a summary. */
async function cpuOf(backend: RunningBackend, work: () => Promise<void>): Promise<number> {
  const pids = pidsOf(backend);
  const before = await processorMs(pids);
  await work();
  return (await processorMsAtRest(pids)) - before;
}

function pidsOf({ processes }: RunningBackend): number[] {
  return processes.map(({ pid }) => pid);
}
