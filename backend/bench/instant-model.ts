/**
 * A model that answers at once: OpenAI's chat completions with one constant answer, in a process of its own, so that a bench
 * measures the house and not the narrator. Prints its address.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let told = 0;
/** Each turn remembers somebody: among 150 who come again. */
const answerNow = () => {
  told += 1;
  const subject = `Clerk ${told % 150}`;
  return JSON.stringify({
    ...answer,
    chronicle: [
      { line: '', topic: 'person', subject, text: `${subject} has read letter ${told}.`, change: 'new' },
    ],
  });
};

const answer = {
  narrative:
    'The courier is admitted, mud to the knee, and lays the letter before you without a word. You read it twice. '.repeat(
      7,
    ),
  suggestions: [
    { title: 'Answer at once', text: 'Dictate a reply while the horse is changed.' },
    { title: 'Keep silent', text: 'Burn the letter and let them wonder.' },
    { title: 'Ask for counsel', text: 'Send for the one friend you still trust.' },
  ],
  effects: { influence: 1, reputation: 0, resources: -1 },
  daysPassed: 1,
  factions: [],
  bends: [],
  ending: 'none',
  epilogue: '',
};
const usage = {
  prompt_tokens: 2_000,
  completion_tokens: 300,
  total_tokens: 2_300,
  prompt_tokens_details: { cached_tokens: 1_024 },
};

const server = createServer((request, response) => {
  const body: Buffer[] = [];
  request.on('data', (chunk: Buffer) => body.push(chunk));
  request.on('end', () => {
    const { stream, model } = JSON.parse(Buffer.concat(body).toString() || '{}') as {
      stream?: boolean;
      model?: string;
    };
    // As asked for, so that the turn is priced as that model's.
    const envelope = { id: 'chatcmpl-bench', created: 0, model };
    if (!stream) {
      response.writeHead(200, { 'content-type': 'application/json' });
      const message = { role: 'assistant', content: answerNow() };
      response.end(
        JSON.stringify({
          ...envelope,
          object: 'chat.completion',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
          usage,
        }),
      );
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = (choices: object[], rest = {}) =>
      `data: ${JSON.stringify({ ...envelope, object: 'chat.completion.chunk', choices, ...rest })}\n\n`;
    response.end(
      chunk([{ index: 0, delta: { role: 'assistant', content: answerNow() }, finish_reason: null }]) +
        chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]) +
        chunk([], { usage }) +
        'data: [DONE]\n\n',
    );
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`),
);
