import { exportFile, ExportParts, type ExportPart } from './index.js';

async function fileOf(...parts: ExportPart[]): Promise<string> {
  let file = '';
  for await (const piece of exportFile({ product: 'Rubicon' }, parts, 'p1')) file += piece;
  return file;
}

async function* items(...values: unknown[]) {
  yield* values;
}

it('is one JSON object with a key for each part, lists and values alike', async () => {
  const file = await fileOf(
    { name: 'account', read: (playerId) => Promise.resolve({ playerId }) },
    { name: 'nothing', read: () => Promise.resolve(undefined) },
    { name: 'none', read: () => items() },
    { name: 'turns', read: () => items({ text: 'a "quote"\n' }, 'two', null) },
  );
  expect(JSON.parse(file)).toEqual({
    product: 'Rubicon',
    account: { playerId: 'p1' },
    nothing: null,
    none: [],
    turns: [{ text: 'a "quote"\n' }, 'two', null],
  });
});

it('asks a list for its next item when the last one is taken, and no earlier', async () => {
  let made = 0;
  const turns: ExportPart = {
    name: 'turns',
    async *read() {
      for (;;) yield (made += 1);
    },
  };
  let taken = 0;
  for await (const piece of exportFile({}, [turns], 'p1')) {
    if (/\d/.test(piece)) taken += 1;
    expect(made - taken).toBeLessThanOrEqual(0);
    if (taken === 5) break;
  }
  expect(made).toBe(5);
});

it('has its parts in one order, each name once', () => {
  const parts = new ExportParts();
  const part = (name: string) => ({ name, read: () => Promise.resolve(null) });
  for (const name of ['usage', 'account', 'games']) parts.register(part(name));
  expect(parts.all.map(({ name }) => name)).toEqual(['account', 'games', 'usage']);
  expect(() => parts.register(part('games'))).toThrow('Two parts of the export are named games.');
});
