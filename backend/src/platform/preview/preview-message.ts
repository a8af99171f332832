/** What goes over the bus: ids, numbers and sealed text. */
import type { TurnPiece } from '@rubicon/contracts';
import type { KeptPiece } from './preview-tables.js';

/** Stops have a channel of their own: who tells a turn waits for them, and must not be sent its own pieces and those of others. */
export const PIECES_CHANNEL = 'preview_pieces';
export const STOPS_CHANNEL = 'preview_stops';

export interface StopMessage {
  readonly turnId: string;
}

/** PostgreSQL takes less than 8,000. */
const PAYLOAD_BYTES_MAX = 7_999;
/** UTF-16 units of text in one message: six bytes each at worst (a control character in JSON), four thirds of that in base64. */
const TEXT_MAX = 900;

/** The pieces in as few payloads as hold them, in their order; each is a JSON array. */
export function packPieces(pieces: readonly KeptPiece[]): string[] {
  const payloads: string[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const json = JSON.stringify(piece);
    // With the comma, or the brackets' second half.
    const bytes = Buffer.byteLength(json) + 1;
    if (bytes > room) {
      payloads.push([]);
      room = PAYLOAD_BYTES_MAX - 1;
    }
    payloads.at(-1)!.push(json);
    room -= bytes;
  }
  return payloads.map((jsons) => `[${jsons.join(',')}]`);
}

/** The additional data that binds a sealed piece to its place. */
export function pieceAad({
  turnId,
  attempt,
  offset,
}: Pick<KeptPiece, 'turnId' | 'attempt' | 'offset'>): string {
  return `preview|${turnId}|${attempt}|${offset}`;
}

/** The piece in parts that fit a message, one where it is empty; no character is cut in two. */
export function splitPiece(piece: TurnPiece): TurnPiece[] {
  const parts: TurnPiece[] = [];
  let start = 0;
  do {
    let end = Math.min(start + TEXT_MAX, piece.text.length);
    if (end < piece.text.length && isHighSurrogate(piece.text.charCodeAt(end - 1))) end -= 1;
    parts.push({ ...piece, offset: piece.offset + start, text: piece.text.slice(start, end) });
    start = end;
  } while (start < piece.text.length);
  return parts;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
