/** Joins lines to pieces that are worth handing on one by one. */
const PIECE_CHARACTERS = 65_536;

/** @param lines without their newlines; each gets one */
export async function* piecesOf(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const line of lines) {
    held += `${line}\n`;
    if (held.length < PIECE_CHARACTERS) continue;
    yield held;
    held = '';
  }
  if (held !== '') yield held;
}
