/** A small API with its OpenAPI document, sound but for the flaws that a test gives it: the trial must find each, and none in a sound one. */
import { createServer, METHODS, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const flaws = [
  'breaks on NUL',
  'shows where code lies',
  'tells a field that is not described',
  'answers a status that is not described',
  'answers a type that is not described',
  'hangs up on long names',
  'takes every method',
  'forgets a method in Allow',
] as const;
export type Flaw = (typeof flaws)[number];

export interface FlawedApi {
  readonly origin: string;
  stop(): Promise<void>;
}

const problem = {
  description: 'A problem.',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        properties: { code: { type: 'string' }, detail: { type: 'string' } },
        required: ['code', 'detail'],
      },
    },
  },
};
const thing = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 20 },
    count: { type: 'integer', minimum: 0, maximum: 9 },
  },
  required: ['name', 'count'],
} as const;
const answer = { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] };

const document = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  components: { schemas: { Thing: thing } },
  paths: {
    '/api/things/{id}': {
      put: {
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        security: [],
        responses: {
          200: { description: 'It is there.', content: { 'application/json': { schema: answer } } },
          400: problem,
          413: problem,
          415: problem,
          431: { description: 'The headers are too large.' },
          default: problem,
        },
      },
    },
  },
};

const METHOD = 'PUT';
const BODY_MAX = 500_000;

export async function startFlawedApi(flaw: Flaw | null): Promise<FlawedApi> {
  const server = createServer((request, response) => void serve(request, response, flaw));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, flaw: Flaw | null): Promise<void> {
  const body = await text(request);
  const tell = (status: number, said: object, type = 'application/json') =>
    void response.writeHead(status, { 'content-type': type }).end(JSON.stringify(said));
  const refuse = (status: number, code: string, detail: string) =>
    tell(status, { code, detail }, 'application/problem+json');
  if (request.url === '/api/docs-json') return tell(200, document);
  if (request.method !== METHOD && flaw !== 'takes every method') {
    const allow = flaw === 'forgets a method in Allow' ? METHOD : `OPTIONS, ${METHOD}`;
    response.setHeader('allow', allow);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    return refuse(405, 'method_not_allowed', 'There is no such method here.');
  }
  if (request.method !== METHOD) return tell(200, { ok: true });
  if (body.length > BODY_MAX) return refuse(413, 'too_large', 'That is too much.');
  if (body !== '' && request.headers['content-type'] !== 'application/json')
    return refuse(415, 'unsupported_media_type', 'That is no JSON.');
  try {
    decodeURIComponent(request.url ?? '');
    const given = JSON.parse(body) as { name: string; count: number };
    if (flaw === 'breaks on NUL' && given.name.includes('\0'))
      return refuse(500, 'internal', 'The database does not like that.');
    if (flaw === 'hangs up on long names' && given.name.length > 30) return void response.destroy();
    checkThing(given);
    if (flaw === 'answers a status that is not described' && given.count === 7)
      return tell(418, { ok: true });
    if (flaw === 'answers a type that is not described' && given.count === 7)
      return tell(200, { ok: true }, 'text/html');
    tell(200, flaw === 'tells a field that is not described' ? { ok: true, secret: 1 } : { ok: true });
  } catch (error) {
    const stack = error instanceof Error ? error.stack : '';
    refuse(400, 'invalid_request', flaw === 'shows where code lies' ? String(stack) : 'That is no thing.');
  }
}

function checkThing({ name, count, ...others }: { readonly name: unknown; readonly count: unknown }): void {
  const isNamed = typeof name === 'string' && name.length >= 1 && [...name].length <= 20;
  const isCounted = Number.isInteger(count) && Number(count) >= 0 && Number(count) <= 9;
  if (!isNamed || !isCounted || Object.keys(others).length > 0) throw new Error('no thing');
}

/** How many requests an address is sent by other methods: all that Node knows but the one it has, and the one that asks for a tunnel. */
export const otherMethods = METHODS.length - 2;
