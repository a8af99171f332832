const NEWLINE = 10;

/**
 * Splits chunks into lines without copying them: `take` gets the bytes of each line, without its newline, where they lie. It may write to them.
 * @returns what follows the last newline; null: nothing
 */
export async function eachLine(
  chunks: AsyncIterable<Buffer>,
  take: (bytes: Buffer, start: number, end: number) => void,
): Promise<Buffer | null> {
  let rest: Buffer | null = null;
  for await (const chunk of chunks) {
    const bytes: Buffer = rest ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      take(bytes, start, end);
      start = end + 1;
    }
    rest = start < bytes.length ? bytes.subarray(start) : null;
  }
  return rest;
}
