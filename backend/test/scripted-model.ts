/**
 * A language model that does as the test says, behind OpenAI's chat-completions protocol on a loopback port: what the real client
 * meets when a provider stalls, breaks off, refuses or talks nonsense.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly max_completion_tokens?: number;
  readonly max_tokens?: number;
  readonly response_format?: object;
  readonly stream_options?: object;
  readonly prompt_cache_key?: string;
  readonly temperature?: number;
  readonly stream?: boolean;
}

/** In tokens. */
export interface ScriptedUsage {
  readonly prompt: number;
  readonly cached: number;
  readonly completion: number;
}

/** Writes one answer. */
export type Script = (reply: ScriptedReply, request: ScriptedRequest) => void | Promise<void>;

export class ScriptedReply {
  /** Resolves when the client is gone. */
  readonly closed: Promise<void>;
  constructor(private readonly response: ServerResponse) {
    this.closed = new Promise((resolve) => response.once('close', resolve));
  }

  /** Answers with an error, as the provider words it. */
  fail(status: number, code: string, headers: Record<string, string> = {}): void {
    this.response.writeHead(status, { 'content-type': 'application/json', ...headers });
    this.response.end(JSON.stringify({ error: { message: code, type: code, code } }));
  }

  delta(content: string): this {
    return this.chunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  }

  /** As servers of thinking models show it. */
  think(reasoning: string): this {
    return this.chunk({
      choices: [{ index: 0, delta: { reasoning_content: reasoning }, finish_reason: null }],
    });
  }

  refuse(refusal: string): this {
    return this.chunk({ choices: [{ index: 0, delta: { refusal }, finish_reason: null }] });
  }

  /** @param usage null: the provider never tells */
  finish(reason: 'stop' | 'length' | 'content_filter' = 'stop', usage: ScriptedUsage | null = null): void {
    this.chunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
    if (usage) this.chunk({ choices: [], usage: inTokens(usage) });
    this.response.end('data: [DONE]\n\n');
  }

  /** Sends bytes as they are, then ends. */
  raw(status: number, contentType: string, bytes: string | Buffer): void {
    this.response.writeHead(status, { 'content-type': contentType });
    this.response.end(bytes);
  }

  /** Sends bytes of a stream as they are, each piece on its own, and does not end. */
  async bytes(...pieces: readonly (string | Buffer)[]): Promise<this> {
    this.begin();
    for (const piece of pieces) {
      this.response.write(piece);
      // The system would send them together.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return this;
  }

  /** All of an answer at once, as it comes where nobody asked for a stream. */
  whole(message: object, usage: ScriptedUsage | null = null): void {
    const completion = {
      object: 'chat.completion',
      model: 'scripted-1',
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
      ...(usage ? { usage: inTokens(usage) } : {}),
    };
    this.raw(200, 'application/json', JSON.stringify(completion, null, 2));
  }

  /** Writes until the client hangs up. */
  async onAndOn(write: (reply: this) => void, everyMs = 0): Promise<void> {
    let isHeard = true;
    void this.closed.then(() => (isHeard = false));
    while (isHeard) {
      write(this);
      await new Promise((resolve) => (everyMs > 0 ? setTimeout(resolve, everyMs) : setImmediate(resolve)));
    }
  }

  /** Ends it there, as if that were all. */
  end(): void {
    this.response.end();
  }

  /** Breaks the connection in the middle of the answer. */
  breakOff(): void {
    this.response.destroy();
  }

  /** @param part what the chunk has besides what all have, or in its place */
  chunk(part: object): this {
    this.begin();
    const chunk = {
      id: 'scripted',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'scripted-1',
      ...part,
    };
    this.response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    return this;
  }

  private begin(): void {
    if (!this.response.headersSent) this.response.writeHead(200, { 'content-type': 'text/event-stream' });
  }
}

/** As the API words it. */
export function inTokens({ prompt, cached, completion }: ScriptedUsage) {
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: cached },
  };
}

export interface ScriptedModel {
  readonly baseUrl: string;
  readonly requests: ScriptedRequest[];
  /** The header of the last request. */
  readonly authorization: string | null;
  /** What the next calls get, in order; the last script is used for all that follow. */
  play(...scripts: Script[]): void;
  /** What it lists when it is asked for its models; null: it lists none, as a server without that path. */
  lists(models: readonly string[] | null): void;
  /** Nobody listens at its address any more, until it comes back. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: ScriptedRequest[] = [];
  let scripts: Script[] = [];
  let models: readonly string[] | null = null;
  let authorization: string | null = null;
  const server = createServer((request, response) => {
    authorization = request.headers.authorization ?? null;
    if (request.method === 'GET') {
      const isList = request.url === '/v1/models' && models !== null;
      response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' });
      response.end(isList ? JSON.stringify({ object: 'list', data: models?.map((id) => ({ id })) }) : '{}');
      return;
    }
    void readBody(request).then(async (body) => {
      requests.push(body);
      const script = scripts.length > 1 ? scripts.shift() : scripts[0];
      const reply = new ScriptedReply(response);
      if (script) await script(reply, body);
      else reply.fail(500, 'no_script');
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    get authorization() {
      return authorization;
    },
    play(...next) {
      scripts = next;
    },
    lists(next) {
      models = next;
    },
    goAway: stop,
    comeBack: () => listen(port),
    stop,
  };
}

async function readBody(request: IncomingMessage): Promise<ScriptedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as ScriptedRequest;
}
