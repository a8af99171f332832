/** Spans of a turn's hops, from an API process and a narrator, at a collector. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GameState, ProcessTurnAnswer } from '@rubicon/contracts';
import type { RunningBackend } from '../src/start-backend.js';
import { startScriptedModel, type ScriptedModel } from './scripted-model.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { answers } from './support/model-faults.js';
import { TestPlayer } from './support/players.js';

jest.setTimeout(60_000);

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}
interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

/** Takes spans as an OpenTelemetry collector does. */
class Collector {
  readonly spans: Span[] = [];
  readonly bodies: string[] = [];
  private server: Server;

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        this.bodies.push(body);
        const { resourceSpans } = JSON.parse(body) as Export;
        this.spans.push(
          ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
        );
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const ACT = 'I rise and speak of bread.';
const HOPS = [
  'admit',
  'answer',
  'load',
  'material',
  'model',
  'outcome',
  'prompt',
  'queued',
  'record',
  'settlement',
  'submit',
  'waking',
];

let model: ScriptedModel;
let local: LocalBackend;
const collector = new Collector();
let url: string;

beforeAll(async () => {
  model = await startScriptedModel();
  model.play(answers());
  local = await localBackend();
  url = await collector.start();
}, 60_000);

afterAll(async () => {
  await local?.stop();
  await model?.stop();
  collector.stop();
}, 30_000);

const start = (roles: string, more: Readonly<Record<string, string>>) =>
  local.start({
    OPENAI_BASE_URL: model.baseUrl,
    MODEL: 'scripted-1',
    RATE_LIMITS: 'off',
    ROLES: roles,
    ...more,
  });

async function play(api: RunningBackend): Promise<string> {
  const player = await TestPlayer.signUp(api, 1_000_000);
  const { gameId, gameType }: GameState = await player.startGame();
  const { body } = await player.post('/api/game/process', { userInput: ACT, gameType, gameId }).expect(200);
  return (body as ProcessTurnAnswer).turn.turnId;
}

const spansOf = (turnId: string) =>
  collector.spans.filter(({ traceId }) => traceId === turnId.replaceAll('-', ''));

it('are one trace, whichever process told of them, under the turn, and hold no word of it', async () => {
  const all = { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: '1' };
  const [api, narrator] = [await start('api,projector', all), await start('narrator', all)];
  const turnId = await play(api);
  // What is left is sent when a process ends.
  await narrator.stop();
  await api.stop();
  const spans = spansOf(turnId);
  const root = spans.find(({ name }) => name === 'turn');
  expect(root?.parentSpanId ?? '').toBe('');
  const hops = spans.filter((span) => span !== root);
  expect(hops.map(({ name }) => name).sort()).toEqual(HOPS);
  expect(new Set(hops.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([root?.spanId]));
  for (const span of spans)
    expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
  const [queued, told] = ['queued', 'model'].map((hop) => hops.find(({ name }) => name === hop)!);
  expect(BigInt(told!.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(queued!.endTimeUnixNano));
  expect(collector.bodies.join()).not.toContain('bread');
});

it('are of the same turns in every process, so many as are asked for', async () => {
  const half = { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: '0.5' };
  const [api, narrator] = [await start('api,projector', half), await start('narrator', half)];
  const turns: string[] = [];
  for (let turn = 0; turn < 20; turn += 1) turns.push(await play(api));
  await narrator.stop();
  await api.stop();
  const counts = turns.map((turnId) => spansOf(turnId).length);
  expect(new Set(counts)).toEqual(new Set([0, HOPS.length + 1]));
});

it('hold nothing up where the collector is gone, or where nobody collects', async () => {
  const gone = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' };
  const both = await start('api,narrator,projector', gone);
  expect(await play(both)).toEqual(expect.any(String));
  const began = performance.now();
  await both.stop();
  expect(performance.now() - began).toBeLessThan(10_000);
  const before = collector.bodies.length;
  const silent = await start('api,narrator,projector', {});
  await play(silent);
  await silent.stop();
  expect(collector.bodies.length).toBe(before);
});
