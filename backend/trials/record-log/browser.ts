/** A browser as the recording needs one: cookies, a sign-in, and the log's position that it has seen. */
import { randomUUID } from 'node:crypto';
import type {
  PaymentSuccessAnswer,
  PurchaseAnswer,
  PurchaseRequest,
  Session,
  Turn,
  TurnAccepted,
} from '@rubicon/contracts';

/** Test cards of the stand-in. */
export const cards = { pays: '4242 4242 4242 4242', refundsLater: '4000 0000 0000 7726' } as const;
export const PASSWORD = 'correct horse battery';
const ANSWER_WITHIN_MS = 30_000;

export class Browser {
  private readonly cookies = new Map<string, string>();
  private token: string | null = null;
  private position: string | null = null;

  constructor(private readonly origin: string) {}

  /** @returns the player's id */
  async register(name: string): Promise<string> {
    const { token, user } = await this.call<Session>('POST', '/api/auth/register', {
      username: name,
      email: `${name}@example.org`,
      password: PASSWORD,
    });
    this.token = token;
    return user.id;
  }

  async signIn(username: string): Promise<void> {
    const { token } = await this.call<Session>('POST', '/api/auth/login', { username, password: PASSWORD });
    this.token = token;
  }

  /** Buys, pays, and comes back from the hosted page. @returns the payment's id */
  async buy(request: PurchaseRequest, { card = cards.pays }: { card?: string } = {}): Promise<string> {
    const { url, paymentId } = await this.call<PurchaseAnswer>('POST', '/api/credits/purchase', request);
    const form = { email: 'payer@example.org', cardNumber: card, expiry: '12/40', cvc: '123' };
    const paid = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
    if (paid.status !== 303) throw new Error(`the hosted page answered ${paid.status}`);
    const sessionId = new URL(paid.headers.get('location')!).searchParams.get('session_id');
    await this.call<PaymentSuccessAnswer>('POST', '/api/credits/payment-success', { sessionId });
    return paymentId;
  }

  /** Plays a turn to its end. */
  async play(gameId: string, userInput: string, more: object = {}): Promise<Turn> {
    const turn = { gameId, gameType: 'french_revolution', userInput, ...more };
    const answer = await this.call<{ turn: Turn }>('POST', '/api/game/process', turn);
    return answer.turn;
  }

  /** Sends a turn and waits for its first word. @returns the turn's id */
  async beginTurn(gameId: string, userInput: string): Promise<string> {
    const turn = { gameId, gameType: 'french_revolution', userInput };
    const { turnId } = await this.call<TurnAccepted>('POST', '/api/game/process', turn, {
      prefer: 'respond-async',
    });
    const events = await this.send('GET', `/api/game/turns/${turnId}/events`, undefined);
    let seen = '';
    for await (const bytes of events.body!.pipeThrough(new TextDecoderStream())) {
      seen += bytes;
      // Not the empty one with which a page is begun anew.
      if (/event: text\r?\ndata: .*"text":"[^"]/.test(seen)) return turnId;
    }
    throw new Error('the turn ended without a word');
  }

  /** @throws Error with what the server refused */
  async call<T>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const response = await this.send(method, path, body, headers);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  private async send(
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(this.origin + path, {
      method,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        ...headers,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(this.position === null ? {} : { 'x-log-position': this.position }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.position = response.headers.get('x-log-position') ?? this.position;
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(name, value);
    }
    return response;
  }
}
