/**
 * A turn's text on its way from narrator to browser, while it is being written. A preview: what counts is the outcome in
 * the event log. Messages may get lost; the text so far is kept, encrypted, until the outcome.
 */
import type { TurnPiece } from '@rubicon/contracts';

export interface PreviewText {
  readonly attempt: number;
  readonly text: string;
}

export abstract class PreviewChannel {
  /** Sends a piece on and keeps the text so far under the player's key. Pieces of a turn must be given in order, one after another. */
  abstract publish(playerId: string, piece: TurnPiece): Promise<void>;
  /** Calls `listener` with every piece that arrives from now on; resolves once listening. Answers how to stop. */
  abstract subscribe(turnId: string, listener: (piece: TurnPiece) => void): Promise<() => void>;
  /**
   * The text so far, empty where the latest attempt has no words yet; null when nothing was published, when it was cleared, or when the
   * player is erased.
   */
  abstract textSoFar(turnId: string): Promise<PreviewText | null>;
  /** Whether words of the turn stand on its page. */
  async isShown(turnId: string): Promise<boolean> {
    return ((await this.textSoFar(turnId))?.text ?? '') !== '';
  }
  /** Forgets the text so far of these turns: the outcome is in the log. */
  abstract clear(...turnIds: readonly string[]): Promise<void>;
  /** Tells the narrator that writes this turn to stop; also one that starts on it later. */
  abstract requestStop(turnId: string): Promise<void>;
  /** Calls back once when a stop is requested, or was before; resolves once listening. Answers how to stop listening. */
  abstract onStop(turnId: string, callback: () => void): Promise<() => void>;
}
