/**
 * A model that answers at once: OpenAI's chat completions with answers of one shape, in words of their own for every turn, and the summary
 * that is asked for, in a process of its own, so that a bench measures the house and not the narrator. Prints its address.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Message {
  readonly role: string;
  readonly content: string;
}

/** Changes to the chronicle that each turn makes: after a hundred turns it has outgrown its place in the prompt. */
const CHANGES = 3;
/** People who come again and again; one of each turn's is never heard of again, and can be told in no fewer lines. */
const CLERKS = 150;
let told = 0;

function answerTo(messages: readonly Message[]): string {
  const asked = messages.at(-1)?.content ?? '';
  if (!asked.startsWith('{"task":"summarise"')) return JSON.stringify(turnNow());
  return JSON.stringify(summaryOf((JSON.parse(asked) as { lines: string[] }).lines));
}

function turnNow(): object {
  const chronicle = Array.from({ length: CHANGES }, (_, place) => {
    told += 1;
    const subject = place === 0 ? `Stranger ${told}` : `Clerk ${told % CLERKS}`;
    return { line: '', topic: 'person', subject, text: `${subject} has read letter ${told}.`, change: 'new' };
  });
  return { scene, daysPassed: 1, narrative: narrativeOf(told), ...answer, chronicle };
}

/** "c12 person Clerk 7: Clerk 7 has read letter 157." */
function summaryOf(lines: readonly string[]): object {
  const byClerk = new Map<string, string[]>();
  for (const line of lines) {
    const [, number, subject] = /^(c\d+) .*?(Clerk \d+):/.exec(line) ?? [];
    if (number && subject) byClerk.set(subject, [...(byClerk.get(subject) ?? []), number]);
  }
  return {
    lines: [...byClerk]
      .filter(([, from]) => from.length > 1)
      .map(([subject, from]) => ({ from, topic: 'person', subject, text: `${subject} has read letters.` })),
  };
}

const SENTENCES = 7;
function narrativeOf(letter: number): string {
  return Array.from(
    { length: SENTENCES },
    (_, page) =>
      `The courier is admitted, mud to the knee, and lays page ${page} of letter ${letter} before you without a word. You read page ${page} of letter ${letter} twice.`,
  ).join(' ');
}

const scene = {
  act: 'letter',
  outcome: 'done',
  place: '',
  hour: 'noon',
  speakers: ['the courier'],
  uses: [],
  people: [],
  things: [],
  deed: { text: 'you read the letter', to: '', answer: '', knownTo: ['the courier'] },
  opened: [],
  closed: [],
};
const answer = {
  suggestions: [
    { title: 'Answer at once', text: 'Dictate a reply while the horse is changed.' },
    { title: 'Keep silent', text: 'Burn the letter and let them wonder.' },
    { title: 'Ask for counsel', text: 'Send for the one friend you still trust.' },
  ],
  effects: { influence: 1, reputation: 0, resources: -1 },
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
    const { stream, model, messages } = JSON.parse(Buffer.concat(body).toString() || '{}') as {
      stream?: boolean;
      model?: string;
      messages?: Message[];
    };
    const content = answerTo(messages ?? []);
    // As asked for, so that the turn is priced as that model's.
    const envelope = { id: 'chatcmpl-bench', created: 0, model };
    if (!stream) {
      response.writeHead(200, { 'content-type': 'application/json' });
      const message = { role: 'assistant', content };
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
      chunk([{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }]) +
        chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]) +
        chunk([], { usage }) +
        'data: [DONE]\n\n',
    );
  });
});
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`),
);
