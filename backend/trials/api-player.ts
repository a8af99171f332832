/**
 * A player over HTTP, as a browser would be one: keeps its cookies, signs up, pays at the hosted page, plays, leaves. Keeps a diary of what it
 * was told.
 */
import { randomUUID } from 'node:crypto';
import {
  positionHeader,
  type Character,
  type GameAnswer,
  type GameStateAnswer,
  type GameType,
  type PaymentSuccessAnswer,
  type PaymentSummary,
  type Problem,
  type ProcessTurnAnswer,
  type Profile,
  type RegisterRequest,
  type PurchaseAnswer,
  type PurchaseRequest,
  type Session,
  type Statement,
  type Turn,
  type TurnAccepted,
  type TurnPiece,
} from '@rubicon/contracts';
import { anyPayer, payOnHostedPage, type Payer } from './hosted-page.js';
import { untilAnswered } from './until-answered.js';

export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
    call: string,
  ) {
    super(`${call}: ${status} ${problem?.code ?? ''} ${problem?.detail ?? ''}`);
  }
}

export interface PlayedTurn {
  readonly turnId: string;
  readonly status: Turn['status'];
  readonly chargedMicroUsd: number;
}

export interface Game {
  readonly gameId: string;
  readonly gameType: GameType;
}

export class ApiPlayer {
  /** What the player was told became of each turn. */
  readonly diary: PlayedTurn[] = [];
  private readonly account: RegisterRequest;
  private readonly cookies = new Map<string, string>();
  private token: string | null = null;
  private position: string | null = null;

  /** @param giveUpAfterMs how long a call is repeated while the server cannot be reached or is not ready */
  constructor(
    private readonly origin: string,
    private readonly giveUpAfterMs = 60_000,
    username = `trial_${randomUUID().slice(0, 8)}`,
  ) {
    this.account = { username, email: `${username}@example.org`, password: randomUUID() };
  }

  /** Takes along what its browser has bought as a visitor. */
  async register(): Promise<Session> {
    const session = await this.call<Session>('POST', '/api/auth/register', this.account).catch(
      (error: unknown) => {
        // Of an attempt whose answer was lost.
        if (error instanceof ApiProblem && error.status === 409) return this.signIn();
        throw error;
      },
    );
    this.token = session.token;
    return session;
  }

  async signIn(): Promise<Session> {
    const { username, password } = this.account;
    const session = await this.call<Session>('POST', '/api/auth/login', { username, password });
    this.token = session.token;
    return session;
  }

  /** For good; signs in again first, as the page does. */
  async deleteAccount(): Promise<void> {
    await this.signIn();
    await this.call('DELETE', '/api/auth/delete-account').catch((error: unknown) => {
      // The answer was lost, and with it every sign-in.
      if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    });
  }

  /** Buys credits with the test card, at the stand-in's hosted page. */
  async buyCredits(amount: number): Promise<PaymentSuccessAnswer> {
    const { url } = await this.openCheckout({ amount });
    const sessionId = await this.pay(url);
    if (sessionId === null) throw new Error('the hosted page is closed');
    return this.confirm(sessionId);
  }

  openCheckout(purchase: PurchaseRequest): Promise<PurchaseAnswer> {
    return this.call<PurchaseAnswer>('POST', '/api/credits/purchase', purchase);
  }

  /** @returns the session to come back with; null: the page is closed */
  pay(url: string, payer: Payer = anyPayer): Promise<string | null> {
    return payOnHostedPage(url, payer, this.giveUpAfterMs);
  }

  /** Comes back from the hosted page. */
  confirm(sessionId: string): Promise<PaymentSuccessAnswer> {
    return this.call<PaymentSuccessAnswer>('POST', '/api/credits/payment-success', { sessionId });
  }

  payments(): Promise<PaymentSummary[]> {
    return this.call<PaymentSummary[]>('GET', '/api/payments');
  }

  askForRefund(paymentId: string): Promise<PaymentSummary> {
    return this.call<PaymentSummary>('POST', `/api/payments/${paymentId}/refund`);
  }

  async startGame(gameType: GameType): Promise<GameAnswer> {
    const characters = await this.call<Character[]>('GET', `/api/characters?gameType=${gameType}`);
    return this.call<GameAnswer>('POST', '/api/game/start', {
      characterId: characters[0]!.id,
      difficulty: 'normal',
      gameType,
    });
  }

