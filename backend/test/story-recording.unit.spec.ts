/** What stands between the house and a model keeps only what was told, and passes on who asks. */
import { startRecordingModel, type RecordingModel } from '../trials/story/recording-model.js';
import { startScriptedModel, type Script, type ScriptedModel } from './scripted-model.js';

let model: ScriptedModel;
let recording: RecordingModel;
beforeAll(async () => {
  model = await startScriptedModel();
  recording = await startRecordingModel(model.baseUrl);
});
afterAll(async () => {
  await recording.stop();
  await model.stop();
});

const asks = (content: string, signal?: AbortSignal) =>
  fetch(`${recording.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer test-key' },
    body: JSON.stringify({ messages: [{ role: 'user', content }] }),
    ...(signal && { signal }),
  });
const tells =
  (text: string): Script =>
  (reply) =>
    void reply.delta(text).finish('stop', { prompt: 9, cached: 3, completion: 2 });

it('keeps what was sent and what came, and tells the model who asks', async () => {
  model.play(tells('A story.'));
  await (await asks('Tell.')).text();
  expect(recording.takeTurns()).toEqual([
    { messages: [{ role: 'user', content: 'Tell.' }], answer: 'A story.', prompt: 9, cached: 3, output: 2 },
  ]);
  expect(model.authorization).toBe('Bearer test-key');
});

it('ends a call that is given up, and does not keep it', async () => {
  let isEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => (isEnded = resolve));
  model.play(async (reply) => {
    reply.delta('A story that nobody');
    await reply.closed;
    isEnded();
  }, tells('Another.'));
  const abort = new AbortController();
  const response = await asks('Tell.', abort.signal);
  await response.body!.getReader().read();
  abort.abort();
  await ended;
  await (await asks('Tell it again.')).text();
  expect(recording.takeTurns().map(({ answer }) => answer)).toEqual(['Another.']);
});
