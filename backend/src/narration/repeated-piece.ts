/** Small models fall into loops in which they write the same few words, or blanks, until somebody stops them. */

/** Characters at the end of a text that must be nothing but one piece over and over. */
const TAIL_CHARACTERS = 400;
/** Of the piece: no story says anything so short so often. */
const PIECE_CHARACTERS_MAX = 40;

/** The piece that the end of a text repeats over and over; null: none. */
export function repeatedPiece(text: string): string | null {
  if (text.length < TAIL_CHARACTERS) return null;
  const tail = text.slice(-TAIL_CHARACTERS);
  for (let length = 1; length <= PIECE_CHARACTERS_MAX; length += 1)
    if (tail.slice(length) === tail.slice(0, -length)) return tail.slice(0, length);
  return null;
}
