import { emptyScene, nextScene, type Scene, type Suggestion } from '@rubicon/domain';
import {
  startScriptedModel,
  type Script,
  type ScriptedModel,
  type ScriptedReply,
} from '../../test/scripted-model.js';
import { Registry } from 'prom-client';
import { answerSchema } from './answer-schema.js';
import { describeError } from '../platform/observability/describe-error.js';
import { failureSaid } from './failure-said.js';
import { GuardedModel } from './guarded-model.js';
import type { Verdict } from './judge-answer.js';
import type { ModelBill } from './ask-models.js';
import { ModelMetrics } from './model-metrics.js';
import { LanguageModel } from './model.js';
import { ToldSentences } from './told-sentences.js';
import { narrate, type NarratePorts, type Narration } from './narrate.js';

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
/** What the answer says nothing about. */
const unsaid = { scene: null, factions: [], bends: [], chronicle: [], ending: null, epilogue: '' };
const narrated = {
  kind: 'narrated',
  model: 'scripted-1',
  answer: { ...good, ...unsaid },
  scene: emptyScene,
  sceneFaults: 0,
  usage,
};

let scripted: ScriptedModel;
beforeAll(async () => {
  scripted = await startScriptedModel();
});
afterAll(() => scripted.stop());
beforeEach(() => scripted.requests.splice(0));

/** Time passes only as a test says; sockets and promises go on by themselves. */
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

/** Dollars per million tokens that make the micro-dollars spent tell the tokens: 1 for input, 10 for cached, 1,000 for output. */
const prices = {
  'scripted-1': { inputMicroUsd: 1_000_000, cachedInputMicroUsd: 10_000_000, outputMicroUsd: 1_000_000_000 },
  'asked-for': { inputMicroUsd: 1_000_000, cachedInputMicroUsd: 10_000_000, outputMicroUsd: 1_000_000_000 },
};
/** Longer than any answer's limit, and no sentence twice. */
const longStory = Array.from({ length: 200 }, (_, n) => `The hall falls silent, and ${n} faces turn. `).join(
  '',
);
const cost = (input: number, cached: number, output: number) => input - cached + 10 * cached + 1_000 * output;
const COST = cost(900, 512, 80);

interface Run {
  readonly firstTokenTimeoutMs?: number;
  readonly idleTimeoutMs?: number;
  readonly timeLeftMs?: number;
  readonly abort?: AbortController;
  readonly models?: NarratePorts['models'];
  readonly judge?: () => Verdict;
  readonly bill?: ModelBill;
  readonly onProgress?: (call: number, read: () => string) => void;
  readonly onWait?: () => void;
  readonly scene?: Scene;
  /** Earlier pages. */
  readonly pages?: readonly string[];
  /** By the page before. */
  readonly offered?: readonly Suggestion[];
  readonly isQuestion?: boolean;
  readonly action?: string;
}

function modelOf(
  { firstTokenTimeoutMs = 5_000, idleTimeoutMs = 5_000 }: Run = {},
  { baseUrl = scripted.baseUrl, failures = 1_000, openMs = 60_000, isSlow = false } = {},
): GuardedModel {
  const model = new LanguageModel({
    baseUrl,
    apiKey: 'none',
    model: 'asked-for',
    firstTokenTimeoutMs,
    idleTimeoutMs,
  });
  const metrics = new ModelMetrics({ registry: new Registry() });
  return new GuardedModel(model, 'primary', { failures, openMs }, prices, metrics, () => isSlow);
}

const registry = new Registry();
const metrics = new ModelMetrics({ registry });
/** What was counted since the last look, by metric and label. */
async function counted(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, values } of await registry.getMetricsAsJSON())
    for (const { value, labels } of values)
      if (value > 0 && !name.startsWith('rubicon_model_'))
        counts[[name, ...Object.values(labels)].join(' ')] = value;
  registry.resetMetrics();
  return counts;
}
beforeEach(() => registry.resetMetrics());

/** Why answers were asked for once more, in the last run. */
let whys: string[] = [];

async function run(options: Run = {}): Promise<Narration & { waits: number[] }> {
  whys = [];
  const waits: number[] = [];
  const scene = options.scene ?? emptyScene;
  const ports: NarratePorts = {
    metrics,
    models: options.models ?? [modelOf(options)],
    backoffMs: 1_000,
    nowMs: () => Date.now(),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      options.onWait?.();
      return Promise.resolve();
    },
    random: () => 0.5,
    askedAnew: ({ why }) => whys.push(why),
  };
  const narration = await narrate(ports, {
    messages: [{ role: 'system', content: 'Rules.' }],
    inputTokens: 1234,
    maxOutputTokens: 1_000,
    cacheKey: 'game',
    deadlineMs: Date.now() + (options.timeLeftMs ?? 10_000),
    signal: (options.abort ?? new AbortController()).signal,
    bill: options.bill ?? { costMicroUsd: 0 },
    judge: options.judge ?? (() => ({ kind: 'accept' })),
    sceneAfter: (proposed, days) =>
      proposed === null
        ? { scene, faults: [] }
        : nextScene(scene, proposed, {
            days: days ?? 60,
            daysBetween: () => 3,
            inEra: () => null,
            characterName: 'Manon',
            isQuestion: false,
          }),
    told: new ToldSentences(options.pages ?? []),
    isQuestion: options.isQuestion ?? false,
    action: options.action ?? '',
    offered: options.offered ?? [],
    onProgress: options.onProgress ?? (() => undefined),
  });
  return { ...narration, waits };
}

it('passes the narrative on while it is written and answers with the usage reported', async () => {
  scripted.play(answersWell);
  const seen: string[] = [];
  const narration = await run({ onProgress: (_, read) => seen.push(read()) });
  expect(narration).toEqual({ ...narrated, call: 0, providerCostMicroUsd: COST, waits: [] });
  expect(seen.at(-1)).toBe(good.narrative);
  expect(scripted.requests).toHaveLength(1);
  expect(scripted.requests[0]).toMatchObject({
    model: 'asked-for',
    max_completion_tokens: 1000,
    stream: true,
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema' },
    prompt_cache_key: 'game',
  });
});

