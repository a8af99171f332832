import type { TurnPiece } from '@rubicon/contracts';
import { Erased, KeyDestroyed, type PlayerKeys } from '../keys/index.js';
import type { Log } from '../observability/index.js';
import { Batches } from './batches.js';
import type { MessageBus } from './message-bus.js';
import { PreviewChannel, type PreviewText } from './preview-channel.js';
import {
  packPieces,
  pieceAad,
  PIECES_CHANNEL,
  splitPiece,
  STOPS_CHANNEL,
  type StopMessage,
} from './preview-message.js';
import type { KeptPiece, PreviewTables } from './preview-tables.js';
import { TurnMessages } from './turn-messages.js';

/**
 * Each piece is sealed, kept, and sent, together with those of other turns that come at the same time; it is opened again only where a
 * browser reads it.
 */
export class SealedPreviewChannel extends PreviewChannel {
  private readonly batches = new Batches<KeptPiece>((pieces) => this.send(pieces));
  private readonly pieces: TurnMessages<KeptPiece>;
  private readonly stops: TurnMessages<StopMessage>;

  constructor(
    private readonly bus: MessageBus,
    private readonly tables: PreviewTables,
    private readonly keys: PlayerKeys,
    private readonly log: Log,
  ) {
    super();
    this.pieces = new TurnMessages(bus, PIECES_CHANNEL);
    this.stops = new TurnMessages(bus, STOPS_CHANNEL);
  }

  async publish(playerId: string, piece: TurnPiece): Promise<void> {
    for (const part of splitPiece(piece)) {
      const { turnId, attempt, offset, text } = part;
      const sealed = await this.keys.seal(playerId, pieceAad(part), { text });
      await this.batches.add({ turnId, attempt, offset, sealed });
    }
  }

  subscribe(turnId: string, listener: (piece: TurnPiece) => void): Promise<() => void> {
    // Opening takes a moment when the key is not cached: one after another, so that pieces stay in order.
    let inTurn: Promise<void> = Promise.resolve();
    return this.pieces.listen(turnId, (piece) => {
      inTurn = inTurn
        .then(async () => {
          const text = await this.textOf(piece);
          const { attempt, offset } = piece;
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
    const payload = JSON.stringify([{ turnId } satisfies StopMessage]);
    if (this.bus.inDatabase) return this.tables.keepStop(turnId, { channel: STOPS_CHANNEL, payload });
    // Kept before it is sent: who listens first and then looks for a stop does not miss it.
    await this.tables.keepStop(turnId, null);
    await this.bus.publish(STOPS_CHANNEL, payload);
  }

  async onStop(turnId: string, callback: () => void): Promise<() => void> {
    let called = false;
    const once = (): void => {
      if (called) return;
      called = true;
      callback();
    };
    const off = await this.stops.listen(turnId, once);
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

  private async send(pieces: readonly KeptPiece[]): Promise<void> {
    const payloads = packPieces(pieces);
    if (this.bus.inDatabase) {
      const notices = payloads.map((payload) => ({ channel: PIECES_CHANNEL, payload }));
      return this.tables.keepPieces(pieces, notices);
    }
    // At the same time: who reads the text so far just before it holds a piece sees the gap at the next one, and reads it again.
    const done = await Promise.allSettled([
      this.tables.keepPieces(pieces, []),
      ...payloads.map((payload) => this.bus.publish(PIECES_CHANNEL, payload)),
    ]);
    for (const each of done) if (each.status === 'rejected') throw each.reason;
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
