/**
 * A turn's text as one reader's page has it, and which part of a piece is new to that page. Pieces come twice, late, or with one
 * missing in between; a higher attempt starts the page anew and a lower one is dropped. Pure.
 */
import type { TurnPiece } from '@rubicon/contracts';

export interface PageText {
  readonly attempt: number;
  /** UTF-16 units on the page. */
  readonly length: number;
}

export const emptyPage: PageText = { attempt: 0, length: 0 };

export type PieceReading =
  | { readonly kind: 'new'; readonly piece: TurnPiece; readonly page: PageText }
  | { readonly kind: 'known' }
  /** Something before this piece never came: ask for the text so far. */
  | { readonly kind: 'gap' };

export function readPiece(page: PageText, piece: TurnPiece): PieceReading {
  if (piece.attempt < page.attempt) return { kind: 'known' };
  const length = piece.attempt > page.attempt ? 0 : page.length;
  if (piece.offset > length) return { kind: 'gap' };
  const text = piece.text.slice(length - piece.offset);
  // A higher one without words yet strikes what stands there.
  if (text === '' && piece.attempt === page.attempt) return { kind: 'known' };
  return {
    kind: 'new',
    piece: { ...piece, offset: length, text },
    page: { attempt: piece.attempt, length: length + text.length },
  };
}
