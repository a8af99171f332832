import { unzipSync } from 'fflate';
import { zipOf, type ZippedFile } from './zip.js';

async function bytesOf(...files: ZippedFile[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(files)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const hello: ZippedFile = { name: 'a/hello.txt', contents: () => ['hello, ', 'world\n'] };

it('holds its files in their order, the same bytes whenever it is made', async () => {
  const once = await bytesOf(hello, { name: 'empty.txt', contents: () => [] });
  expect(
    Object.entries(unzipSync(once)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  ).toEqual([
    ['a/hello.txt', 'hello, world\n'],
    ['empty.txt', ''],
  ]);
  expect(await bytesOf(hello, { name: 'empty.txt', contents: () => [] })).toEqual(once);
});

/** Random: it does not become smaller, and so flows on. */
async function* noise(made: { pieces: number; isEnded: boolean }, pieces: number) {
  try {
    for (; made.pieces < pieces; made.pieces += 1)
      yield Buffer.from(crypto.getRandomValues(new Uint8Array(48_000))).toString('base64');
  } finally {
    made.isEnded = true;
  }
}

it('makes a file as it is read, and stops when nobody reads on', async () => {
  const made = { pieces: 0, isEnded: false };
  let read = 0;
  for await (const piece of zipOf([{ name: 'long.txt', contents: () => noise(made, 1_000) }]))
    if ((read += piece.length) > 100_000) break;
  expect(made.pieces).toBeLessThan(20);
  expect(made.isEnded).toBe(true);
});

it('breaks off with what one of its files breaks off with', async () => {
  const broken: ZippedFile = {
    name: 'broken.txt',
    async *contents() {
      yield 'begun';
      await Promise.reject(new Error('no more'));
    },
  };
  await expect(bytesOf(hello, broken)).rejects.toThrow('no more');
});
