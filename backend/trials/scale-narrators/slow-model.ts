/**
 * A model that takes its time: OpenAI's chat completions, streamed word by word, the first one after half of the time, the last one after the whole, in
 * words of their own for every turn. It counts what it has told to the end, so that what was told in vain is known.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface SlowModel {
  /** `…/v1` */
  readonly url: string;
  /** Answers that whoever asked has heard to their end. */
  readonly finished: number;
  /** Answers under way at the same time, the most of them since this was asked last. */
  mostAtOnce(): number;
  /** Lets no answer go beyond its half. Resolves when none is, with what lets them go on. */
  hold(): Promise<() => void>;
  stop(): Promise<void>;
}

const rest = {
  suggestions: ['Speak', 'Wait', 'Leave'].map((title) => ({ title, text: `${title} now.` })),
  effects: { influence: 0, reputation: 0, resources: 0 },
  daysPassed: 1,
};
const usage = { prompt_tokens: 2_000, completion_tokens: 300, total_tokens: 2_300 };

export interface SlowAnswer {
  readonly answerMs: number;
  /** Two at least. */
  readonly words: number;
}

export async function startSlowModel(slow: SlowAnswer): Promise<SlowModel> {
  let asked = 0;
  let finished = 0;
  let underWay = 0;
  let most = 0;
  let mayEnd = Promise.resolve();
  const endings = new Set<Promise<boolean>>();
  const answer = async (response: ServerResponse, number: number): Promise<boolean> => {
    await begin(response, number, slow);
    await mayEnd;
    const ending = end(response, number, slow);
    endings.add(ending);
    const isHeard = await ending;
    endings.delete(ending);
    return isHeard;
  };
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      asked += 1;
      most = Math.max(most, ++underWay);
      void answer(response, asked).then((isHeard) => {
        underWay -= 1;
        if (isHeard) finished += 1;
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get finished() {
      return finished;
    },
    mostAtOnce() {
      const now = most;
      most = underWay;
      return now;
    },
    async hold() {
      let release = () => {};
      mayEnd = new Promise((resolve) => (release = resolve));
      await Promise.all(endings);
      return release;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function begin(response: ServerResponse, number: number, { answerMs }: SlowAnswer): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  await wait(answerMs / 2);
  send(response, [delta(`{"narrative":"Letter${number} `)]);
}

/** Whether somebody was there to its end. */
async function end(
  response: ServerResponse,
  number: number,
  { answerMs, words }: SlowAnswer,
): Promise<boolean> {
  for (let word = 1; word < words; word += 1) {
    await wait(answerMs / 2 / (words - 1));
    send(response, [delta(`word${number}-${word} `)]);
  }
  if (response.destroyed) return false;
  send(response, [delta(`ends.",${JSON.stringify(rest).slice(1)}`)]);
  send(response, [{ index: 0, delta: {}, finish_reason: 'stop' }]);
  send(response, [], { usage });
  response.end('data: [DONE]\n\n');
  return true;
}

function delta(content: string): object {
  return { index: 0, delta: { content }, finish_reason: null };
}

function send(response: ServerResponse, choices: readonly object[], more: object = {}): void {
  if (response.destroyed) return;
  const chunk = { id: 'slow', created: 0, model: 'slow', object: 'chat.completion.chunk', choices, ...more };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
