import {
  startScriptedModel,
  type Script,
  type ScriptedModel,
  type ScriptedReply,
} from '../../test/scripted-model.js';
import { failureOf, INPUT_TOKENS, modelAt, sentenceOf } from '../../test/support/asked-model.js';
import { describeError } from '../platform/observability/describe-error.js';

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.stop());
afterEach(() => jest.useRealTimers());
beforeEach(() => {
  server.requests.splice(0);
  server.lists(null);
});

describe('an error in the middle of a stream', () => {
  const stream = (event: object): Script => {
    return (reply) => {
      reply.chunk({ choices: [{ delta: { role: 'assistant', content: '' } }] });
      return reply.bytes(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`).then((at) => at.end());
    };
  };
  const error = (code: unknown, more: object = {}) => ({ error: { message: 'whispered', code, ...more } });

  it.each([
    ['of vLLM', error(500, { type: 'InternalServerError' }), 'model_unavailable', true],
    ['of vLLM as it was', { object: 'error', message: 'whispered', code: 400 }, 'model_unavailable', false],
    ['of OpenRouter', error('429'), 'model_rate_limited', true],
    ['of OpenRouter’s own', { choices: [{ delta: {}, finish_reason: 'error' }] }, 'model_unavailable', true],
    ['of LiteLLM', error('401', { type: 'auth_error' }), 'model_unavailable', false],
    ['of a quota', error('insufficient_quota'), 'model_quota_insufficient', false],
    ['of LM Studio', { error: 'the model has crashed: whispered' }, 'model_unavailable', true],
    ['of a path', { error: 'Unexpected endpoint or method. (POST /v1)' }, 'model_unavailable', false],
  ])('%s is a failure as for that status', async (_, event, code, retryable) => {
    server.play(stream(event));
    const failure = await failureOf(modelAt(server.baseUrl));
    expect(failure).toMatchObject({ code, retryable, usage: null });
    expect(JSON.stringify(describeError(failure))).not.toContain('whispered');
  });

  it('is one, too, when words came before', async () => {
    server.play((reply) => {
      reply.delta('{"narrative":"The hall');
      return reply.bytes(`data: ${JSON.stringify(error(503))}\n\n`).then((at) => at.end());
    });
    expect(await failureOf(modelAt(server.baseUrl))).toMatchObject({
      code: 'model_unavailable',
      retryable: true,
      usage: { input: INPUT_TOKENS },
    });
  });
});

describe('what is said of a failure', () => {
  const json =
    (status: number, body: object): Script =>
    (reply) =>
      reply.raw(status, 'application/json', JSON.stringify(body));
  const page: Script = (reply) => reply.raw(200, 'text/html', '<!doctype html><h1>whispered</h1>');
  const at = () => new URL(server.baseUrl).host;

  it.each<[string, Script, RegExp]>([
    [
      'a page',
      page,
      /answers a page of HTML and not OpenAI’s API \(200\): does OPENAI_BASE_URL end with \/v1\?$/,
    ],
    ['a page for a path', (reply) => reply.raw(404, 'text/html', '\n<html>'), /a page of HTML.*\(404\)/],
    [
      'a wrong key',
      json(401, { error: { message: 'whispered' } }),
      /refuses the key OPENAI_API_KEY \(401\)$/,
    ],
    [
      'a key that may not',
      json(403, { error: { message: 'whispered' } }),
      /refuses the key OPENAI_API_KEY \(403\)$/,
    ],
    [
      'no such path',
      json(404, { detail: 'Not Found' }),
      /knows no \/v1\/chat\/completions \(404\): does OPENAI_BASE_URL/,
    ],
    [
      'words of its own',
      json(400, { error: { code: 'I whispered', type: 'bad_request' } }),
      /answers 400 bad_request$/,
    ],
    [
      'words of vLLM as it was',
      json(400, { object: 'error', message: 'whispered', type: 'BadRequestError', code: 400 }),
      /answers 400 BadRequestError$/,
    ],
  ])('of %s is one sentence, and what is of no use is not tried again', async (_, script, sentence) => {
    server.play(script);
    const failure = await failureOf(modelAt(server.baseUrl));
    expect(failure).toMatchObject({ retryable: false, outage: false, usage: null });
    expect(sentenceOf(failure)).toMatch(sentence);
    expect(sentenceOf(failure)).toContain(at());
    expect(JSON.stringify(describeError(failure))).not.toContain('whispered');
  });

  it.each([
    ['OpenAI', 400, { code: 'context_length_exceeded', message: 'whispered' }],
    ['llama.cpp', 400, { type: 'exceed_context_size_error', message: 'request (4390 tokens) whispered' }],
    ['llama.cpp while it tells', 500, { message: 'Context size has been exceeded.', type: 'server_error' }],
    ['llama-cpp-python', 500, { message: 'Requested tokens (2285) exceed context window of 2048' }],
    ['vLLM', 400, { message: 'This model’s maximum context length is 4096 tokens. whispered' }],
    [
      'vLLM of the limit',
      400,
      { message: '`max_completion_tokens` is too large: maximum context length is 9' },
    ],
    ['LM Studio', 400, { message: 'the model is loaded with context length of only 4096 tokens' }],
  ])('a context that is too small is known by the words of %s', async (_, status, error) => {
    server.play(json(status, { error }));
    const failure = await failureOf(modelAt(server.baseUrl));
    expect(failure).toMatchObject({ code: 'prompt_too_long', retryable: false, outage: false });
    expect(server.requests).toHaveLength(1);
    expect(sentenceOf(failure)).toBe(
      `the prompt does not fit into the model’s context at ${at()}: it must hold TURN_INPUT_TOKENS and TURN_OUTPUT_TOKENS together`,
    );
  });

  it.each([
    ['OpenAI, Groq', 404, { error: { code: 'model_not_found', message: 'whispered' } }],
    [
      'Ollama',
      404,
      { error: { message: 'model "asked-for" not found, try pulling it first', type: 'api_error' } },
    ],
    ['vLLM', 404, { object: 'error', message: 'The model `asked-for` does not exist.', code: 404 }],
    [
      'LiteLLM',
      400,
      { error: { message: "{'error': 'Invalid model name passed in model=asked-for'}", code: 400 } },
    ],
    ['OpenAI of a project', 403, { error: { code: 'model_not_found', message: 'whispered' } }],
  ])('a model that %s has not is named, with those that it has', async (_, status, body) => {
    server.play(json(status, body));
    const unlisted = await failureOf(modelAt(server.baseUrl));
    expect(unlisted).toMatchObject({ code: 'model_unavailable', retryable: false });
    expect(sentenceOf(unlisted)).toBe(`${at()} has no model named “asked-for”: is MODEL right?`);
    server.lists([]);
    expect(sentenceOf(await failureOf(modelAt(server.baseUrl)))).toBe(
      `${at()} has no model named “asked-for”: it lists none`,
    );
    server.lists(Array.from({ length: 12 }, (_, number) => `model-${number}`));
    expect(sentenceOf(await failureOf(modelAt(server.baseUrl)))).toBe(
      `${at()} has no model named “asked-for”: it has ${Array.from({ length: 10 }, (_, number) => `model-${number}`).join(', ')} and 2 more`,
    );
  });

  it('tells a path that is not there from a model', async () => {
    server.play(json(404, {}));
    server.lists(['other']);
    expect(sentenceOf(await failureOf(modelAt(server.baseUrl)))).toBe(
      `${at()} has no model named “asked-for”: it has other`,
    );
    server.lists(['asked-for']);
    expect(sentenceOf(await failureOf(modelAt(server.baseUrl)))).toMatch(/knows no \/v1\/chat\/completions/);
  });

  it('tells where nothing listens', async () => {
    const nobody = await startScriptedModel();
    await nobody.stop();
    const refused = await failureOf(modelAt(nobody.baseUrl));
    expect(refused).toMatchObject({ code: 'model_unavailable', retryable: true, outage: true });
    expect(sentenceOf(refused)).toBe(
      `nothing listens at ${new URL(nobody.baseUrl).host} (ECONNREFUSED): is the model’s server running, and is OPENAI_BASE_URL right?`,
    );
    expect(sentenceOf(await failureOf(modelAt('http://model.invalid:8000/v1')))).toMatch(
      /^nothing listens at model\.invalid:8000, .* \((?:ENOTFOUND|EAI_AGAIN)\): is OPENAI_BASE_URL right\?$/,
    );
  });

  it('tells how much came of what broke off, or was closed, or does not end', async () => {
    server.play(async (reply) => {
      await reply.delta('{"narrative":"The hall').bytes('data: {"choi');
      reply.breakOff();
    });
    expect(sentenceOf(await failureOf(modelAt(server.baseUrl)))).toMatch(
      /broke off the connection after 22 characters of its answer/,
    );
    server.play((reply) => reply.breakOff());
    expect(sentenceOf(await failureOf(modelAt(server.baseUrl)))).toMatch(
      /broke off the connection before its first word/,
    );
    server.play((reply) => reply.raw(200, 'text/event-stream', ''));
    const silent = await failureOf(modelAt(server.baseUrl));
    expect(silent).toMatchObject({ retryable: true, outage: true });
    expect(sentenceOf(silent)).toMatch(/closed the stream without a word/);
    server.play((reply) => reply.raw(200, 'application/json', '{"choices": ['));
    expect(await failureOf(modelAt(server.baseUrl))).toMatchObject({
      code: 'model_unavailable',
      retryable: true,
    });
    server.play((reply) => reply.raw(200, 'text/event-stream', 'data: {"choices": [whispered\n\n'));
    expect(sentenceOf(await failureOf(modelAt(server.baseUrl)))).toMatch(
      /sends a piece of a stream that cannot be read$/,
    );
  });

  it.each<[string, (reply: ScriptedReply) => unknown]>([
    ['says nothing', () => undefined],
    ['sends blanks', (reply) => reply.bytes('\n')],
    ['pings', (reply) => reply.bytes(': ping\n\n')],
  ])('tells of a server that %s which limit it was', async (_, begin) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    server.play(async (reply) => {
      await begin(reply);
      jest.advanceTimersByTime(30);
      await reply.closed;
    });
    const late = await failureOf(modelAt(server.baseUrl), { times: { firstTokenMs: 30, idleMs: 30 } });
    expect(late).toMatchObject({ code: 'timed_out', usage: null });
    expect(sentenceOf(late)).toBe(
      'the model is too slow: no first token came within 30 ms (MODEL_FIRST_TOKEN_TIMEOUT_MS)',
    );
  });
});
