import type { TurnPiece } from '@rubicon/contracts';
import { emptyPage, readPiece } from './page-text.js';

/** What one reader's page has of a turn's text, sent on piece by piece; gaps are filled from the text so far. */
export class StreamedPage {
  private page = emptyPage;
  private reading: Promise<void> = Promise.resolve();

  /**
   * @param textSoFar all that is kept of the latest attempt, as one piece; null when nothing is. Must not fail.
   * @param send called with what is new to the page
   */
  constructor(
    private readonly textSoFar: () => Promise<TurnPiece | null>,
    private readonly send: (piece: TurnPiece) => void,
  ) {}

  offer(piece: TurnPiece): void {
    // A piece may come before it is kept: what fills the gap before it need not have it.
    if (this.take(piece) === 'gap') void this.catchUp().then(() => this.take(piece));
  }

  /** Resolves when the page has what is kept by now. */
  catchUp(): Promise<void> {
    this.reading = this.reading.then(async () => {
      const soFar = await this.textSoFar();
      if (soFar) this.take(soFar);
    });
    return this.reading;
  }

  private take(piece: TurnPiece): 'new' | 'known' | 'gap' {
    const reading = readPiece(this.page, piece);
    if (reading.kind === 'new') {
      this.page = reading.page;
      this.send(reading.piece);
    }
    return reading.kind;
  }
}
