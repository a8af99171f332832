/**
 * O1: processor time of a turn whose every hop is traced beside that of one that nobody traces, in all processes of the house together. Blocks of turns,
 * in turns, each after a start of its own; the collector takes spans and throws them away.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { ApiPlayer } from '../trials/api-player.js';
import { endProcess, spawnServer } from '../trials/processes.js';
import { startBackend } from '../trials/start-backend.js';
import { ratioFigure, type Figure } from './figure.js';
import { mean, pairedRatio, type Pair } from './measure.js';
import { processorMs, processorMsAtRest } from './processor-time.js';

const AIM = 1.1;

export interface TracedTurnOptions {
  readonly warmUp: number;
  readonly turns: number;
  readonly pairs: number;
}

export async function tracedTurn({ warmUp, turns, pairs }: TracedTurnOptions): Promise<Figure[]> {
  const folder = temporaryFolder();
  const model = await spawnServer('bench/instant-model.ts');
  const collector = await startCollector();
  const stack = await startLocalStack({
    dataDir: folder.path,
    env: { ...process.env, OPENAI_BASE_URL: model.firstLine, OPENAI_API_KEY: 'bench', MODEL: 'gpt-4.1-mini' },
  });

  /** Milliseconds of the processor a turn. */
  async function blockOf(tracing: Readonly<Record<string, string>>): Promise<number> {
    const backend = await startBackend({
      ...stack.env,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...tracing,
    });
    try {
      const player = new ApiPlayer(backend.origin);
      await player.register();
      for (let bought = 0; bought < 2; bought += 1) await player.buyCredits(20);
      const { gameState } = await player.startGame('french_revolution');
      const play = async (count: number): Promise<void> => {
        for (let turn = 0; turn < count; turn += 1)
          await player.playTurn(
            { gameId: gameState.gameId, gameType: gameState.gameType },
            'I wait and listen.',
          );
      };
      await play(warmUp);
      const { processes } = backend;
      const pids = processes.map(({ pid }) => pid);
      const each = () => Promise.all(pids.map((pid) => processorMs([pid])));
      await processorMsAtRest(pids);
      const before = await each();
      await play(turns);
      await processorMsAtRest(pids);
      const took = (await each()).map((ms, place) => (ms - before[place]!) / turns);
      const shares = processes.map(({ role }, place) => `${role} ${took[place]!.toFixed(1)}`);
      console.log(`        ms of the processor a turn, by process: ${shares.join(', ')}`);
      return took.reduce((sum, ms) => sum + ms, 0);
    } finally {
      await backend.stop();
    }
  }

  try {
    const traced = () =>
      blockOf({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' });
    const untraced = () => blockOf({});
    const measured: Pair[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const first = pair % 2 === 0 ? traced : untraced;
      const second = pair % 2 === 0 ? untraced : traced;
      const [one, other] = [await first(), await second()];
      measured.push(pair % 2 === 0 ? { ours: one, reference: other } : { ours: other, reference: one });
    }
    console.log(`        ${collector.spans()} spans were taken`);
    return [ratioFigure('O1', 'ms of the processor a turn', pairedRatio(measured, mean), AIM)];
  } finally {
    collector.stop();
    await stack.stop();
    await endProcess(model.child);
    folder.remove();
  }
}

interface Collector {
  readonly url: string;
  spans(): number;
  stop(): void;
}

async function startCollector(): Promise<Collector> {
  let spans = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      spans += Buffer.concat(chunks).toString().split('"spanId"').length - 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => spans,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
