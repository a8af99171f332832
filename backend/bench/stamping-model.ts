/**
 * A model that says when it said its first word. It streams an answer word by word, with words of its own for every turn: what was told
 * before is not told again. An action "mark 17" makes its narrative begin with "Mark17", and the moment at which that word was written is kept.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const MARKED_WORDS = 40;
const OTHER_WORDS = 300;
const WORDS_PER_SECOND = 50;
const FIRST_WORD_AFTER_MS = 100;
/** How long the answer to anything but a mark takes to be written. */
export const OTHER_TURN_MS = FIRST_WORD_AFTER_MS + (OTHER_WORDS * 1_000) / WORDS_PER_SECOND;

export interface StampingModel {
  /** Base URL, `…/v1`. */
  readonly url: string;
  /** By mark: milliseconds since 1970, with fractions. */
  readonly stamps: ReadonlyMap<number, number>;
  stop(): Promise<void>;
}

const beforeStory = JSON.stringify({
  scene: {
    act: 'letter',
    outcome: 'done',
    place: '',
    hour: 'noon',
    speakers: [],
    uses: [],
    people: [],
    things: [],
    deed: { text: '', to: '', answer: '', knownTo: [] },
    opened: [],
    closed: [],
  },
  daysPassed: 0,
}).slice(0, -1);
const rest = JSON.stringify({
  suggestions: [
    { title: 'Answer at once', text: 'Dictate a reply while the horse is changed.' },
    { title: 'Keep silent', text: 'Burn the letter and let them wonder.' },
    { title: 'Ask for counsel', text: 'Send for the one friend you still trust.' },
  ],
  effects: { influence: 0, reputation: 0, resources: 0 },
  factions: [],
  bends: [],
  chronicle: [],
  ending: 'none',
  epilogue: '',
}).slice(1);

export async function startStampingModel(): Promise<StampingModel> {
  const stamps = new Map<number, number>();
  let turns = 0;
  const server = createServer((request, response) => {
    const received: Buffer[] = [];
    request.on('data', (chunk: Buffer) => received.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(received).toString() || '{}') as {
        messages?: { content: string }[];
      };
      const mark = /"mark (\d+)"/.exec(body.messages?.at(-1)?.content ?? '')?.[1];
      write(response, mark === undefined ? null : Number(mark)).catch(() => response.destroy());
    });
  });

  async function write(response: ServerResponse, mark: number | null): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    turns += 1;
    const turn = turns;
    const say = (content: string) => send(response, [{ index: 0, delta: { content }, finish_reason: null }]);
    await wait(FIRST_WORD_AFTER_MS);
    say(`${beforeStory},"narrative":"`);
    if (mark !== null) stamps.set(mark, performance.timeOrigin + performance.now());
    const words = mark === null ? OTHER_WORDS : MARKED_WORDS;
    for (let word = 0; word < words && !response.destroyed; word += 1) {
      say(word === 0 && mark !== null ? `Mark${mark} ` : `word${turn}-${word} `);
      await wait(1_000 / WORDS_PER_SECOND);
    }
    say(`",${rest}`);
    send(response, [{ index: 0, delta: {}, finish_reason: 'stop' }]);
    send(response, [], { prompt_tokens: 2_000, completion_tokens: 300, total_tokens: 2_300 });
    response.end('data: [DONE]\n\n');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stamps,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, choices: readonly object[], usage?: object): void {
  const chunk = {
    id: 'chatcmpl-bench',
    created: 0,
    model: 'bench',
    object: 'chat.completion.chunk',
    choices,
  };
  response.write(`data: ${JSON.stringify({ ...chunk, ...(usage && { usage }) })}\n\n`);
}
