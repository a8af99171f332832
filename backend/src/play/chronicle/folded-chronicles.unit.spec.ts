import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { emptyChronicle, type ChronicleLine } from '@rubicon/domain';
import { FoldedChronicles, SUMMARIES_LOOKED_AT } from './folded-chronicles.js';

const folded = { ...emptyChronicle, depth: 5 };
const kept = () => {
  const chronicles = new FoldedChronicles();
  chronicles.keep('node', { playerId: 'player', folded, amendedAt: 100, summarisedAt: 200 });
  return chronicles;
};

it('are found by their node, as long as the player has said nothing since', () => {
  expect(kept().at('node', { amendedAt: 100, summaries: [] })?.folded).toBe(folded);
  expect(kept().at('other', { amendedAt: 100, summaries: [] })).toBeNull();
  expect(kept().at('node', { amendedAt: 101, summaries: [] })).toBeNull();
});

it.each([
  ['a summary that it knows', { position: 200, depth: 3 }, true],
  ['a later one of a later node', { position: 300, depth: 6 }, true],
  ['a later one of its own node', { position: 300, depth: 5 }, false],
  ['a later one of an earlier node', { position: 300, depth: 2 }, false],
])('outlive %s: %j', (_, summary, lives) =>
  expect(kept().at('node', { amendedAt: 100, summaries: [summary] }) !== null).toBe(lives),
);

it('do not outlive so many later summaries that not all of them are looked at', () => {
  const later = Array.from({ length: SUMMARIES_LOOKED_AT }, (_, place) => ({
    position: 300 - place,
    depth: 6,
  }));
  expect(kept().at('node', { amendedAt: 100, summaries: later.slice(1) })).not.toBeNull();
  expect(kept().at('node', { amendedAt: 100, summaries: later })).toBeNull();
});

it('are let go of, those first that were kept first, when together they have too many lines', () => {
  const chronicles = new FoldedChronicles();
  const line = { about: 'marie', says: 'marie bakes', line: {} as ChronicleLine };
  const long = { ...folded, told: new Array<typeof line>(40_000).fill(line) };
  for (const node of ['a', 'b', 'c'])
    chronicles.keep(node, { playerId: 'player', folded: long, amendedAt: 0, summarisedAt: 0 });
  const left = ['a', 'b', 'c'].filter((node) => chronicles.at(node, { amendedAt: 0, summaries: [] }));
  expect(left).toEqual(['b', 'c']);
});

it('are let go of one by one', () => {
  const chronicles = kept();
  chronicles.keep('next', { playerId: 'player', folded, amendedAt: 100, summarisedAt: 200 });
  chronicles.forget('node');
  expect(chronicles.at('node', { amendedAt: 100, summaries: [] })).toBeNull();
  expect(chronicles.at('next', { amendedAt: 100, summaries: [] })).not.toBeNull();
});

it('are let go of with their player', () => {
  const chronicles = kept();
  chronicles.drop('another');
  expect(chronicles.at('node', { amendedAt: 100, summaries: [] })).not.toBeNull();
  chronicles.drop('player');
  expect(chronicles.at('node', { amendedAt: 100, summaries: [] })).toBeNull();
});

it('are let go of after ten minutes, though nobody asks for them', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    // Loaded anew, for its cache holds the clock that it finds then. Zero would be no time to it.
    jest.resetModules();
    const loaded = await import('./folded-chronicles.js');
    jest.advanceTimersByTime(1);
    const chronicles = new loaded.FoldedChronicles();
    const keepOne = () => {
      const told = { ...folded };
      chronicles.keep('node', { playerId: 'player', folded: told, amendedAt: 100, summarisedAt: 200 });
      return new WeakRef(told);
    };
    const kept = keepOne();
    const isHeld = async (): Promise<boolean> => {
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
      return kept.deref() !== undefined;
    };
    jest.advanceTimersByTime(9 * 60_000);
    expect(await isHeld()).toBe(true);
    jest.advanceTimersByTime(2 * 60_000);
    expect(await isHeld()).toBe(false);
    // Or the cache itself might have been collected with what it held.
    chronicles.drop('player');
  } finally {
    jest.useRealTimers();
  }
  // All that the files before left in this process is looked through twice.
}, 30_000);
