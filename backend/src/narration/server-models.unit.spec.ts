import { startScriptedModel, type ScriptedModel } from '../../test/scripted-model.js';
import { listModels } from './server-models.js';

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.stop());

const list = (baseUrl = server.baseUrl, signal = new AbortController().signal) =>
  listModels({ baseUrl, apiKey: 'a key' }, signal);

it('lists the models of a server, each once, asked with the key', async () => {
  server.lists(['llama3.1:8b', 'qwen2.5:7b', 'llama3.1:8b', '']);
  expect(await list()).toEqual(['llama3.1:8b', 'qwen2.5:7b']);
  expect(await list(`${server.baseUrl}/`)).toEqual(['llama3.1:8b', 'qwen2.5:7b']);
  expect(server.authorization).toBe('Bearer a key');
  server.lists([]);
  expect(await list()).toEqual([]);
});

it('is null where they cannot be read', async () => {
  server.lists(null);
  expect(await list()).toBeNull();
  server.lists(['llama3.1:8b']);
  expect(await list(server.baseUrl.replace('/v1', ''))).toBeNull();
  expect(await list(server.baseUrl, AbortSignal.abort())).toBeNull();
  const nobody = await startScriptedModel();
  await nobody.stop();
  expect(await list(nobody.baseUrl)).toBeNull();
});
