/** A zip of files that are made one after another, each when its place comes: never more of it in memory than a few pieces. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZippedFile {
  readonly name: string;
  contents(this: void): Iterable<string> | AsyncIterable<string>;
}

/** The beginning of time for zips: when a file was made says nothing, and must not change its bytes. */
const MODIFIED_AT = new Date(1980, 0, 1);

export async function* zipOf(files: readonly ZippedFile[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  // The archive's own stream is a Node stream, whatever its type says.
  const output = zip.outputStream as Readable;
  let current: Readable | null = null;
  for (const { name, contents } of files)
    zip.addReadStreamLazy(name, { mtime: MODIFIED_AT, forceDosTimestamp: true }, (pump) => {
      // Piece by piece: a stream of objects would make 16 of them ahead.
      current = Readable.from(contents(), { highWaterMark: 1 }).on('error', (error) => output.destroy(error));
      pump(null, current);
    });
  zip.end();
  try {
    yield* output as AsyncIterable<Uint8Array>;
  } finally {
    await closed(current);
  }
}

/** What a stream's contents hold open is let go. */
async function closed(stream: Readable | null): Promise<void> {
  if (!stream || stream.closed) return;
  stream.destroy();
  await once(stream, 'close');
}
