import { scenarios } from '@rubicon/scenarios';
import { daysBetween, placeNamed } from './days-between.js';

const place = (id: string, within: string, east: number, north: number, also: readonly string[] = []) => ({
  id,
  name: `the ${id}`,
  also,
  at: `at the ${id}`,
  within,
  east,
  north,
  folk: [],
  things: [],
});
const world = {
  places: [
    place('city', '', 0, 0, ['Lutetia']),
    place('palace', 'city', 1, 1),
    place('market', 'city', -1, 0),
    place('suburb', '', 30, 40),
    place('port', '', 300, 400),
    { ...place('inn', 'city', 0, 1), anywhere: true as const },
  ],
};
const days = (from: string, to: string) => daysBetween(world, from, to);

it.each([
  ['by another name', 'the city', 'LUTETIA', 0],
  ['by its id', 'city', 'The City', 0],
  ['as a part of it', 'the palace', 'Lutetia', 0],
  ['with its preposition', 'at the palace', 'the palace', 0],
  ['within a town', 'the palace', 'the market', 0.1],
  ['near a town', 'the palace', 'the suburb', expect.closeTo(0.49, 1) as number],
  ['far from it', 'the city', 'the port', 5],
  ['unknown to the era', 'the city', 'Atlantis', null],
  ['that could be anywhere', 'the port', 'the inn', null],
  ['that could be anywhere, even with itself', 'the inn', 'the inn', null],
  ['unknown to anybody', '', 'the city', null],
])('knows a place %s', (_, from, to, expected) => {
  expect(days(from, to)).toEqual(expected);
  expect(days(to, from)).toEqual(expected);
});

it('knows nothing of a name that several places bear', () => {
  const places = [place('square', '', 0, 0), { ...place('other', '', 9, 9), name: 'the square' }];
  expect(placeNamed(places, 'the square')).toBeUndefined();
  expect(placeNamed(places, 'square')?.id).toBe('square');
});

it('knows a place by its own name before one that is also called so', () => {
  const places = [place('forum', '', 0, 0, ['the market']), place('market', '', 9, 9)];
  expect(placeNamed(places, 'the market')?.id).toBe('market');
});

it('knows the places of every era by their ids and, where no other bears them, by their names', () => {
  for (const { world: era } of Object.values(scenarios))
    for (const { id, name, at } of era.places) {
      expect(placeNamed(era.places, id)?.id).toBe(id);
      for (const called of [name, at]) expect([id, undefined]).toContain(placeNamed(era.places, called)?.id);
    }
});
