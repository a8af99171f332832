/** What one sells. */
import { play } from '../testing/played-game.js';

function turnsOf(...acts: string[]) {
  return play({
    gameType: 'sengoku_japan',
    turns: acts.length,
    ordinal: 0,
    character: { name: 'Hashiba Hideyoshi', estate: 'daimyo', profession: '' },
    actionOf: (turn) => acts[turn - 1]!,
  }).map(({ narration }) => narration);
}

test('a friend who is sold is betrayed, and gone', () => {
  const sell = 'I sell Kuroda Genba to the farmers for money.';
  const [, ...tried] = turnsOf('I take Kuroda Genba, a scarred ferryman, into my service.', sell, sell, sell);
  const at = tried.findIndex(({ scene }) => scene?.outcome === 'done');
  expect(tried[at]!.effects).toMatchObject({ reputation: -9, resources: 2 });
  expect(tried[at]!.scene?.people.find(({ name }) => name === 'Kuroda Genba')?.state).toBe('held');
  // He cannot be sold again.
  expect(tried.slice(at + 1).map(({ scene }) => scene?.outcome)).toEqual(['refused']);
});

test('a horse that is sold is sold', () => {
  const [sold] = turnsOf('I sell my horse to Kanbei.');
  expect(sold!.effects.reputation).toBeGreaterThanOrEqual(0);
  expect(sold!.scene?.things.map(({ name, holder }) => [name, holder])).toContainEqual([
    'your horse',
    'Kuroda Kanbei',
  ]);
});
