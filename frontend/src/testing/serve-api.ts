/**
 * A real HTTP server on loopback for tests of screens and of the API client: each test says what is answered, and reads what was
 * asked. The page's relative addresses are led to it by fetch itself.
 */
import type { AddressInfo } from 'node:net';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a string goes as it is. */
  body?: unknown;
}
export type Answers = Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>;

export interface ServedApi {
  /** Everything asked so far, in order. */
  asked: Asked[];
  /** Adds or replaces answers, by "METHOD /path" without query. */
  answer(answers: Answers): void;
  close(): Promise<void>;
}

/** Unknown calls answer 404 with a problem document. Close it after each test. */
export async function serveApi(answers: Answers = {}): Promise<ServedApi> {
  const asked: Asked[] = [];
  const known: Answers = { ...answers };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const call: Asked = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
      asked.push(call);
      const rule =
        known[`${call.method} ${call.url.split('?')[0]}`] ?? problem(404, 'not_found', 'Not found.');
      void Promise.resolve(typeof rule === 'function' ? rule(call) : rule).then(
        ({ status = 200, headers = {}, body }) => {
          response.writeHead(status, { 'content-type': 'application/json', ...headers });
          response.end(typeof body === 'string' ? body : JSON.stringify(body));
        },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pageFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    return pageFetch(new Request(new URL(pathname + search, origin), request));
  };
  return {
    asked,
    answer: (more) => void Object.assign(known, more),
    close: async () => {
      globalThis.fetch = pageFetch;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface HeldAnswer {
  /** Pending until the test gives it. */
  answer(this: void): Promise<Answer>;
  /** To all who have asked, and to whoever asks later; once only. */
  give(this: void, answer: Answer): void;
}

/** For what a page shows while it waits. */
export function heldAnswer(): HeldAnswer {
  let give!: HeldAnswer['give'];
  const given = new Promise<Answer>((resolve) => (give = resolve));
  return { answer: () => given, give };
}

export function problem(status: number, code: string, detail: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: { type: 'about:blank', title: code, status, code, detail },
  };
}
