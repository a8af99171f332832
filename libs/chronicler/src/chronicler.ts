/** The Chronicler's server: OpenAI's `POST /v1/chat/completions` and `GET /v1/models`, on 127.0.0.1. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { narrate, type Narration } from './narrator.js';
import { readScene, readSummaryTask, type ChatMessage } from './prompt.js';
import { summarise } from './summary.js';
import { firstTokens, PromptCache, withCompletion } from './usage.js';

export interface ChroniclerOptions {
  /** 0 or absent: a free one. */
  readonly port?: number;
  /** 0: at once. Absent: `CHRONICLER_WORDS_PER_SECOND`, else 120. */
  readonly wordsPerSecond?: number;
}

export interface Chronicler {
  /** `http://127.0.0.1:<port>`; the client's base URL is this and `/v1`. */
  readonly url: string;
  stop(): Promise<void>;
}

interface ChatRequest {
  readonly model?: string;
  readonly messages?: readonly { readonly role?: unknown; readonly content?: unknown }[];
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly response_format?: { readonly type?: string };
  readonly max_completion_tokens?: number;
  readonly max_tokens?: number;
}

const model = 'chronicler';
const firstTokenMs = 60;
const longestBodyBytes = 4_000_000;

export async function startChronicler(options: ChroniclerOptions = {}): Promise<Chronicler> {
  const configured = Number(process.env['CHRONICLER_WORDS_PER_SECOND'] ?? 120);
  const wordsPerSecond = options.wordsPerSecond ?? (configured >= 0 ? configured : 120);
  const cache = new PromptCache();
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      const isBad = error instanceof SyntaxError || error instanceof RangeError;
      sendJson(response, isBad ? 400 : 500, {
        error: { message: error instanceof Error ? error.message : 'failed', type: 'invalid_request_error' },
      });
    });
  });

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0];
    if (request.method === 'GET' && path === '/v1/models') {
      sendJson(response, 200, {
        object: 'list',
        data: [{ id: model, object: 'model', created: 0, owned_by: 'rubicon' }],
      });
      return;
    }
    if (request.method !== 'POST' || path !== '/v1/chat/completions') {
      sendJson(response, 404, {
        error: { message: `Unknown request URL: ${request.method} ${path}.`, type: 'invalid_request_error' },
      });
      return;
    }
    const chat = JSON.parse(await readText(request)) as ChatRequest;
    const messages = chat.messages?.map(plainMessage) ?? [];
    if (messages.length === 0) throw new RangeError("Missing required parameter: 'messages'.");
    const whole = contentFor(messages, chat.response_format?.type === 'json_schema');
    const told = cache.measure(messages, whole);
    const limit = chat.max_completion_tokens ?? chat.max_tokens ?? Infinity;
    const isCut = told.completion_tokens > limit;
    const content = isCut ? firstTokens(whole, limit) : whole;
    const usage = isCut ? withCompletion(told, limit) : told;
    const finish = isCut ? 'length' : 'stop';
    const id = `chatcmpl-${createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 24)}`;
    const common = { id, created: Math.floor(Date.now() / 1000), model: chat.model ?? model };
    if (!chat.stream) {
      await pause(
        wordsPerSecond === 0 ? 0 : firstTokenMs + (content.split(' ').length * 1000) / wordsPerSecond,
      );
      const message = { role: 'assistant', content, refusal: null };
      const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
      sendJson(response, 200, { ...common, object: 'chat.completion', choices, usage });
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    const withUsage = chat.stream_options?.include_usage === true;
    const send = (delta: object, finish_reason: string | null) =>
      sendEvent(response, {
        ...common,
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta, finish_reason }],
        ...(withUsage && { usage: null }),
      });
    if (wordsPerSecond > 0) await pause(firstTokenMs);
    send({ role: 'assistant', content: '' }, null);
    const started = performance.now();
    const pieces = content.match(/\s*\S{1,24}/g) ?? [];
    for (const [index, piece] of pieces.entries()) {
      if (response.destroyed) return;
      send({ content: piece }, null);
      if (wordsPerSecond > 0)
        await pause(started + ((index + 1) * 1000) / wordsPerSecond - performance.now());
    }
    send({}, finish);
    if (withUsage) sendEvent(response, { ...common, object: 'chat.completion.chunk', choices: [], usage });
    response.end('data: [DONE]\n\n');
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Content is text, or parts of which the texts count. */
function plainMessage({
  role,
  content,
}: {
  readonly role?: unknown;
  readonly content?: unknown;
}): ChatMessage {
  const parts = Array.isArray(content)
    ? (content as { text?: unknown }[]).map((part) => part.text)
    : [content];
  return { role: String(role), content: parts.filter((part) => typeof part === 'string').join('') };
}

function contentFor(messages: readonly ChatMessage[], asJson: boolean): string {
  const lines = readSummaryTask(messages);
  if (lines) return JSON.stringify(summarise(lines));
  const narration = narrate(readScene(messages));
  return asJson ? JSON.stringify(narration) : asText(narration);
}

function asText({ narrative, suggestions }: Narration): string {
  const options = suggestions.map(({ title, text }, index) => `${index + 1}. **${title}**: ${text}`);
  return `${narrative}\n\n**What to Do Next**\n\n${options.join('\n')}`;
}

async function pause(ms: number): Promise<void> {
  if (ms >= 1) await wait(ms);
}

async function readText(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBodyBytes) throw new RangeError('The request is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(response: http.ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendEvent(response: http.ServerResponse, data: object): void {
  response.write(`data: ${JSON.stringify(data)}\n\n`);
}
