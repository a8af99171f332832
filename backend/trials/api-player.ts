/** A player over HTTP, as a browser would be one: signs up, pays at the hosted page, plays. Keeps a diary of what it was told. */
import { randomUUID } from 'node:crypto';
import {
  positionHeader,
  type Character,
  type GameAnswer,
  type GameStateAnswer,
  type GameType,
  type PaymentSuccessAnswer,
  type Problem,
  type ProcessTurnAnswer,
  type Profile,
  type PurchaseAnswer,
  type Session,
  type Statement,
  type Turn,
  type TurnAccepted,
  type TurnPiece,
} from '@rubicon/contracts';

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

const UNREACHABLE_RETRY_MS = 250;

export class ApiPlayer {
  /** What the player was told became of each turn. */
  readonly diary: PlayedTurn[] = [];
  private token: string | null = null;
  private position: string | null = null;

  /** @param giveUpAfterMs how long a call is repeated while the server cannot be reached or is not ready */
  constructor(
    private readonly origin: string,
    private readonly giveUpAfterMs = 60_000,
  ) {}

  async register(): Promise<Session> {
    const name = `trial_${randomUUID().slice(0, 8)}`;
    const session = await this.call<Session>('POST', '/api/auth/register', {
      username: name,
      email: `${name}@example.org`,
      password: randomUUID(),
    });
    this.token = session.token;
    return session;
  }

  /** Buys credits with the test card, at the stand-in's hosted page. */
  async buyCredits(amount: number): Promise<PaymentSuccessAnswer> {
    const { url } = await this.call<PurchaseAnswer>('POST', '/api/credits/purchase', { amount });
    const card = {
      email: 'payer@example.org',
      cardNumber: '4242 4242 4242 4242',
      expiry: '12/40',
      cvc: '123',
    };
    const paid = await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
    const sessionId = new URL(paid.headers.get('location') ?? url).searchParams.get('session_id');
    if (paid.status !== 303 || sessionId === null) throw new Error(`the hosted page answered ${paid.status}`);
    return this.call<PaymentSuccessAnswer>('POST', '/api/credits/payment-success', { sessionId });
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
  async playTurn(game: { gameId: string; gameType: GameType }, userInput: string): Promise<Turn> {
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

  /** Sends a turn and resolves with the first piece of its text, as streamed. */
  async firstWordOfTurn(game: { gameId: string; gameType: GameType }, userInput: string): Promise<string> {
    const accepted = await this.send('POST', '/api/game/process', { userInput, ...game }, randomUUID(), {
      prefer: 'respond-async',
    });
    const { turnId } = (await accepted.json()) as TurnAccepted;
    const stream = await this.send('GET', `/api/game/turns/${turnId}/events`, undefined, '');
    let received = '';
    for await (const bytes of stream.body!.pipeThrough(new TextDecoderStream())) {
      received += bytes;
      const piece = /event: text\r?\ndata: (.+)\r?\n/.exec(received)?.[1];
      if (piece !== undefined) return (JSON.parse(piece) as TurnPiece).text;
    }
    throw new Error('the stream ended without a word');
  }

  /** Sends a turn and reads its text as it is streamed, to the end. */
  async followTurn(game: { gameId: string; gameType: GameType }, userInput: string): Promise<void> {
    const accepted = await this.send('POST', '/api/game/process', { userInput, ...game }, randomUUID(), {
      prefer: 'respond-async',
    });
    if (!accepted.ok) throw new Error(`the turn was answered with ${accepted.status}`);
    this.position = accepted.headers.get(positionHeader) ?? this.position;
    const { turnId } = (await accepted.json()) as TurnAccepted;
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
  async call<T>(method: string, path: string, body?: object, key: string = randomUUID()): Promise<T> {
    const deadline = Date.now() + this.giveUpAfterMs;
    for (;;) {
      const response = await this.send(method, path, body, key).catch((error: unknown) => {
        if (Date.now() > deadline) throw error;
        return null;
      });
      if (response === null || (response.status === 503 && Date.now() < deadline)) {
        await response?.body?.cancel();
        await new Promise((resolve) => setTimeout(resolve, UNREACHABLE_RETRY_MS));
        continue;
      }
      this.position = response.headers.get(positionHeader) ?? this.position;
      const text = await response.text();
      if (!response.ok) throw new ApiProblem(response.status, problemIn(text), `${method} ${path}`);
      return (text === '' ? null : JSON.parse(text)) as T;
    }
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
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(this.position === null ? {} : { [positionHeader]: this.position }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
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
