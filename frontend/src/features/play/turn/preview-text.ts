/**
 * The text of a turn while it is written, put together from its pieces. A higher attempt starts the page anew, a lower one is
 * dropped, a piece seen before changes nothing, and a piece that leaves a gap is not shown: the text is asked for again.
 */
import type { TurnPiece } from '@rubicon/contracts';

export interface PreviewText {
  readonly attempt: number;
  readonly text: string;
}

export const noText: PreviewText = { attempt: 0, text: '' };

/** Null when a piece between is missing. */
export function addPiece(before: PreviewText, piece: TurnPiece): PreviewText | null {
  if (piece.attempt < before.attempt) return before;
  const text = piece.attempt > before.attempt ? '' : before.text;
  if (piece.offset > text.length) return null;
  const end = piece.offset + piece.text.length;
  if (end <= text.length && piece.attempt === before.attempt) return before;
  return { attempt: piece.attempt, text: text.slice(0, piece.offset) + piece.text };
}
