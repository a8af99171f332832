/** Sends requests to the letter: no library in between mends a path, a header or a body. */
import { Pool, type Dispatcher } from 'undici';
import type { ReceivedAnswer } from './documented-api.js';
import type { WireRequest } from './probe-request.js';

/** Longer than a turn takes that is waited for. */
const ANSWER_WITHIN_MS = 60_000;

export class Wire {
  private readonly pool: Pool;

  constructor(
    readonly origin: string,
    connections: number,
  ) {
    this.pool = new Pool(origin, {
      connections,
      headersTimeout: ANSWER_WITHIN_MS,
      bodyTimeout: ANSWER_WITHIN_MS,
    });
  }

  /** Of a stream of events only its head is read. @throws Error when there is no answer, or none that is HTTP */
  async send({ method, path, headers, body }: WireRequest): Promise<ReceivedAnswer> {
    // Its type has the usual methods; it sends any.
    const answer = await this.pool.request({ method: method as Dispatcher.HttpMethod, path, headers, body });
    const isStream = String(answer.headers['content-type'] ?? '').startsWith('text/event-stream');
    if (isStream) {
      answer.body.once('error', () => undefined);
      answer.body.destroy();
    }
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isStream ? Buffer.alloc(0) : Buffer.from(await answer.body.arrayBuffer()),
    };
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
