import type { TurnPiece } from '@rubicon/contracts';
import { Erased, KeyDestroyed, type PlayerKeys } from '../keys/index.js';
import type { Log } from '../observability/index.js';
import type { MessageBus } from './message-bus.js';
import { PreviewChannel, type PreviewText } from './preview-channel.js';
import { channelOf, pieceAad, splitPiece, type PreviewMessage } from './preview-message.js';
import type { KeptPiece, Notice, PreviewTables } from './preview-tables.js';

/** Each piece is sealed, kept, and sent; it is opened again only where a browser reads it. */
export class SealedPreviewChannel extends PreviewChannel {
  constructor(
    private readonly bus: MessageBus,
    private readonly tables: PreviewTables,
    private readonly keys: PlayerKeys,
    private readonly log: Log,
  ) {
    super();
  }

  async publish(playerId: string, piece: TurnPiece): Promise<void> {
    for (const part of splitPiece(piece)) {
      const { turnId, attempt, offset, text } = part;
      const kept: KeptPiece = {
        turnId,
        attempt,
        offset,
        sealed: await this.keys.seal(playerId, pieceAad(part), { text }),
      };
      // Kept before it is sent: who listens first and then reads the text so far misses nothing.
      await this.send({ kind: 'piece', ...kept }, (notice) => this.tables.keepPiece(kept, notice));
    }
  }

  subscribe(turnId: string, listener: (piece: TurnPiece) => void): Promise<() => void> {
    // Opening takes a moment when the key is not cached: one after another, so that pieces stay in order.
    let inTurn: Promise<void> = Promise.resolve();
    return this.listen('piece', turnId, (message) => {
      inTurn = inTurn
        .then(async () => {
          const text = await this.textOf(message);
          const { attempt, offset } = message;
          if (text !== null) listener({ turnId, attempt, offset, text });
        })
        .catch((error: unknown) => this.log.warn('a piece of a preview was lost', { error, turnId }));
    });
  }

  async textSoFar(turnId: string): Promise<PreviewText | null> {
    const pieces = await this.tables.piecesOf(turnId);
    const first = pieces[0];
    if (!first) return null;
    let text = '';
    for (const piece of pieces) {
      const part = await this.textOf(piece);
      if (part === null) return null;
      if (piece.offset > text.length) break;
      text = text.slice(0, piece.offset) + part;
    }
    return { attempt: first.attempt, text };
  }

  clear(...turnIds: readonly string[]): Promise<void> {
    return this.tables.forget(turnIds);
  }

  async requestStop(turnId: string): Promise<void> {
    await this.send({ kind: 'stop', turnId }, (notice) => this.tables.keepStop(turnId, notice));
  }

  async onStop(turnId: string, callback: () => void): Promise<() => void> {
    let called = false;
    const once = (): void => {
      if (called) return;
      called = true;
      callback();
    };
    const off = await this.listen('stop', turnId, once);
    try {
      if (await this.tables.isStopped(turnId)) once();
    } catch (error) {
      off();
      throw error;
    }
    return () => {
      called = true;
      off();
    };
  }

  private async send(message: PreviewMessage, keep: (notice: Notice | null) => Promise<void>): Promise<void> {
    const notice: Notice = {
      channel: channelOf(message.kind, message.turnId),
      payload: JSON.stringify(message),
    };
    if (this.bus.inDatabase) return keep(notice);
    await keep(null);
    await this.bus.publish(notice.channel, notice.payload);
  }

  private listen<Kind extends PreviewMessage['kind']>(
    kind: Kind,
    turnId: string,
    listener: (message: Extract<PreviewMessage, { kind: Kind }>) => void,
  ): Promise<() => void> {
    return this.bus.subscribe(channelOf(kind, turnId), (payload) => {
      // Most of what comes on a shared channel is of other turns, and need not be read.
      if (!payload.includes(turnId)) return;
      const message = JSON.parse(payload) as Extract<PreviewMessage, { kind: Kind }>;
      if (message.turnId === turnId) listener(message);
    });
  }

  private async textOf(piece: KeptPiece): Promise<string | null> {
    try {
      const opened = await this.keys.open<{ text: string }>(piece.sealed, pieceAad(piece));
      return opened instanceof Erased ? null : opened.text;
    } catch (error) {
      if (error instanceof KeyDestroyed) return null;
      throw error;
    }
  }
}
