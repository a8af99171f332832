import { startScriptedModel, type Script, type ScriptedModel } from '../../test/scripted-model.js';
import { ask, failureOf, INPUT_TOKENS, modelAt, sentenceOf } from '../../test/support/asked-model.js';
import { narrativeSoFar } from './read-answer.js';

const story = '{"narrative":"The hall falls silent.","suggestions":[]}';
const usage = { prompt: 900, cached: 512, completion: 80 };
const told = { input: 900, cachedInput: 512, output: 80 };

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

describe('an answer is read', () => {
  const isRead = async (script: Script) => {
    server.play(script);
    expect(await ask(modelAt(server.baseUrl))).toMatchObject({ text: story, usage: told, cutOff: false });
  };

  it('as one piece when all of it comes at once, and is then waited for to the end', async () => {
    const model = modelAt(server.baseUrl);
    server.play((reply) => reply.whole({ content: story, reasoning_content: 'Hm.' }, usage));
    expect(await ask(model)).toMatchObject({ text: story, usage: told, pieces: [story], cutOff: false });
    expect(model.dialectFacts().missing).toEqual(['streaming']);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    server.play((reply) => {
      jest.advanceTimersByTime(60);
      reply.whole({ content: story }, usage);
    });
    expect(await ask(model, { times: { firstTokenMs: 20, idleMs: 20 } })).toMatchObject({ text: story });
    expect(server.requests.at(-1)).toMatchObject({ stream: false });
    expect(server.requests.at(-1)).not.toHaveProperty('stream_options');
  });

  it('behind blanks that keep the connection alive, and before the end of a stream', async () => {
    const completion = { choices: [{ message: { content: story }, finish_reason: 'stop' }] };
    server.play((reply) =>
      reply.raw(200, 'text/event-stream', `\n\n  ${JSON.stringify(completion, null, 2)}data: [DONE]\n\n`),
    );
    expect(await ask(modelAt(server.baseUrl))).toMatchObject({ text: story, cutOff: false });
  });

  it('out of a function that was called with it', async () => {
    const call = (index: number, written: object) => ({
      choices: [{ delta: { tool_calls: [{ index, function: written }] } }],
    });
    server.play((reply) => {
      reply.chunk(call(0, { name: 'turn', arguments: '' }));
      reply.chunk(call(0, { arguments: story.slice(0, 9) }));
      reply.chunk(call(0, { arguments: story.slice(9) }));
      reply.chunk(call(1, { name: 'other', arguments: '{}' }));
      reply.chunk({ choices: [{ delta: {}, finish_reason: 'tool_calls' }] });
      reply.finish('stop', usage);
    });
    expect(await ask(modelAt(server.baseUrl))).toMatchObject({
      text: story,
      pieces: [story.slice(0, 9), story.slice(9)],
    });
    await isRead((reply) =>
      reply.whole(
        { content: null, tool_calls: [{ function: { arguments: JSON.parse(story) as object } }] },
        usage,
      ),
    );
    await isRead((reply) => {
      reply.chunk({ choices: [{ delta: { function_call: { arguments: story } } }] });
      reply.finish('stop', usage);
    });
  });

  it('out of parts, and of what was taken for thoughts', async () => {
    await isRead((reply) => {
      const thinking = [{ type: 'text', text: 'Hm.' }];
      reply.chunk({ choices: [{ delta: { content: [{ type: 'thinking', thinking }] } }] });
      reply.chunk({ choices: [{ delta: { content: [{ type: 'text', text: story }] } }] });
      reply.finish('stop', usage);
    });
    await isRead((reply) => reply.think(story).finish('stop', usage));
  });

  it('though pieces lack what they should have', async () => {
    await isRead((reply) => {
      reply.chunk({ choices: null, usage: null });
      reply.chunk({ choices: undefined, usage: null });
      reply.chunk({ choices: [null] });
      reply.chunk({ choices: [{ index: 0, delta: null }] });
      reply.chunk({ choices: [{ index: 0 }] });
      reply.chunk({ choices: [{ delta: { content: null, refusal: null, tool_calls: null } }] });
      reply.delta(story).chunk({ choices: [{ delta: null, finish_reason: 'stop' }], usage: null });
      reply.finish('stop', usage);
    });
  });

  it('though the events’ lines end otherwise, stand between comments, and are cut in the middle of a letter', async () => {
    const words = '{"narrative":"Égalité — 🜂 自由."}';
    const event = JSON.stringify({ choices: [{ delta: { content: words } }] });
    const end = JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] });
    const bytes = Buffer.from(
      `: ping\r\n\r\ndata: ${event}\r\n\r\n:\r\n\r\nevent: message\r\nid: 7\r\ndata:${end}\r\n\r\ndata: [DONE]\r\n\r\n`,
    );
    for (const length of [1, 3, 5]) {
      server.play(async (reply) => {
        const pieces = Math.ceil(bytes.length / length);
        const cut = Array.from({ length: pieces }, (_, at) => bytes.subarray(at * length, (at + 1) * length));
        (await reply.bytes(...cut)).end();
      });
      expect(await ask(modelAt(server.baseUrl))).toMatchObject({ text: words, cutOff: false });
    }
  });
});

