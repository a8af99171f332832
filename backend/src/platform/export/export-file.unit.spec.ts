import { Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { exportFile, ExportPart, ExportParts } from './index.js';

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

describe('the parts of a process', () => {
  class Usage extends ExportPart {
    readonly name: string = 'usage';
    read() {
      return Promise.resolve(null);
    }
  }
  class Account extends Usage {
    override readonly name = 'account';
  }
  class OtherUsage extends Usage {}

  async function partsOf(...providers: (new () => unknown)[]): Promise<ExportParts> {
    @Module({ imports: [DiscoveryModule], providers: [ExportParts, ...providers] })
    class Process {}
    const process = await NestFactory.createApplicationContext(Process, {
      logger: false,
      abortOnError: false,
    });
    return process.get(ExportParts);
  }

  it('are all providers that are one, in one order', async () => {
    const { all } = await partsOf(Usage, Map, Account);
    expect(all.map(({ name }) => name)).toEqual(['account', 'usage']);
  });

  it('have each a name of their own', () =>
    expect(partsOf(Usage, OtherUsage)).rejects.toThrow('Two parts of the export are named usage.'));
});
