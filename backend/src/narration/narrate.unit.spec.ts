import { startScriptedModel, type Script, type ScriptedModel } from '../../test/scripted-model.js';
import { LanguageModel } from './model.js';
import { narrate, type Narration, type NarratePorts } from './narrate.js';

const suggestions = ['Speak', 'Wait', 'Leave'].map((title) => ({ title, text: `${title}.` }));
const good = {
  narrative: 'The hall falls silent. You stand alone.',
  suggestions,
  effects: { influence: 1, reputation: 2, resources: 3 },
  daysPassed: 1,
};
const answersWell: Script = (reply) => {
  const json = JSON.stringify(good);
  reply
    .delta(json.slice(0, 30))
    .delta(json.slice(30))
    .finish('stop', { prompt: 900, cached: 512, completion: 80 });
};
const usage = { input: 900, cachedInput: 512, output: 80 };
const narrated = { kind: 'narrated', model: 'scripted-1', answer: good, usage };

let scripted: ScriptedModel;
beforeAll(async () => {
  scripted = await startScriptedModel();
});
afterAll(() => scripted.stop());
beforeEach(() => scripted.requests.splice(0));

interface Run {
  readonly firstTokenTimeoutMs?: number;
  readonly timeLeftMs?: number;
  readonly abort?: AbortController;
  readonly onProgress?: (call: number, read: () => string) => void;
}

async function run(options: Run = {}): Promise<Narration & { waits: number[] }> {
  const waits: number[] = [];
  const ports: NarratePorts = {
    model: new LanguageModel({
      baseUrl: scripted.baseUrl,
      apiKey: 'none',
      model: 'asked-for',
      firstTokenTimeoutMs: options.firstTokenTimeoutMs ?? 5_000,
    }),
    nowMs: () => Date.now(),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
  const narration = await narrate(ports, {
    messages: [{ role: 'system', content: 'Rules.' }],
    inputTokens: 1234,
    deadlineMs: Date.now() + (options.timeLeftMs ?? 10_000),
    signal: (options.abort ?? new AbortController()).signal,
    onProgress: options.onProgress ?? (() => undefined),
  });
  return { ...narration, waits };
}

it('passes the narrative on while it is written and answers with the usage reported', async () => {
  scripted.play(answersWell);
  const seen: string[] = [];
  const narration = await run({ onProgress: (_, read) => seen.push(read()) });
  expect(narration).toEqual({ ...narrated, call: 0, spent: [usage], waits: [] });
  expect(seen.at(-1)).toBe(good.narrative);
  expect(scripted.requests).toHaveLength(1);
  expect(scripted.requests[0]).toMatchObject({
    model: 'asked-for',
    max_completion_tokens: 1000,
    stream: true,
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema' },
  });
});

it('counts the tokens itself when the provider never tells', async () => {
  scripted.play((reply) => reply.delta(JSON.stringify(good)).finish());
  const narration = await run();
  expect(narration).toMatchObject({ kind: 'narrated', usage: { input: 1234, cachedInput: 0 } });
  expect(narration.kind === 'narrated' && narration.usage.output).toBeGreaterThan(40);
});

it('asks once more after a malformed answer, at the cost of the house', async () => {
  const malformed: Script = (reply) =>
    reply.delta('{"narrative":"Half').finish('length', { prompt: 900, cached: 0, completion: 1000 });
  scripted.play(malformed, answersWell);
  expect(await run()).toEqual({
    ...narrated,
    call: 1,
    spent: [{ input: 900, cachedInput: 0, output: 1000 }, usage],
    waits: [],
  });
  scripted.play(malformed);
  expect(await run()).toMatchObject({ kind: 'failed', code: 'model_answer_malformed', spent: [{}, {}] });
});

it.each([
  ['a quota used up', 429, 'insufficient_quota', 'model_quota_insufficient'],
  ['a billing limit', 429, 'billing_hard_limit_reached', 'model_quota_exceeded'],
  ['a wrong key', 401, 'invalid_api_key', 'model_unavailable'],
  ['an unknown model', 404, 'model_not_found', 'model_unavailable'],
  ['a prompt too long', 400, 'context_length_exceeded', 'prompt_too_long'],
  ['a filtered prompt', 400, 'content_filter', 'model_refused'],
])('gives up at once at %s', async (_, status, code, expected) => {
  scripted.play((reply) => reply.fail(status, code));
  expect(await run()).toMatchObject({ kind: 'failed', code: expected, spent: [], waits: [] });
  expect(scripted.requests).toHaveLength(1);
});

it.each([
  ['throttling', 429, 'rate_limit_exceeded', 'model_rate_limited'],
  ['an outage', 503, 'server_error', 'model_unavailable'],
])('tries three times at %s, waiting as told', async (_, status, code, expected) => {
  scripted.play((reply) => reply.fail(status, code, { 'retry-after': '2' }));
  expect(await run()).toMatchObject({ kind: 'failed', code: expected, waits: [2000, 2000] });
  expect(scripted.requests).toHaveLength(3);
});

it('does not wait longer than there is time', async () => {
  scripted.play((reply) => reply.fail(429, 'rate_limit_exceeded', { 'retry-after': '9' }));
  expect(await run({ timeLeftMs: 5_000 })).toMatchObject({ code: 'model_rate_limited', waits: [] });
});

it('starts anew when the connection breaks, and bears what was written', async () => {
  scripted.play(async (reply) => {
    reply.delta('{"narrative":"The ha');
    await new Promise((resolve) => setImmediate(resolve));
    reply.breakOff();
  }, answersWell);
  const narration = await run();
  expect(narration).toMatchObject({ kind: 'narrated', call: 1, waits: [1000] });
});

it('fails at a first token that does not come', async () => {
  scripted.play((reply) => reply.closed);
  expect(await run({ firstTokenTimeoutMs: 50 })).toMatchObject({
    kind: 'failed',
    code: 'timed_out',
    spent: [],
  });
  expect(scripted.requests).toHaveLength(1);
});

it('fails when the time is up in mid-answer, and bears what was written', async () => {
  scripted.play((reply) => {
    reply.delta('{"narrative":"The ha');
    return reply.closed;
  });
  expect(await run({ timeLeftMs: 100 })).toMatchObject({
    kind: 'failed',
    code: 'timed_out',
    spent: [{ input: 1234, cachedInput: 0 }],
  });
});

it('takes a refusal as one', async () => {
  scripted.play((reply) => reply.refuse('I cannot.').finish('stop', { prompt: 9, cached: 0, completion: 3 }));
  expect(await run()).toMatchObject({
    kind: 'failed',
    code: 'model_refused',
    spent: [{ input: 9, output: 3 }],
  });
});

it('breaks off when it is stopped, with what was written by then', async () => {
  scripted.play((reply) => {
    reply.delta('{"narrative":"The hall falls');
    return reply.closed;
  });
  const abort = new AbortController();
  const narration = await run({ abort, onProgress: () => abort.abort() });
  expect(narration).toMatchObject({
    kind: 'aborted',
    call: 0,
    narrative: 'The hall falls',
    usage: { input: 1234, cachedInput: 0 },
  });
  expect(narration.spent).toHaveLength(1);
});

it('does not call the model when it was stopped before', async () => {
  const abort = new AbortController();
  abort.abort();
  expect(await run({ abort })).toMatchObject({ kind: 'aborted', narrative: '', usage: null, spent: [] });
  expect(scripted.requests).toHaveLength(0);
});
