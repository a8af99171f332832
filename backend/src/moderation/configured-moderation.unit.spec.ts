/** Our rules and the provider's call together, over the real client and a server that answers as the test says. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import type { Log } from '../platform/observability/index.js';
import { ConfiguredModeration } from './configured-moderation.js';
import { ProviderModeration } from './provider-moderation.js';

let server: Server;
let answer: { status: number; body: string };
const asked: unknown[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      asked.push([request.url, JSON.parse(body)]);
      if (answer.status === 0) return response.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => asked.splice(0));

const scored = (category_scores: Record<string, number>) => ({
  status: 200,
  body: JSON.stringify({ results: [{ flagged: true, categories: {}, category_scores }] }),
});

const refused = (code: string, message: string) => ({
  status: 400,
  body: JSON.stringify({ error: { message, code, type: message, param: message } }),
});

function moderation(): { checks: ConfiguredModeration; registry: Registry; logged: unknown[] } {
  const registry = new Registry();
  const logged: unknown[] = [];
  const { port } = server.address() as AddressInfo;
  const provider = new ProviderModeration({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: 'none',
    model: 'omni-moderation-latest',
  });
  const log = { warn: (...said: unknown[]) => logged.push(said) } as Partial<Log> as Log;
  return { checks: new ConfiguredModeration(provider, { registry }, log), registry, logged };
}

it('asks the provider for what our rules pass, with the text alone', async () => {
  answer = scored({ violence: 0.99, hate: 0.9, 'illicit/violent': 0.99, 'self-harm/intent': 0.1 });
  const { checks } = moderation();
  expect(await checks.check('I storm the Bastille.', 'player')).toEqual({ refused: false, categories: [] });
  expect(asked).toEqual([
    ['/v1/moderations', { model: 'omni-moderation-latest', input: 'I storm the Bastille.' }],
  ]);
});

it.each([
  ['sexual/minors', 'a text', 'player', ['sexual/minors']],
  ['sexual/minors', 'a text', 'model', ['sexual/minors']],
  ['self-harm/intent', 'no words for it', 'player', ['self-harm']],
  ['self-harm/intent', 'I commit seppuku.', 'player', []],
  ['self-harm/intent', 'he tells of his despair', 'model', []],
] as const)('refuses by the score of %s: %s (%s)', async (name, text, author, categories) => {
  answer = scored({ [name]: 0.97 });
  expect(await moderation().checks.check(text, author)).toEqual({
    refused: categories.length > 0,
    categories,
  });
});

it('does not ask about what our rules refuse', async () => {
  const { checks } = moderation();
  expect((await checks.check('I want to kill myself in real life', 'player')).refused).toBe(true);
  expect(asked).toEqual([]);
});

it.each([
  ['fails', { status: 500, body: '{}' }, 'answers 500'],
  ['does not know the call', { status: 404, body: '{}' }, 'answers 404'],
  ['talks nonsense', { status: 200, body: '{"results":7}' }, 'answers what cannot be read'],
  ['quotes in what is no JSON', { status: 200, body: 'I whisper a' }, 'answers what cannot be read'],
  ['quotes as plain text', { status: 400, body: 'bad input: I whisper a secret.' }, 'answers 400'],
  ['quotes as its message', refused('invalid_input', 'I whisper a secret.'), 'answers 400 invalid_input'],
  ['quotes as its code', refused('I whisper a secret.', 'no'), 'answers 400'],
  ['hangs up', { status: 0, body: '' }, 'could not be reached, or broke off'],
])(
  'lets the turn go on when the provider %s, counts it, and says why in words of ours',
  async (_, told, why) => {
    answer = told;
    const { checks, registry, logged } = moderation();
    expect((await checks.check('I whisper a secret.', 'player')).refused).toBe(false);
    expect(await registry.metrics()).toContain('by="provider",author="player",result="failed"} 1');
    expect(logged).toEqual([[`moderation could not be asked: its server ${why}`]]);
  },
);
