/** Follows a turn as a browser does: server-sent events over fetch. */
import type { NarratorState, Turn, TurnPiece } from '@rubicon/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { TestPlayer } from './players.js';

export class FollowedTurn {
  readonly pieces: TurnPiece[] = [];
  /** All that the turn was said to wait for. */
  readonly states: NarratorState[] = [];
  /** What the turn was said to wait for, first. */
  readonly waitsFor: Promise<NarratorState>;
  private waits: (state: NarratorState) => void = () => undefined;
  /** Null: the stream ended without one. */
  readonly outcome: Promise<Turn | null>;
  private readonly waiting: { length: number; resolve: () => void }[] = [];
  private readonly abort = new AbortController();

  private constructor(response: Response, abort: AbortController) {
    this.abort = abort;
    this.waitsFor = new Promise((resolve) => (this.waits = resolve));
    this.outcome = this.read(response).catch(() => null);
  }

  static async of(player: TestPlayer, turnId: string): Promise<FollowedTurn> {
    const abort = new AbortController();
    const response = await fetch(`${player.origin}/api/game/turns/${turnId}/events`, {
      headers: player.headers,
      signal: abort.signal,
    });
    if (!response.ok) throw new Error(`following the turn was answered with ${response.status}`);
    return new FollowedTurn(response, abort);
  }

  /** Of the latest attempt. */
  get text(): string {
    const attempt = Math.max(...this.pieces.map((piece) => piece.attempt));
    return this.pieces
      .filter((piece) => piece.attempt === attempt)
      .reduce((text, piece) => text.slice(0, piece.offset) + piece.text, '');
  }

  /** Resolves once so many characters of text are on the page. */
  shown(length: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ length, resolve });
      this.tell();
    });
  }

  close(): void {
    this.abort.abort();
  }

  private async read(response: Response): Promise<Turn | null> {
    const events = response
      .body!.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of events) {
      if (event === 'outcome') return JSON.parse(data) as Turn;
      if (event === 'narrator') this.hear(JSON.parse(data) as NarratorState);
      if (event === 'text') this.pieces.push(JSON.parse(data) as TurnPiece);
      this.tell();
    }
    return null;
  }

  private hear(state: NarratorState): void {
    this.states.push(state);
    this.waits(state);
  }

  private tell(): void {
    const { length } = this.pieces.length > 0 ? this.text : '';
    for (const waiter of this.waiting) if (length >= waiter.length) waiter.resolve();
  }
}
