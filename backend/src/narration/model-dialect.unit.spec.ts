import { startScriptedModel, type Script, type ScriptedModel } from '../../test/scripted-model.js';
import { ask, modelAt } from '../../test/support/asked-model.js';
import { servers } from '../../test/support/model-servers.js';
import type { DialectFacts } from './model-dialect.js';

const story = '{"narrative":"The hall falls silent.","suggestions":[]}';
const usage = { prompt: 900, cached: 512, completion: 80 };
const told = { input: 900, cachedInput: 512, output: 80 };
const answers: Script = (reply, { stream }) =>
  stream === false
    ? reply.whole({ content: story }, usage)
    : reply.delta(story.slice(0, 20)).delta(story.slice(20)).finish('stop', usage);
const openAis: DialectFacts = {
  form: 'json_schema',
  missing: [],
  needsNewerLimit: false,
  unmarkedThoughts: null,
};

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.requests.splice(0);
  server.lists(null);
});

describe('a server that', () => {
  it.each(servers.map((one) => [one.name, one] as const))(
    '%s is asked in the way it understands, and so from then on',
    async (_, { serves, form = 'json_schema', missing = [] }) => {
      const model = modelAt(server.baseUrl);
      server.play(serves(answers));
      expect(await ask(model)).toMatchObject({
        text: story,
        usage: told,
        form,
        aborted: false,
        cutOff: false,
      });
      expect(model.dialectFacts()).toMatchObject({ form, missing });
      server.requests.splice(0);
      expect(await ask(model)).toMatchObject({ text: story, usage: told });
      expect(server.requests).toHaveLength(1);
    },
  );

  it('is known again after a restart by what was learnt before', async () => {
    const model = modelAt(server.baseUrl);
    const standIn = (name: RegExp) => servers.find((one) => name.test(one.name))!;
    server.play(standIn(/llama-cpp-python/).serves(standIn(/Gemma/).serves(answers)));
    await ask(model);
    const stored = JSON.parse(JSON.stringify(model.dialectFacts())) as DialectFacts;
    expect(stored).toEqual({ ...openAis, form: 'json_object_with_schema', missing: ['systemRole'] });
    server.requests.splice(0);
    const again = modelAt(server.baseUrl, stored);
    await ask(again);
    expect(again.dialectFacts()).toEqual(stored);
    const other = modelAt(server.baseUrl);
    other.takeUp(stored);
    await ask(other);
    expect(server.requests).toHaveLength(2);
  });

  it('is not taken for what a newer version stored of it', () => {
    const stored = JSON.stringify({ ...openAis, form: 'verse', missing: ['usage', 'patience'] });
    const strange = JSON.parse(stored) as DialectFacts;
    expect(modelAt(server.baseUrl, strange).dialectFacts()).toEqual({ ...openAis, missing: ['usage'] });
  });
});

describe('the messages, for a template that', () => {
  const sentTo = async (name: RegExp) => {
    server.play(servers.find((one) => name.test(one.name))!.serves(answers));
    await ask(modelAt(server.baseUrl));
    return server.requests.at(-1)!.messages.map(({ role, content }) => `${role}: ${content}`);
  };

  it('has no system role, begin with the rules as the user’s', async () => {
    expect(await sentTo(/Gemma/)).toEqual([
      'user: The rules.',
      'assistant: The opening.',
      'user: I rise.',
      'assistant: You rise.',
      'user: I speak.\n\nThe note.',
    ]);
  });

  it('wants turns after the system message, have the user begin', async () => {
    expect(await sentTo(/Devstral/)).toEqual([
      'system: The rules.',
      'user: Begin.',
      'assistant: The opening.',
      'user: I rise.',
      'assistant: You rise.',
      'user: I speak.\n\nThe note.',
    ]);
  });
});