it('counts the tokens itself when the provider never tells', async () => {
  scripted.play((reply) => reply.delta(JSON.stringify(good)).finish());
  const narration = await run();
  expect(narration).toMatchObject({ kind: 'narrated', usage: { input: 1234, cachedInput: 0 } });
  expect(narration.kind === 'narrated' && narration.usage.output).toBeGreaterThan(40);
});

const malformed: Script = (reply) =>
  reply.delta('{"narrative":"Half').finish('length', { prompt: 900, cached: 0, completion: 1000 });

it('asks for a shorter answer after one that was cut off at the limit', async () => {
  scripted.play(malformed, answersWell);
  await run();
  expect(scripted.requests[1]!.messages.at(-1)!.content).toContain('much shorter');
});

it('has put on the bill what it cost, also when judging the answer breaks', async () => {
  scripted.play(malformed, answersWell);
  const bill = { costMicroUsd: 0 };
  const judge = () => {
    throw new Error('a mistake of ours');
  };
  await expect(run({ bill, judge })).rejects.toThrow('a mistake of ours');
  expect(bill).toEqual({ costMicroUsd: cost(900, 0, 1_000) + COST });
});

it('asks once more after a malformed answer, at the cost of the house', async () => {
  scripted.play(malformed, answersWell);
  expect(await run()).toEqual({
    ...narrated,
    call: 1,
    providerCostMicroUsd: cost(900, 0, 1_000) + COST,
    waits: [],
  });
  scripted.play(malformed);
  expect(await run()).toMatchObject({
    kind: 'failed',
    code: 'model_answer_malformed',
    providerCostMicroUsd: 2 * cost(900, 0, 1_000),
  });
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
  expect(await run()).toMatchObject({ kind: 'failed', code: expected, providerCostMicroUsd: 0, waits: [] });
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

/** As llama-cpp-python: the connection of an answer breaks when the next call comes. @param ends some versions end the stream instead */
function oneAtATime(ends: (reply: ScriptedReply) => Promise<void>) {
  let current: ScriptedReply | null = null;
  const server = { brokenOff: 0, most: 0 };
  let telling = 0;
  const script: Script = async (reply) => {
    server.most = Math.max(server.most, (telling += 1));
    const before = current;
    current = reply;
    if (before) {
      server.brokenOff += 1;
      await ends(before);
    }
    reply.delta(JSON.stringify(good).slice(0, 30));
    // Its pace.
    for (let tick = 0; tick < 300 && current === reply; tick += 1)
      await new Promise((resolve) => setImmediate(resolve));
    telling -= 1;
    if (current !== reply) return;
    current = null;
    reply.delta(JSON.stringify(good).slice(30)).finish('stop', { prompt: 900, cached: 512, completion: 80 });
  };
  return { server, script };
}

it.each<[string, (reply: ScriptedReply) => Promise<void>]>([
  ['breaks off', (reply) => Promise.resolve(reply.breakOff())],
  [
    'ends as if it were whole',
    async (reply) => {
      await reply.bytes('data: [DONE]\n\n');
      reply.end();
    },
  ],
])('asks a server one thing after the other that %s one answer for the next', async (_, ends) => {
  const { server, script } = oneAtATime(ends);
  scripted.play(script);
  const model = modelOf({});
  const all = () => Promise.all([1, 2, 3].map(() => run({ models: [model] })));
  expect((await all()).map(({ kind }) => kind)).toEqual(['narrated', 'narrated', 'narrated']);
  expect(server.brokenOff).toBeGreaterThanOrEqual(2);
  server.brokenOff = 0;
  server.most = 0;
  expect((await all()).map(({ kind }) => kind)).toEqual(['narrated', 'narrated', 'narrated']);
  expect(server).toEqual({ brokenOff: 0, most: 1 });
});

it('fails at a first token that does not come', async () => {
  scripted.play((reply) => {
    pass(50);
    return reply.closed;
  });
  expect(await run({ firstTokenTimeoutMs: 50 })).toMatchObject({
    kind: 'failed',
    code: 'timed_out',
    providerCostMicroUsd: 0,
  });
  expect(scripted.requests).toHaveLength(1);
});

it('fails when the time is up in mid-answer, and bears what was written', async () => {
  scripted.play((reply) => {
    reply.delta('{"narrative":"The ha');
    return reply.closed;
  });
  expect(await run({ timeLeftMs: 100, onProgress: () => pass(100) })).toMatchObject({
    kind: 'failed',
    code: 'timed_out',
    providerCostMicroUsd: cost(1_234, 0, 7),
  });
});

it('takes a refusal as one', async () => {
  scripted.play((reply) => reply.refuse('I cannot.').finish('stop', { prompt: 9, cached: 0, completion: 3 }));
  expect(await run()).toMatchObject({
    kind: 'failed',
    code: 'model_refused',
    providerCostMicroUsd: cost(9, 0, 3),
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
  expect(narration.providerCostMicroUsd).toBeGreaterThan(cost(1_234, 0, 0));
});

it('does not call the model when it was stopped before', async () => {
  const abort = new AbortController();
  abort.abort();
  expect(await run({ abort })).toMatchObject({
    kind: 'aborted',
    narrative: '',
    usage: null,
    providerCostMicroUsd: 0,
  });
  expect(scripted.requests).toHaveLength(0);
});

it('does not go on after a pause in which it was stopped', async () => {
  const abort = new AbortController();
  scripted.play((reply) => reply.fail(503, 'server_error'));
  expect(await run({ abort, onWait: () => abort.abort() })).toMatchObject({
    kind: 'aborted',
    narrative: '',
    usage: null,
    providerCostMicroUsd: 0,
  });
  expect(scripted.requests).toHaveLength(1);
});

it('gives up early what comes too slowly to be done in time', async () => {
  const pieces = '{"narrative":"Slowly'.padEnd(1_000, '.')[Symbol.iterator]();
  let writeMore = (): void => undefined;
  scripted.play((reply) => {
    writeMore = () => void reply.delta(pieces.next().value!);
    writeMore();
    return reply.closed;
  });
  const began = Date.now();
  const onProgress = () => {
    pass(20);
    writeMore();
  };
  const narration = await run({ timeLeftMs: 4_000, onProgress });
  expect(narration).toMatchObject({ kind: 'failed', code: 'timed_out' });
  expect(Date.now() - began).toBe(1_020);
});

it('cuts off what never ends, and bears it once', async () => {
  scripted.play(async (reply) => {
    let open = true;
    void reply.closed.then(() => (open = false));
    reply.delta('{"narrative":"');
    while (open) {
      reply.delta('and then, '.repeat(100));
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  expect(await run()).toMatchObject({ kind: 'failed', code: 'model_answer_malformed' });
  expect(scripted.requests).toHaveLength(1);
});

describe('a server that knows less of the protocol', () => {
  it('is asked again at once in the way it understands, and so from then on', async () => {
    const model = modelOf();
    scripted.play(
      (reply) => reply.fail(400, 'response_format json_schema is not supported'),
      (reply) => reply.fail(400, 'unknown parameter: max_completion_tokens'),
      (reply) => reply.fail(422, 'extra fields not permitted: stream_options, prompt_cache_key'),
      answersWell,
    );
    expect(await run({ models: [model] })).toMatchObject({ ...narrated, call: 0, waits: [] });
    expect(scripted.requests).toHaveLength(4);
    const understood = {
      model: 'asked-for',
      messages: expect.any(Array),
      max_tokens: 1_000,
      stream: true,
      response_format: { type: 'json_object', schema: answerSchema.schema },
    };
    expect(scripted.requests[3]).toEqual(understood);
    await run({ models: [model] });
    expect(scripted.requests).toHaveLength(5);
    expect(scripted.requests[4]).toEqual(understood);
  });

  it('is not asked again when it complains of the same for ever', async () => {
    scripted.play((reply) => reply.fail(400, 'no response_format, ever'));
    const model = modelOf();
    const failed = { kind: 'failed', code: 'model_unavailable', waits: [] };
    expect(await run({ models: [model] })).toMatchObject(failed);
    expect(scripted.requests).toHaveLength(4);
    // What was learnt of a call that failed in the end is not believed.
    scripted.play(answersWell);
    await run({ models: [model] });
    expect(scripted.requests[4]).toMatchObject({ response_format: { type: 'json_schema' } });
  });

  it.each([
    [
      422,
      '{"detail":[{"loc":["body"],"msg":"wrong","input":{"response_format":{},"messages":["max_completion_tokens"]}}]}',
    ],
    [500, `{"error":{"message":"[{'loc': ('body',), 'msg': 'wrong', 'input': {'response_format': {}}}]"}}`],
    [500, '{"error":{"message":"the grammar took too long"}}'],
  ])('learns nothing from what a %i quotes, nor from a bad moment', async (status, body) => {
    const model = modelOf();
    scripted.play((reply) => reply.raw(status, 'application/json', body));
    const narration = await run({ models: [model] });
    expect(narration).toMatchObject({ kind: 'failed', code: 'model_unavailable' });
    const requests = scripted.requests.splice(0);
    for (const asked of requests) expect(asked).toMatchObject({ response_format: { type: 'json_schema' } });
    expect(JSON.stringify(describeError(narration.kind === 'failed' && narration.cause))).not.toMatch(
      /wrong|grammar/,
    );
  });

  it('is told the limit in the newer way again when it refuses the older one', async () => {
    const model = modelOf();
    const long = { ...good, narrative: longStory };
    scripted.play(
      (reply) => reply.delta(JSON.stringify(long)).finish(),
      (reply) => reply.fail(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      (reply) => reply.delta(JSON.stringify(long)).finish(),
    );
    for (let turn = 0; turn < 3; turn += 1)
      expect(await run({ models: [model] })).toMatchObject({ kind: 'narrated' });
    const newer = scripted.requests.map((request) => 'max_completion_tokens' in request);
    expect(newer).toEqual([true, false, true, true]);
  });

  it('is found out by many at a time', async () => {
    const model = modelOf();
    scripted.play((reply, asked) =>
      'max_completion_tokens' in asked || 'stream_options' in asked
        ? reply.fail(400, 'unknown parameters: max_completion_tokens, stream_options')
        : reply.delta(JSON.stringify(good)).finish(),
    );
    const runs = await Promise.all(Array.from({ length: 5 }, () => run({ models: [model] })));
    expect(runs.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'narrated'));
  });

  it('has its scene judged behind thoughts and a preamble, too', async () => {
    const dead = {
      ...emptyScene,
      people: [{ name: 'Danton', state: 'dead' as const, where: '', regard: 0, note: '' }],
    };
    const { daysPassed, ...rest } = good;
    const scene = { act: 'word', speakers: ['Danton'] };
    const shown: string[] = [];
    scripted.play(
      (reply) =>
        reply
          .delta(`<think>Hm.</think>Below is the turn:\n${JSON.stringify({ scene, daysPassed, ...rest })}`)
          .finish(),
      answersWell,
    );
    expect(
      await run({ scene: dead, onProgress: (call, read) => void (call === 0 && shown.push(read())) }),
    ).toMatchObject({ kind: 'narrated', call: 1 });
    expect(shown.join('')).toBe('');
  });

  it('climbs down to the form that it can be asked for, whatever the status and the shape of its complaints', async () => {
    const model = modelOf();
    const formsAsked = () => scripted.requests.map(({ response_format: format }) => format);
    const quoted = `[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': "Input should be 'text' or 'json_object'"}]`;
    scripted.play(
      (reply) => reply.fail(500, quoted),
      (reply) =>
        reply.raw(422, 'application/json', '{"detail":[{"loc":["body","response_format","schema"]}]}'),
      (reply) => reply.raw(501, 'text/plain', 'response_format is not implemented'),
      answersWell,
    );
    expect(await run({ models: [model] })).toMatchObject({ ...narrated, call: 0, waits: [] });
    expect(formsAsked()).toEqual([
      { type: 'json_schema', json_schema: answerSchema },
      { type: 'json_object', schema: answerSchema.schema },
      { type: 'json_object' },
      undefined,
    ]);
    expect(scripted.requests[3]!.messages).toEqual(scripted.requests[0]!.messages);
  });

  it('is asked for its form by many at a time, and climbs down once', async () => {
    const model = modelOf();
    scripted.play((reply, { response_format: format }) =>
      /json_schema/.test(JSON.stringify(format)) && format && !('schema' in format)
        ? reply.fail(500, 'response_format: json_schema is unknown')
        : reply.delta(JSON.stringify(good)).finish(),
    );
    const runs = await Promise.all(Array.from({ length: 5 }, () => run({ models: [model] })));
    expect(runs.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'narrated'));
    scripted.requests.length = 0;
    await run({ models: [model] });
    expect(scripted.requests).toMatchObject([{ response_format: { type: 'json_object', schema: {} } }]);
  });

  it.each([401, 403, 404, 429])('learns nothing from a %i', async (status) => {
    const model = modelOf();
    scripted.play((reply) => reply.fail(status, 'this key may not use response_format'));
    expect(await run({ models: [model] })).toMatchObject({ kind: 'failed' });
    scripted.requests.length = 0;
    scripted.play(answersWell);
    await run({ models: [model] });
    expect(scripted.requests).toMatchObject([{ response_format: { type: 'json_schema' } }]);
  });

  it('is told the limit in the older way when it does not keep the newer one', async () => {
    const model = modelOf();
    const long = { ...good, narrative: longStory };
    scripted.play((reply) => reply.delta(JSON.stringify(long)).finish());
    expect(await run({ models: [model] })).toMatchObject({ kind: 'narrated' });
    await run({ models: [model] });
    expect(scripted.requests[0]).toMatchObject({ max_completion_tokens: 1_000 });
    expect(scripted.requests[1]).toMatchObject({ max_tokens: 1_000 });
    expect(scripted.requests[1]).not.toHaveProperty('max_completion_tokens');
  });

  it('may think before it answers, beside the answer or in it', async () => {
    const isRead = async () => {
      for (let turns = 0; turns < 50; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    scripted.play(async (reply) => {
      for (let piece = 0; piece < 4; piece += 1) {
        reply.think('The player rises. ');
        await isRead();
        pass(40);
      }
      reply.delta(`<think>Well.</think>${JSON.stringify(good)}`).finish();
    });
    expect(await run({ firstTokenTimeoutMs: 50, idleTimeoutMs: 50 })).toMatchObject({
      kind: 'narrated',
      call: 0,
    });
  });

  it('need only tell the story where it can be asked for no form; what it lacks the page before offers', async () => {
    const model = modelOf();
    const turned = ['clerk', 'mayor', 'guard', 'abbé', 'boy'].map(
      (one) => `The ${one} falls silent, and turns his face to you.`,
    );
    const story = `${turned.join(' ')} You rise.`;
    scripted.play(
      (reply) => reply.fail(400, 'response_format'),
      (reply) => reply.fail(400, 'response_format'),
      (reply) => reply.fail(400, 'response_format'),
      (reply) => reply.delta(story).finish(),
    );
    const narration = await run({ models: [model], offered: good.suggestions });
    expect(narration).toMatchObject({
      kind: 'narrated',
      call: 0,
      answer: { narrative: story, suggestions: good.suggestions },
    });
    expect(await counted()).toMatchObject({
      rubicon_spare_suggestions_total: 3,
      rubicon_answers_without_scene_total: 1,
    });
    // Another one is asked once more.
    scripted.requests.length = 0;
    scripted.play((reply) => reply.delta(story).finish());
    expect(await run({ offered: good.suggestions })).toMatchObject({ kind: 'narrated', call: 1 });
    expect(await run()).toMatchObject({ kind: 'failed', code: 'model_answer_malformed' });
  });
});

describe('an answer that is judged', () => {
  const again = { kind: 'again', note: 'In French, please.', why: 'wrong language' } as const;

  it('is asked for once more with a note, at the cost of the house', async () => {
    const verdicts: Verdict[] = [{ ...again, otherwise: 'model_answer_malformed' }, { kind: 'accept' }];
    scripted.play(answersWell);
    const narration = await run({ judge: () => verdicts.shift()! });
    expect(narration).toMatchObject({ ...narrated, call: 1, providerCostMicroUsd: 2 * COST });
    expect(scripted.requests[1]!.messages).toEqual([
      { role: 'system', content: 'Rules.' },
      { role: 'system', content: 'In French, please.' },
    ]);
  });

  it.each([
    ['fails', 'answer_refused', { kind: 'failed', code: 'answer_refused' }],
    ['will do', 'accept', { kind: 'narrated', call: 1 }],
  ] as const)('%s when the second is no better', async (_, otherwise, expected) => {
    scripted.play(answersWell);
    const narration = await run({ judge: () => ({ ...again, otherwise }) });
    expect(narration).toMatchObject({ ...expected, providerCostMicroUsd: 2 * COST });
    expect(scripted.requests).toHaveLength(2);
  });
});

describe('an answer that could be told, and is asked for anew', () => {
  const page = 'You stand there all alone tonight.';
  const again: Script = (reply) =>
    reply
      .delta(JSON.stringify({ ...good, narrative: `${page} The clerk lays his pen down slowly.` }))
      .finish('stop', { prompt: 9, cached: 0, completion: 2 });
  const nonsense: Script = (reply) =>
    reply.delta('no story').finish('stop', { prompt: 9, cached: 0, completion: 2 });

  it('takes no try from one that cannot be told', async () => {
    scripted.play(again, nonsense, answersWell);
    expect(await run({ pages: [page] })).toMatchObject({ ...narrated, call: 2 });
    scripted.requests.splice(0);
    scripted.play(again, nonsense);
    expect(await run({ pages: [page] })).toMatchObject({ kind: 'failed', code: 'model_answer_malformed' });
    expect(scripted.requests).toHaveLength(3);
  });

  it('is told when one that cannot be told came before: there may be no better', async () => {
    scripted.play(nonsense, again);
    expect(await run({ pages: [page] })).toMatchObject({ kind: 'narrated', call: 1 });
    expect(scripted.requests).toHaveLength(2);
  });
});

describe('a slow model', () => {
  const page = 'You stand there all alone tonight.';
  const tells =
    (narrative: string): Script =>
    (reply) =>
      reply
        .delta(JSON.stringify({ ...good, narrative }))
        .finish('stop', { prompt: 900, cached: 512, completion: 80 });

  it('is not asked anew for what could be told, but for what could not', async () => {
    const models = [modelOf({}, { isSlow: true })] as const;
    scripted.play(tells(`${page} The clerk lays his pen down slowly.`), answersWell);
    expect(await run({ models, pages: [page] })).toMatchObject({
      call: 0,
      answer: { narrative: 'The clerk lays his pen down slowly.' },
    });
    scripted.play(malformed, answersWell);
    expect(await run({ models, pages: [page] })).toMatchObject({ ...narrated, call: 1 });
  });

  it('is not asked anew when its story is cut off: it is told to its last whole sentence, and the page before offers', async () => {
    const models = [modelOf({}, { isSlow: true })] as const;
    const cutOff: Script = (reply) =>
      reply
        .delta(`{"daysPassed":2,"narrative":"${longStory.slice(0, 400)}`)
        .finish('length', { prompt: 900, cached: 512, completion: 80 });
    scripted.play(cutOff);
    const told = longStory.slice(0, longStory.lastIndexOf('turn.', 400) + 'turn.'.length);
    expect(await run({ models, offered: suggestions })).toMatchObject({
      call: 0,
      answer: { narrative: told, suggestions, daysPassed: 2 },
    });
    scripted.requests.splice(0);
    scripted.play(cutOff, answersWell);
    expect(await run({ offered: suggestions })).toMatchObject({ ...narrated, call: 1 });
    expect(scripted.requests[1]!.messages.at(-1)!.content).toContain('much shorter');
    expect(whys).toEqual(['the model’s answer is cut off in its story']);
  });
});

describe('the scene', () => {
  const before: Scene = {
    ...emptyScene,
    place: 'Rome',
    people: [{ name: 'Asinius Pollio', state: 'dead', where: '', regard: 0, note: '' }],
  };
  const wrong = { act: 'word', speakers: ['Pollio'] };
  const right = { act: 'word', hour: 'noon', speakers: ['Curio'] };
  const told = { narrated, scene: { ...before, hour: 'noon' as const } };
  const writes =
    (answer: object, pieces = 6): Script =>
    async (reply) => {
      const json = JSON.stringify(answer);
      const size = Math.ceil(json.length / pieces);
      for (let at = 0; at < json.length; at += size) {
        reply.delta(json.slice(at, at + size));
        await new Promise((resolve) => setImmediate(resolve));
      }
      reply.finish('stop', { prompt: 900, cached: 512, completion: 80 });
    };
  const first = (scene: object) => ({ scene, ...good });
  /** Writes no further than into the story, and waits for the client to hang up. */
  const stallsInStory: Script = (reply) => {
    reply.delta(`{"scene":${JSON.stringify(wrong)},"daysPassed":1,"narrative":"“Back from`);
    return reply.closed;
  };

  it('is told with the turn', async () => {
    scripted.play(writes(first(right)));
    expect(await run({ scene: before })).toMatchObject({
      kind: 'narrated',
      call: 0,
      scene: told.scene,
      sceneFaults: 0,
      answer: { scene: { act: 'word', speakers: ['Curio'] } },
    });
    expect(await counted()).toEqual({});
  });

  it('is judged before a word is shown: the call is ended at once, and the model asked once more with the reason', async () => {
    scripted.play(stallsInStory, writes(first(right)));
    const shown: [number, string][] = [];
    const narration = await run({ scene: before, onProgress: (call, read) => shown.push([call, read()]) });
    expect(narration).toMatchObject({ kind: 'narrated', call: 1, scene: told.scene, sceneFaults: 0, usage });
    expect(shown.filter(([call, text]) => call === 0 && text !== '')).toEqual([]);
    expect(shown.at(-1)).toEqual([1, good.narrative]);
    expect(scripted.requests[1]!.messages).toEqual([
      { role: 'system', content: 'Rules.' },
      {
        role: 'system',
        content:
          'Your last answer broke the scene: Asinius Pollio is dead and cannot speak or act. Answer the last message again, all of it, and keep to its "scene".',
      },
    ]);
    // All of the first one is ours to bear.
    expect(narration.providerCostMicroUsd).toBeGreaterThan(COST + cost(1_234, 0, 20));
    expect(await counted()).toEqual({});
  });

  it('is judged so whatever the pieces are, be it one', async () => {
    for (const pieces of [1, 3, 40]) {
      scripted.requests.splice(0);
      scripted.play(writes(first(wrong), pieces), writes(first(right), pieces));
      const shown = new Set<string>();
      await run({ scene: before, onProgress: (call, read) => call === 0 && shown.add(read()) });
      expect([...shown].filter((text) => text !== '')).toEqual([]);
      expect(scripted.requests).toHaveLength(2);
    }
  });

  it('is told and counted the second time, without what it does not allow', async () => {
    scripted.play(writes(first({ ...wrong, place: 'Ariminum', hour: 'noon' })));
    const shown: [number, string][] = [];
    const narration = await run({ scene: before, onProgress: (call, read) => shown.push([call, read()]) });
    expect(narration).toMatchObject({
      kind: 'narrated',
      call: 1,
      answer: { narrative: good.narrative },
      scene: told.scene,
      sceneFaults: 2,
    });
    expect(shown.at(-1)).toEqual([1, good.narrative]);
    expect(scripted.requests).toHaveLength(2);
    expect(await counted()).toEqual({
      'rubicon_scene_faults_total dead_speaks': 1,
      'rubicon_scene_faults_total too_far': 1,
    });
  });

  it('is judged at the end when it comes after the story', async () => {
    scripted.play(writes({ ...good, scene: wrong }));
    const shown: [number, string][] = [];
    const narration = await run({ scene: before, onProgress: (call, read) => shown.push([call, read()]) });
    expect(narration).toMatchObject({ kind: 'narrated', call: 1, sceneFaults: 1 });
    expect(shown.filter(([call]) => call === 0).at(-1)).toEqual([0, good.narrative]);
    expect(scripted.requests).toHaveLength(2);
  });

  it('takes any way for short enough until the days are told', async () => {
    const late = (daysPassed: number) => ({ ...first({ act: 'travel', place: 'Ariminum' }), daysPassed });
    scripted.play(writes(late(3)));
    expect(await run({ scene: before })).toMatchObject({ call: 0, scene: { place: 'Ariminum' } });
    scripted.requests.splice(0);
    scripted.play(writes(late(2)));
    expect(await run({ scene: before })).toMatchObject({ call: 1, scene: { place: 'Rome' }, sceneFaults: 1 });
    const { narrative, ...others } = late(2);
    scripted.requests.splice(0);
    scripted.play(
      (reply) => {
        reply.delta(`${JSON.stringify(others).slice(0, -1)},"narrative":${JSON.stringify(narrative)}`);
        return reply.closed;
      },
      writes(late(3)),
    );
    expect(await run({ scene: before })).toMatchObject({ call: 1, scene: { place: 'Ariminum' } });
  });

  it('stays as it was, and is counted, when the model tells none', async () => {
    scripted.play(answersWell);
    expect(await run({ scene: before })).toMatchObject({ call: 0, scene: before, sceneFaults: 0 });
    const text = `${good.narrative}\n\n1. Speak\n2. Wait\n3. Leave`;
    scripted.play((reply) => reply.delta(text).finish());
    expect(await run({ scene: before })).toMatchObject({ call: 0, scene: before, sceneFaults: 0 });
    expect(scripted.requests).toHaveLength(2);
    expect(await counted()).toEqual({ rubicon_answers_without_scene_total: 2 });
  });

  it('is judged anew in a call that follows one that broke off', async () => {
    scripted.play(
      async (reply) => {
        reply.delta(JSON.stringify(first(right)).slice(0, 120));
        await new Promise((resolve) => setImmediate(resolve));
        reply.breakOff();
      },
      stallsInStory,
      writes(first(right)),
    );
    expect(await run({ scene: before })).toMatchObject({ kind: 'narrated', call: 2, sceneFaults: 0 });
  });

  it('is not waited for when the player stops the turn', async () => {
    const abort = new AbortController();
    scripted.play((reply) => {
      abort.abort();
      return stallsInStory(reply, scripted.requests[0]!);
    });
    expect(await run({ scene: before, abort })).toMatchObject({ kind: 'aborted', call: 0 });
    expect(scripted.requests).toHaveLength(1);
  });
});

describe('sentences of earlier pages', () => {
  const page = 'The bells ring from all the towers. You take the floor before the crowd.';
  const fresh = ['A shot falls in the yard below.', 'Nobody dares to stir or speak.', 'The guard turns.'];
  const tells = (narrative: string): Script => {
    const json = JSON.stringify({ scene: { act: 'other' }, ...good, narrative });
    return (reply) => {
      for (let at = 0; at < json.length; at += 9) reply.delta(json.slice(at, at + 9));
      reply.finish('stop', { prompt: 900, cached: 512, completion: 80 });
    };
  };

  it('are left out before they are shown, and counted', async () => {
    const [one, two, three] = fresh;
    scripted.play(tells(`${one} The bells ring from all the towers. ${two} ${three}`));
    const shown: string[] = [];
    const narration = await run({ pages: [page], onProgress: (_, read) => shown.push(read()) });
    expect(narration).toMatchObject({ call: 0, answer: { narrative: fresh.join(' ') } });
    for (const text of shown) expect(fresh.join(' ').startsWith(text)).toBe(true);
    expect(await counted()).toEqual({ 'rubicon_repeated_sentences_total left_out': 1 });
  });

  it('are asked not to be told when they are more than a third, then left out', async () => {
    const narrative = `${fresh[0]} The bells ring from all the towers.`;
    scripted.play(tells(narrative), tells(fresh.join(' ')));
    const better = await run({ pages: [page] });
    expect(better).toMatchObject({ call: 1, answer: { narrative: fresh.join(' ') } });
    expect(better.providerCostMicroUsd).toBe(2 * COST);
    expect(scripted.requests[1]!.messages.at(-1)).toEqual({
      role: 'system',
      content: expect.stringContaining('told sentences of earlier turns again') as string,
    });
    expect(await counted()).toEqual({ 'rubicon_repeated_sentences_total asked_anew': 1 });
    scripted.requests.splice(0);
    scripted.play(tells(narrative));
    expect(await run({ pages: [page] })).toMatchObject({ call: 1, answer: { narrative: fresh[0] } });
    expect(scripted.requests).toHaveLength(2);
    expect(await counted()).toEqual({
      'rubicon_repeated_sentences_total asked_anew': 1,
      'rubicon_repeated_sentences_total left_out': 1,
    });
  });

  it('are left out the second time, too, and what is left is told where it is more than a word or two', async () => {
    scripted.play(tells(page), tells(`${page} ${fresh[0]}`));
    expect(await run({ pages: [page] })).toMatchObject({ call: 1, answer: { narrative: fresh[0] } });
    expect(await counted()).toEqual({
      'rubicon_repeated_sentences_total asked_anew': 2,
      'rubicon_repeated_sentences_total left_out': 2,
    });
  });

  it.each([
    ['what is left of them is a word or two', `${page} Nobody stirs.`],
    ['no more is new of short ones', 'You take the floor. Nobody stirs.', 'You take the floor. All look up.'],
    [
      'it says the same short sentence over and over',
      'He does not ask.\n\nHe does not ask.\n\nHe does not ask.',
    ],
  ])('are no page when %s, the second time as well', async (_, narrative, before = page) => {
    scripted.play(tells(narrative));
    expect(await run({ pages: [before] })).toMatchObject({ kind: 'failed', code: 'model_answer_malformed' });
    expect(scripted.requests).toHaveLength(2);
    expect(scripted.requests[1]!.messages.at(-1)!.content).toContain('told next to nothing');
    expect(whys).toEqual(['the model’s answer tells next to nothing']);
  });

  it('are not waited for to the end when it goes round and round', async () => {
    const round = Array.from({ length: 80 }, (_, n) => `The guard number ${n % 3} says nothing at all. `);
    const json = JSON.stringify({ scene: { act: 'other' }, narrative: round.join('') });
    const rounds: Script = async (reply) => {
      for (let at = 0; at < json.length - 4; at += 40) reply.delta(json.slice(at, at + 40));
      await reply.closed;
    };
    scripted.play(rounds, answersWell);
    expect(await run({ pages: [page] })).toMatchObject({ ...narrated, call: 1 });
    expect(scripted.requests[1]!.messages.at(-1)!.content).toContain('told next to nothing');
  });

  it('are asked to be told in other words, of a server that can be asked so', async () => {
    const refusing: Script = (reply, { temperature }) =>
      temperature === undefined
        ? answersWell(reply, scripted.requests.at(-1)!)
        : reply.fail(400, "Unsupported value: 'temperature' does not support 1.2 with this model.");
    const temperatures = () => scripted.requests.map(({ temperature }) => temperature);
    scripted.play(tells(page), refusing, refusing);
    expect(await run({ pages: [page] })).toMatchObject({ ...narrated, call: 1 });
    expect(temperatures()).toEqual([undefined, 1.2, undefined]);
    scripted.requests.splice(0);
    scripted.play(malformed, answersWell);
    await run();
    expect(temperatures()).toEqual([undefined, undefined]);
  });

  it.each([
    ['many', Array.from({ length: 10 }, (_, n) => `The tower number ${n} is ringing its bells.`).join(' ')],
    ['two', page],
    ['one', 'The bells ring from all the towers.'],
    ['short', 'He nods. All is still.'],
    ['long and short', 'The bells ring from all the towers. He nods.'],
  ])('are no page when there are no others the second time either, be they %s', async (_, old) => {
    scripted.play(tells(old));
    const asked = { pages: [old] };
    expect(await run(asked)).toMatchObject({ kind: 'failed', code: 'model_answer_malformed' });
    expect(await counted()).not.toHaveProperty('rubicon_repeated_sentences_total told');
    // A question that is asked again may be answered as before.
    expect(await run({ ...asked, isQuestion: true })).toMatchObject({ answer: { narrative: old } });
    scripted.play(tells(`${old} You nod.`));
    expect(await run({ ...asked, isQuestion: true })).toMatchObject({
      answer: { narrative: `${old} You nod.` },
    });
  });

  it('are no page with a word left out and the act said again, and not charged', async () => {
    const opening = 'The winter camp is very tidy; the men are bored. All is still.';
    scripted.play(tells('The winter camp is tidy; the men are bored. You ask the men what they want.'));
    const asked = { pages: [opening], action: 'I ask the men what they want.' };
    expect(await run(asked)).toMatchObject({ kind: 'failed', code: 'model_answer_malformed' });
    expect(scripted.requests).toHaveLength(2);
    expect(whys).toEqual(['the model’s answer has nothing new']);
    const tellsMore = 'You ask the men what they want. They shrug, and look away.';
    scripted.play(tells(tellsMore));
    expect(await run(asked)).toMatchObject({ call: 0, answer: { narrative: tellsMore } });
    const echo = 'You ask the men what they want.';
    scripted.play(tells(echo));
    expect(await run({ ...asked, isQuestion: true })).toMatchObject({ call: 0, answer: { narrative: echo } });
  });

  it('are not shown, nor charged to a player who stops, while there is nothing else', async () => {
    const old = 'He nods. All is still.';
    const shown = new Set<string>();
    const abort = new AbortController();
    scripted.play(async (reply) => {
      for (const piece of ['{"narrative":"He no', 'ds. All ', 'is still. '] as const) reply.delta(piece);
      await reply.closed;
    });
    const narration = await run({
      pages: [old],
      abort,
      onProgress: (_call, read) => {
        shown.add(read());
        if (shown.size > 0) setImmediate(() => abort.abort());
      },
    });
    expect([...shown]).toEqual(['']);
    expect(narration).toMatchObject({ kind: 'aborted', narrative: '', usage: null });
  });

  it('are counted when the turn fails, too', async () => {
    scripted.play(tells(page), (reply) => reply.refuse('No.').finish());
    expect(await run({ pages: [page] })).toMatchObject({ kind: 'failed', code: 'model_refused' });
    expect(await counted()).toEqual({ 'rubicon_repeated_sentences_total asked_anew': 2 });
  });

  describe('with which a long answer begins', () => {
    const known = Array.from({ length: 12 }, (_, n) => `The tower number ${n} is ringing its bells.`);
    const stalls = (narrative: string): Script => {
      const json = JSON.stringify({ scene: { act: 'other' }, narrative });
      return (reply) => {
        for (let at = 0; at < json.length - 2; at += 9)
          reply.delta(json.slice(at, Math.min(at + 9, json.length - 2)));
        return reply.closed;
      };
    };

    it('end it at once while nothing of it has been shown', async () => {
      scripted.play(stalls(known.slice(0, 10).join(' ')), tells(fresh.join(' ')));
      const shown: [number, string][] = [];
      const narration = await run({
        pages: [known.join(' ')],
        onProgress: (call, read) => shown.push([call, read()]),
      });
      expect(narration).toMatchObject({ call: 1, answer: { narrative: fresh.join(' ') } });
      expect(shown.filter(([call, text]) => call === 0 && text !== '')).toEqual([]);
      expect(scripted.requests[1]!.messages.at(-1)).toEqual({
        role: 'system',
        content: expect.stringContaining('told sentences of earlier turns again') as string,
      });
      const counts = await counted();
      expect(counts['rubicon_repeated_sentences_total asked_anew']).toBeGreaterThan(6);
    });

    it('are waited for when a page of its own has begun', async () => {
      const narrative = [fresh[0], ...known.slice(0, 10)].join(' ');
      scripted.play(tells(narrative), tells(fresh.join(' ')));
      const shown: [number, string][] = [];
      await run({ pages: [known.join(' ')], onProgress: (call, read) => shown.push([call, read()]) });
      expect(shown.filter(([call]) => call === 0).at(-1)).toEqual([0, fresh[0]]);
      expect(scripted.requests).toHaveLength(2);
    });

    it('are left out of the second answer', async () => {
      scripted.play(stalls(known.slice(0, 10).join(' ')), tells([...known, fresh[0]].join(' ')));
      expect(await run({ pages: [known.join(' ')] })).toMatchObject({
        call: 1,
        answer: { narrative: fresh[0] },
      });
      expect(scripted.requests).toHaveLength(2);
    });
  });

  it('are not in what is left of a turn that is stopped', async () => {
    scripted.play((reply) => {
      reply.delta('{"narrative":"The bells ring from all the towers. A shot falls');
      return reply.closed;
    });
    const abort = new AbortController();
    const narration = await run({ pages: [page], abort, onProgress: () => abort.abort() });
    expect(narration).toMatchObject({ kind: 'aborted', narrative: 'A shot falls' });
  });
});

describe('with a fallback', () => {
  let other: ScriptedModel;
  beforeAll(async () => {
    other = await startScriptedModel();
  });
  afterAll(() => other.stop());
  beforeEach(() => other.requests.splice(0));
  const both = (breaker = {}): [GuardedModel, GuardedModel] => [
    modelOf({}, breaker),
    modelOf({}, { baseUrl: other.baseUrl }),
  ];

  it.each([
    ['has no quota', (reply) => reply.fail(429, 'insufficient_quota'), 1],
    ['is away', (reply) => reply.fail(503, 'server_error'), 3],
    ['refuses', (reply) => reply.refuse('No.').finish(), 1],
    ['talks nonsense', (reply) => reply.delta('no story').finish(), 2],
  ] satisfies [string, Script, number][])('asks it when the first one %s', async (_, script, calls) => {
    scripted.play(script);
    other.play(answersWell);
    expect(await run({ models: both() })).toMatchObject({ kind: 'narrated', call: calls });
    expect([scripted.requests.length, other.requests.length]).toEqual([calls, 1]);
  });

  it('tells what the first one failed with when both do', async () => {
    scripted.play((reply) => reply.fail(429, 'insufficient_quota'));
    other.play((reply) => reply.delta('no story').finish('stop', { prompt: 9, cached: 0, completion: 2 }));
    expect(await run({ models: both() })).toMatchObject({
      kind: 'failed',
      code: 'model_quota_insufficient',
      providerCostMicroUsd: cost(9, 0, 2),
    });
    expect(other.requests).toHaveLength(1);
  });

  it('leaves a dead one alone for a while, then tries it with one call', async () => {
    const models = both({ failures: 3, openMs: 50 });
    scripted.play((reply) => reply.fail(503, 'server_error'));
    other.play(answersWell);
    await run({ models });
    expect(scripted.requests).toHaveLength(3);
    expect(await run({ models })).toMatchObject({ kind: 'narrated', call: 1, waits: [] });
    expect(scripted.requests).toHaveLength(3);

    pass(50);
    let answer = (): void => undefined;
    scripted.play(async (reply, request) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await answersWell(reply, request);
    });
    const probe = run({ models });
    while (scripted.requests.length < 4) await new Promise((resolve) => setImmediate(resolve));
    // Nobody waits for the probe.
    expect(await run({ models })).toMatchObject({ kind: 'narrated', call: 1 });
    answer();
    expect(await probe).toMatchObject({ kind: 'narrated', call: 0 });
    scripted.play(answersWell);
    expect(await run({ models })).toMatchObject({ kind: 'narrated', call: 0 });
    expect(scripted.requests).toHaveLength(5);
  });

  it('says of one that is left alone for how long, and what it failed with', async () => {
    const model = modelOf({}, { failures: 3, openMs: 50 });
    const said = async () => {
      const failed = await run({ models: [model] });
      return failed.kind === 'failed' ? failureSaid(failed.code, failed.cause) : failed.kind;
    };
    scripted.play((reply) => reply.fail(503, 'server_error'));
    const failure = await said();
    expect(failure).toMatch(/answers 503 server_error$/);
    expect(await said()).toBe(
      'model failed: model_unavailable: after its failures the model is left alone for 0.05 s at a time (MODEL_BREAKER_FAILURES, MODEL_BREAKER_OPEN_MS); the latest: ' +
        failure.slice('model failed: '.length),
    );

    pass(50);
    scripted.play((reply) => reply.closed);
    const abort = new AbortController();
    const probe = run({ models: [model], abort });
    while (scripted.requests.length < 4) await new Promise((resolve) => setImmediate(resolve));
    expect(await said()).toBe(
      'model failed: model_unavailable: after its failures the model is tried with one call, and no other is made until that has ended',
    );
    abort.abort();
    await probe;
    expect(await said()).toMatch(/; the latest: the call that tried it was given up before its first token$/);
  });

  it('learns nothing from a probe that the player stopped', async () => {
    const model = modelOf({}, { failures: 1, openMs: 50 });
    scripted.play((reply) => reply.fail(503, 'server_error'));
    await run({ models: [model] });
    pass(50);
    const abort = new AbortController();
    scripted.play((reply) => {
      abort.abort();
      return reply.closed;
    });
    expect(await run({ models: [model], abort })).toMatchObject({ kind: 'aborted', narrative: '' });
    const calls = scripted.requests.length;
    expect(await run({ models: [model] })).toMatchObject({ kind: 'failed', code: 'model_unavailable' });
    expect(scripted.requests).toHaveLength(calls);
  });
});
