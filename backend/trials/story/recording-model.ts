/**
 * Stands between the house and a language model and keeps what went by: the prompts as they were sent, the answers as they came. Speaks
 * chat completions; passes everything on unchanged. A call that is given up is ended there, too, and not kept.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

export interface Exchange {
  readonly messages: readonly ChatMessage[];
  readonly answer: string;
  /** Tokens, as the model reports them. */
  readonly prompt: number;
  /** Part of `prompt`. */
  readonly cached: number;
  readonly output: number;
}

export interface RecordingModel {
  readonly url: string;
  /** Turns told since it was last asked, oldest first. */
  takeTurns(): Exchange[];
  /** Summaries of a chronicle so far. */
  readonly summaries: number;
  stop(): Promise<void>;
}

interface Chunk {
  readonly choices: readonly { readonly delta?: { readonly content?: string | null } }[];
  readonly usage?: {
    readonly prompt_tokens: number;
    readonly completion_tokens: number;
    readonly prompt_tokens_details?: { readonly cached_tokens?: number };
  } | null;
}

const SUMMARY_HEAD = '# Summary of a chronicle';

/** @param modelUrl the model's base URL, `…/v1` */
export async function startRecordingModel(modelUrl: string): Promise<RecordingModel> {
  let turns: Exchange[] = [];
  let summaries = 0;
  const server = createServer((request, response) => {
    const received: Buffer[] = [];
    const givenUp = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) givenUp.abort();
    });
    request.on('data', (chunk: Buffer) => received.push(chunk));
    request.on('end', () => {
      passOn(Buffer.concat(received).toString()).catch((error: unknown) => {
        if (!givenUp.signal.aborted) console.error(error);
        response.destroy();
      });
    });

    async function passOn(body: string): Promise<void> {
      const { authorization } = request.headers;
      const answered = await fetch(modelUrl + (request.url ?? '').replace(/^\/v1/, ''), {
        method: request.method ?? 'POST',
        headers: {
          'content-type': 'application/json',
          ...(authorization === undefined ? {} : { authorization }),
        },
        ...(body === '' ? {} : { body }),
        signal: givenUp.signal,
      });
      response.writeHead(answered.status, {
        'content-type': answered.headers.get('content-type') ?? 'application/json',
      });
      const written: string[] = [];
      for await (const piece of answered.body!.pipeThrough(new TextDecoderStream())) {
        written.push(piece);
        response.write(piece);
      }
      if (answered.ok && body !== '' && !givenUp.signal.aborted)
        keep((JSON.parse(body) as { messages: ChatMessage[] }).messages, await chunksOf(written.join('')));
      response.end();
    }
  });

  function keep(messages: readonly ChatMessage[], chunks: readonly Chunk[]): void {
    if (messages[0]?.content.startsWith(SUMMARY_HEAD)) {
      summaries += 1;
      return;
    }
    const usage = chunks.findLast((chunk) => chunk.usage)?.usage;
    turns.push({
      messages,
      answer: chunks.map(({ choices }) => choices[0]?.delta?.content ?? '').join(''),
      prompt: usage?.prompt_tokens ?? 0,
      cached: usage?.prompt_tokens_details?.cached_tokens ?? 0,
      output: usage?.completion_tokens ?? 0,
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    takeTurns() {
      const taken = turns;
      turns = [];
      return taken;
    },
    get summaries() {
      return summaries;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function chunksOf(stream: string): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  const events = new Blob([stream])
    .stream()
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) if (data !== '[DONE]') chunks.push(JSON.parse(data) as Chunk);
  return chunks;
}
