/** What goes over the bus: ids, numbers and sealed text, below PostgreSQL's 8,000 bytes. */
import type { TurnPiece } from '@rubicon/contracts';
import type { KeptPiece } from './preview-tables.js';

export type PreviewMessage =
  ({ readonly kind: 'piece' } & KeptPiece) | { readonly kind: 'stop'; readonly turnId: string };

/** Turns share channels, so that a process listens to few. */
const PIECE_CHANNELS = 16;
/** UTF-16 units of text in one message: six bytes each at worst (a control character in JSON), four thirds of that in base64. */
const TEXT_MAX = 900;

/** Stops have a channel of their own: who tells a turn waits for them, and must not be sent its own pieces and those of others. */
export function channelOf(kind: PreviewMessage['kind'], turnId: string): string {
  if (kind === 'stop') return 'preview_stop';
  return `preview_piece_${Number.parseInt(turnId.slice(-2), 16) % PIECE_CHANNELS}`;
}

/** The additional data that binds a sealed piece to its place. */
export function pieceAad({
  turnId,
  attempt,
  offset,
}: Pick<KeptPiece, 'turnId' | 'attempt' | 'offset'>): string {
  return `preview|${turnId}|${attempt}|${offset}`;
}

/** The piece in parts that fit a message; no character is cut in two. */
export function splitPiece(piece: TurnPiece): TurnPiece[] {
  const parts: TurnPiece[] = [];
  for (let start = 0; start < piece.text.length;) {
    let end = Math.min(start + TEXT_MAX, piece.text.length);
    if (end < piece.text.length && isHighSurrogate(piece.text.charCodeAt(end - 1))) end -= 1;
    parts.push({ ...piece, offset: piece.offset + start, text: piece.text.slice(start, end) });
    start = end;
  }
  return parts;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
