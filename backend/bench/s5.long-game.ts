/**
 * S5: the 1,000th turn of a game against its 100th, one turn in ten played from an earlier one: what the player waits for, and the
 * processor time of the house. The model answers at once. Then the same after a restart, when nothing is remembered.
 */
import { startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { ApiPlayer } from '../trials/api-player.js';
import { endProcess, spawnUntil } from '../trials/processes.js';
import { startBackend, type RunningBackend } from '../trials/start-backend.js';
import { ratioFigure, type Figure } from './figure.js';
import { mean, median, pairedRatio, seededRandom, type Pair } from './measure.js';
import { processorMs } from './processor-time.js';

const AIM = 1.1;
const AFTER_RESTART_AIM = 1.5;
/** Turns that are told in one sequence before the processor's clock, which ticks every 10 ms, is read. */
const BLOCK = 10;
const BRANCH_EVERY = 10;
const BACK_BY = 5;

export interface LongGameOptions {
  readonly short: number;
  readonly long: number;
  readonly pairs: number;
  readonly restarts: number;
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

export async function longGame({ short, long, pairs, restarts }: LongGameOptions): Promise<Figure[]> {
  const folder = temporaryFolder();
  const model = await spawnUntil('tsx', ['bench/instant-model.ts'], {}, (line) => line.startsWith('http://'));
  const stack = await startLocalStack({
    dataDir: folder.path,
    env: { ...process.env, OPENAI_BASE_URL: model.firstLine, OPENAI_API_KEY: 'bench', MODEL: 'gpt-4.1-mini' },
  });
  const backendEnv = { ...stack.env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  let backend = await startBackend(backendEnv);
  try {
    const games: Game[] = [];
    for (const turns of [short, long]) {
      const player = new ApiPlayer(backend.origin);
      await player.register();
      for (let pack = 0; pack < 3; pack += 1) await player.buyCredits(20);
      const game = await Game.begin(player);
      for (let turn = 0; turn < turns; turn += 1) await game.play();
      games.push(game);
    }
    const [early, late] = games as [Game, Game];

    const random = seededRandom(5);
    const waits: Pair[] = [];
    const cpu: Pair[] = [];
    while (waits.length < pairs) {
      const blocks = { early: [] as number[], late: [] as number[], earlyCpu: 0, lateCpu: 0 };
      const tellLate = async () => {
        blocks.lateCpu = await cpuOf(backend, async () => {
          for (let turn = 0; turn < BLOCK; turn += 1) blocks.late.push(await late.play());
        });
      };
      const tellEarly = async () => {
        blocks.earlyCpu = await cpuOf(backend, async () => {
          for (let turn = 0; turn < BLOCK; turn += 1) blocks.early.push(await early.play());
        });
      };
      const order = random() < 0.5 ? [tellLate, tellEarly] : [tellEarly, tellLate];
      for (const tell of order) await tell();
      blocks.late.forEach((ours, index) => waits.push({ ours, reference: blocks.early[index]! }));
      cpu.push({ ours: blocks.lateCpu / BLOCK, reference: blocks.earlyCpu / BLOCK });
    }

    const cold: Pair[] = [];
    for (let restart = 0; restart < restarts; restart += 1) {
      await backend.stop();
      backend = await startBackend(backendEnv, Number(new URL(backend.origin).port));
      // A process's very first turn is slow whatever it is about.
      const warm = new ApiPlayer(backend.origin);
      await warm.register();
      await warm.buyCredits(1);
      await (await Game.begin(warm)).play();
      const ours = random() < 0.5 ? await late.play() : null;
      const reference = await early.play();
      cold.push({ ours: ours ?? (await late.play()), reference });
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

async function cpuOf({ processes }: RunningBackend, work: () => Promise<void>): Promise<number> {
  const total = async () => {
    const all = await Promise.all(processes.map(({ pid }) => processorMs(pid)));
    return all.reduce((sum, ms) => sum + ms, 0);
  };
  const before = await total();
  await work();
  return (await total()) - before;
}
