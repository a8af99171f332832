/**
 * Sends a turn's narrative on while it is being written: the first piece at once, and while there is more one every 50 ms, together with
 * those of the other turns told in this process, so that they share a statement.
 * A preview that cannot be sent is only a missing preview: the turn goes on.
 */
import type { PreviewChannel } from '../../platform/preview/index.js';
import { readPiece, type PageText } from './page-text.js';
import { SharedPause } from './shared-pause.js';

const PIECES_EVERY_MS = 50;
const betweenPieces = new SharedPause(PIECES_EVERY_MS);

export interface PreviewTarget {
  readonly turnId: string;
  readonly playerId: string;
}

export class PreviewWriter {
  /** `performance.now()` when the first word was sent; null: none was. */
  firstWordsAtMs: number | null = null;
  private page: PageText;
  private waiting: { attempt: number; read: () => string } | null = null;
  private sending: Promise<void> | null = null;
  private isSendingWords = false;
  private ended = false;
  /** Cuts the pause between two pieces short. */
  private wake: () => void = () => undefined;

  /** @param standing the attempt that the page may hold; a higher one without words yet strikes it */
  constructor(
    private readonly preview: Pick<PreviewChannel, 'publish'>,
    private readonly target: PreviewTarget,
    standing: number,
    private readonly failed: (error: unknown) => void,
  ) {
    this.page = { attempt: standing, length: 0 };
  }

  /** True once a word of the present attempt was sent. */
  get hasPublished(): boolean {
    return this.page.length > 0;
  }

  /** True once a word of the present attempt was sent, or while one is being sent. */
  get hasBegun(): boolean {
    return this.hasPublished || this.isSendingWords;
  }

  /** @param read the narrative of that attempt as far as it is written; called when a piece is due */
  offer(attempt: number, read: () => string): void {
    if (this.ended) return;
    this.waiting = { attempt, read };
    this.sending ??= this.sendWaiting().finally(() => {
      this.sending = null;
      // Offered between the last look and this moment.
      if (this.waiting) this.offer(this.waiting.attempt, this.waiting.read);
    });
  }

  /** Sends nothing more; resolves when nothing is under way. */
  async end(): Promise<void> {
    this.ended = true;
    this.waiting = null;
    this.wake();
    await this.sending;
  }

  private async sendWaiting(): Promise<void> {
    while (this.waiting) {
      const { attempt, read } = this.waiting;
      this.waiting = null;
      const sent = await this.send(attempt, read());
      if (sent && !this.ended) await this.pause();
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      void betweenPieces.end().then(resolve);
    });
  }

  private async send(attempt: number, text: string): Promise<boolean> {
    const whole = { turnId: this.target.turnId, attempt, offset: 0, text };
    const reading = readPiece(this.page, whole);
    if (reading.kind !== 'new') return false;
    this.isSendingWords = reading.page.length > 0;
    try {
      await this.preview.publish(this.target.playerId, reading.piece);
      this.page = reading.page;
      if (this.hasPublished) this.firstWordsAtMs ??= performance.now();
    } catch (error) {
      this.failed(error);
    }
    this.isSendingWords = false;
    return true;
  }
}