describe('plain text that may begin with thoughts', () => {
  const thoughts = 'The player rises.\nI should let the hall fall silent.\n</think>\n\n';
  const prose = 'The hall falls silent.\nAll look at you.';

  it('is held back until they end, or it has ended', async () => {
    const model = modelAt(server.baseUrl);
    server.play((reply) =>
      reply.delta(thoughts.slice(0, 60)).delta(thoughts.slice(60)).delta(prose).finish(),
    );
    const { pieces } = await ask(model);
    expect(pieces).toEqual([thoughts, prose]);
    expect(pieces.map((_, at) => narrativeSoFar(pieces.slice(0, at + 1).join('')))).toEqual([
      '',
      'The hall falls silent.',
    ]);
    expect(model.dialectFacts().unmarkedThoughts).toBe(true);
    server.play((reply) => reply.delta(prose.slice(0, 9)).delta(prose.slice(9)).finish());
    expect(await ask(model)).toMatchObject({ text: prose, pieces: [prose] });
    expect(model.dialectFacts().unmarkedThoughts).toBe(true);
  });

  it('is passed on at once when an answer has shown that there are none', async () => {
    const model = modelAt(server.baseUrl);
    server.play((reply) => reply.delta(prose.slice(0, 9)).delta(prose.slice(9)).finish());
    expect((await ask(model)).pieces).toEqual([prose]);
    expect((await ask(model)).pieces).toEqual([prose.slice(0, 9), prose.slice(9)]);
    expect(model.dialectFacts().unmarkedThoughts).toBe(false);
  });

  it('is not shown when it is stopped among them, nor believed to be none when it is cut off', async () => {
    const model = modelAt(server.baseUrl);
    const abort = new AbortController();
    server.play(async (reply) => {
      reply.delta('The player rises.');
      // Until it is read: it is not passed on, which would show it.
      for (let turns = 0; turns < 50; turns += 1) await new Promise((resolve) => setImmediate(resolve));
      abort.abort();
      await reply.closed;
    });
    expect(await ask(model, { signal: abort.signal })).toMatchObject({ text: '', aborted: true, pieces: [] });
    server.play((reply) => reply.delta('The player rises.').finish('length'));
    expect(await ask(model)).toMatchObject({ cutOff: true, pieces: [] });
    expect(model.dialectFacts().unmarkedThoughts).toBeNull();
  });
});

describe('an answer without end', () => {
  const forEver =
    (begin: string, piece: string): Script =>
    (reply) =>
      reply.delta(begin).onAndOn((at) => at.delta(piece));

  it.each([
    ['a word', ' very'],
    ['a letter', 'a'],
    ['a sentence of forty letters, as long as any', 'And then the bell of the tower rings on.'],
  ])('that repeats %s is ended early, as ours', async (_, piece) => {
    server.play(forEver('{"narrative":"It is ', piece));
    const failure = await failureOf(modelAt(server.baseUrl));
    expect(failure).toMatchObject({ code: 'model_answer_malformed', retryable: false });
    expect(failure.usage!.input).toBe(INPUT_TOKENS);
    expect(failure.usage!.output).toBeGreaterThan(20);
    expect(sentenceOf(failure)).toMatch(
      new RegExp(`^the model repeats ${piece.length} characters without end`),
    );
    const [, characters] = /cut off after (\d+)$/.exec(sentenceOf(failure))!;
    expect(Number(characters)).toBeLessThan(3_000);
  });

  it('that repeats itself in its thoughts is ended, too', async () => {
    server.play((reply) => reply.onAndOn((at) => at.think('Wait. ')));
    expect(await failureOf(modelAt(server.baseUrl))).toMatchObject({
      code: 'model_answer_malformed',
      cause: { message: expect.stringMatching(/^the model repeats 6 characters without end/) as string },
    });
  });

  it('of blanks is what stands before them', async () => {
    server.play(forEver(story, '\n  '));
    const answer = await ask(modelAt(server.baseUrl));
    expect(answer.text.trim()).toBe(story);
    expect(answer).toMatchObject({ cutOff: true, aborted: false });
  });

  it('that is all thoughts is none', async () => {
    server.play((reply) => reply.think('The player rises.').finish('length', usage));
    const failure = await failureOf(modelAt(server.baseUrl));
    expect(failure).toMatchObject({ code: 'model_answer_malformed', retryable: false, usage: told });
    expect(sentenceOf(failure)).toMatch(/^the model thinks up to the token limit/);
  });

  it('that goes on telling is cut off where its limit is far behind, which is said in the older way from then on', async () => {
    let sentence = 0;
    server.play((reply) =>
      reply.onAndOn((at) => at.delta(`The ${(sentence += 1)}th bell rings over the town. `)),
    );
    const model = modelAt(server.baseUrl);
    const answer = await ask(model, { maxOutputTokens: 100 });
    expect(answer.cutOff).toBe(true);
    expect(answer.text.length).toBeGreaterThan(800);
    expect(answer.text.length).toBeLessThan(900);
    expect(model.dialectFacts().missing).toContain('newTokenLimit');
  });
});
