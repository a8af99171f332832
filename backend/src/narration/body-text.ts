/** The bytes of a response as text. A body that does not end is read no further than to a bound. */

const BYTES_MAX = 1_000_000;

export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** @param head what was read of it before */
export async function bodyText(reader: BodyReader, head: readonly Uint8Array[] = []): Promise<string> {
  const decoder = new TextDecoder();
  let text = head.map((bytes) => decoder.decode(bytes, { stream: true })).join('');
  for (let bytes = 0; bytes < BYTES_MAX;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