  /**
   * Plays one turn and waits for its outcome, repeating the same call, under the same key, for as long as the server is gone.
   */
  async playTurn(game: Game, userInput: string): Promise<Turn> {
    const key = randomUUID();
    const deadline = Date.now() + this.giveUpAfterMs;
    for (;;) {
      try {
        const answer = await this.call<ProcessTurnAnswer | { turnId: string }>(
          'POST',
          '/api/game/process',
          { userInput, ...game },
          key,
        );
        const turn = 'turn' in answer ? answer.turn : await this.turn(answer.turnId);
        if (turn.status !== 'pending') return this.remember(turn);
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.status < 500 || Date.now() > deadline) throw error;
      }
    }
  }

  /** Sends a turn, and does not wait for what becomes of it. */
  sendTurn(game: Game, userInput: string): Promise<TurnAccepted> {
    const body = { userInput, ...game };
    return this.call('POST', '/api/game/process', body, randomUUID(), { prefer: 'respond-async' });
  }

  /** Sends a turn and resolves with the first piece of its text, as streamed. */
  async firstWordOfTurn(game: Game, userInput: string): Promise<string> {
    return this.firstWordOf((await this.sendTurn(game, userInput)).turnId);
  }

  /** @throws Error when the stream ends, or breaks, without a word */
  async firstWordOf(turnId: string): Promise<string> {
    const stream = await this.send('GET', `/api/game/turns/${turnId}/events`, undefined, '');
    let received = '';
    for await (const bytes of stream.body!.pipeThrough(new TextDecoderStream())) {
      received += bytes;
      // Not the empty one with which a page is begun anew.
      for (const [, piece = ''] of received.matchAll(/event: text\r?\ndata: (.+)\r?\n/g)) {
        const { text } = JSON.parse(piece) as TurnPiece;
        if (text !== '') return text;
      }
    }
    throw new Error('the stream ended without a word');
  }

  /** Sends a turn and reads its text as it is streamed, to the end. */
  async followTurn(game: Game, userInput: string): Promise<void> {
    const { turnId } = await this.sendTurn(game, userInput);
    const stream = await this.send('GET', `/api/game/turns/${turnId}/events`, undefined, '');
    if (!stream.ok) throw new Error(`following the turn was answered with ${stream.status}`);
    for await (const _bytes of stream.body!);
  }

  turn(turnId: string): Promise<Turn> {
    return this.call<Turn>('GET', `/api/game/turns/${turnId}`);
  }

  state(): Promise<GameStateAnswer> {
    return this.call<GameStateAnswer>('GET', '/api/game/state');
  }

  /** For good, also while a turn of it is being told. */
  async deleteGame(gameId: string): Promise<void> {
    await this.call('DELETE', `/api/games/${gameId}`).catch((error: unknown) => {
      // Of an attempt whose answer was lost.
      if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
    });
  }

  save(gameId: string): Promise<GameAnswer> {
    return this.call<GameAnswer>('POST', '/api/game/save', { gameId });
  }

  profile(): Promise<Profile> {
    return this.call<Profile>('GET', '/api/user/profile');
  }

  statement(): Promise<Statement> {
    return this.call<Statement>('GET', '/api/credits/statement');
  }

  /** @throws ApiProblem what the server refused; unreachable servers are asked again until the player gives up */
  async call<T>(
    method: string,
    path: string,
    body?: object,
    key: string = randomUUID(),
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    return this.ask(method, path, body, key, headers, this.giveUpAfterMs);
  }

  /**
   * The same once, as somebody who goes away when there is no answer: what was asked for was done then, or was not.
   * @throws ApiProblem what the server refused; Error when it did not answer
   */
  callOnce<T>(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    return this.ask(method, path, body, randomUUID(), headers, 0);
  }

  private async ask<T>(
    method: string,
    path: string,
    body: object | undefined,
    key: string,
    headers: Readonly<Record<string, string>>,
    giveUpAfterMs: number,
  ): Promise<T> {
    const answer = await untilAnswered(() => this.send(method, path, body, key, headers), giveUpAfterMs);
    this.position = answer.headers.get(positionHeader) ?? this.position;
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(name, value);
    }
    if (answer.status >= 400)
      throw new ApiProblem(answer.status, problemIn(answer.text), `${method} ${path}`);
    return (answer.text === '' ? null : JSON.parse(answer.text)) as T;
  }

  private send(
    method: string,
    path: string,
    body: object | undefined,
    key: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(this.origin + path, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' ? { 'idempotency-key': key } : {}),
        ...(this.cookies.size === 0 ? {} : { cookie: this.cookieHeader }),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(this.position === null ? {} : { [positionHeader]: this.position }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** As its browser sends it. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private remember(turn: Turn): Turn {
    this.diary.push({
      turnId: turn.turnId,
      status: turn.status,
      chargedMicroUsd: turn.receipt?.chargedMicroUsd ?? 0,
    });
    return turn;
  }
}

function problemIn(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return null;
  }
}
