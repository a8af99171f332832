/** Each era's world against itself: what one part of it names, another knows. */
import { scenarioOf, scenarios } from './index.js';
import type { GameType } from './index.js';

const eras = Object.keys(scenarios) as GameType[];

describe.each(eras)('%s', (era) => {
  const scenario = scenarioOf(era);
  const { world, characters, prologue, lastOrdinal } = scenario;
  const placeIds = world.places.map(({ id }) => id);
  const openings = Object.entries({
    ...world.openingScenes,
    ...world.openingScenesByName,
    [prologue.character.name]: world.prologueScene,
  });

  test('every place has an id of its own, and lies in one that is known', () => {
    expect(new Set(placeIds).size).toBe(placeIds.length);
    for (const { id, within, folk, things } of world.places) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(['', ...placeIds.filter((other) => other !== id)]).toContain(within);
      expect(Math.min(folk.length, things.length)).toBeGreaterThanOrEqual(2);
    }
  });

  test('everybody is somewhere from the opening day on, at places that are known, in the order of the days', () => {
    expect(new Set(world.people.map(({ name }) => name)).size).toBe(world.people.length);
    for (const { name, whereabouts } of world.people) {
      const days = whereabouts.map(({ fromOrdinal }) => fromOrdinal);
      expect([name, days[0]]).toEqual([name, 0]);
      expect([name, days]).toEqual([name, [...new Set(days)].sort((one, other) => one - other)]);
      expect([name, days.every((day) => Number.isInteger(day) && day <= lastOrdinal)]).toEqual([name, true]);
      for (const { place } of whereabouts)
        expect([name, place, place === '' || placeIds.includes(place)]).toEqual([name, place, true]);
    }
  });

  test('nobody goes anywhere after their death, and who was dead before is nowhere', () => {
    for (const { name, whereabouts, diesOn } of world.people) {
      if (diesOn === null) continue;
      expect([name, Number.isInteger(diesOn) && diesOn <= lastOrdinal]).toEqual([name, true]);
      const later = whereabouts.filter(({ fromOrdinal, place }) =>
        diesOn < 0 ? place !== '' : fromOrdinal > diesOn,
      );
      expect([name, later]).toEqual([name, []]);
    }
  });

  test('the openings are those of the estates and of figures, in places that are known', () => {
    const estates = scenario.public.estates.map(({ name }) => name);
    const figures = characters.map(({ name }) => name);
    expect(Object.keys(world.openingScenes).sort()).toEqual([...estates].sort());
    for (const name of Object.keys(world.openingScenesByName)) expect(figures).toContain(name);
    for (const [whose, { place, people }] of openings) {
      expect([whose, placeIds.includes(place)]).toEqual([whose, true]);
      for (const { name, state, where } of people) {
        // Words, not the id of a place that nobody knows.
        const isKnown = where === '' || placeIds.includes(where) || where.includes(' ');
        expect([whose, name, where, isKnown]).toEqual([whose, name, where, true]);
        if (state === 'here') expect([whose, name, where]).toEqual([whose, name, '']);
      }
    }
  });

  test('nobody at an opening was dead by then, and nobody meets themself', () => {
    const named = (name: string) =>
      world.people.find((one) => one.name === name || one.also.includes(name))?.diesOn ?? null;
    for (const [whose, { people }] of openings)
      for (const { name, state } of people) {
        expect([whose, name, state === 'dead' || (named(name) ?? 0) >= 0]).toEqual([whose, name, true]);
        expect(name).not.toBe(whose);
      }
  });

  test('a character begins where their opening says, whatever they are called', () => {
    const custom = (name: string) => scenario.openingSceneFor({ name, estate: prologue.character.estate });
    const usual = world.openingScenes[prologue.character.estate];
    for (const name of [...Object.keys(world.openingScenes), prologue.character.name, 'constructor'])
      expect(custom(name)).toBe(usual);
    for (const [name, scene] of Object.entries(world.openingScenesByName)) expect(custom(name)).toBe(scene);
  });
});

/** Of which party each figure is on the opening day, and by whom they are hunted or hated. */
const sides: Readonly<Record<number, readonly [own: readonly string[], foes: readonly string[]]>> = {
  101: [['jacobins'], ['royalists']],
  102: [['sections'], ['royalists']],
  103: [['sections'], ['royalists', 'notables']],
  104: [['sections', 'jacobins'], ['royalists']],
  105: [['girondins'], ['royalists']],
  106: [['constitutionals', 'girondins'], ['church']],
  107: [['constitutionals', 'sections'], ['royalists']],
  108: [['constitutionals', 'army'], ['royalists']],
  109: [['jacobins', 'constitutionals'], ['royalists']],
  110: [['church', 'constitutionals'], []],
  111: [['jacobins'], ['royalists', 'church']],
  112: [['bonapartists', 'army'], []],
  201: [
    ['caesarians', 'legions'],
    ['pompeians', 'senate'],
  ],
  202: [['pompeians', 'senate'], ['caesarians']],
  203: [['senate', 'knights'], []],
  204: [['senate', 'pompeians'], ['caesarians']],
  205: [
    ['caesarians', 'antonians'],
    ['pompeians', 'senate'],
  ],
  206: [['senate', 'liberators'], []],
  207: [['caesarians'], ['pompeians', 'senate']],
  208: [['caesarians', 'pompeians'], []],
  209: [['caesarians', 'senate'], []],
  210: [['knights'], []],
  301: [
    ['toyotomi', 'oda'],
    ['akechi', 'mori'],
  ],
  302: [['tokugawa', 'oda'], ['akechi']],
  303: [['akechi'], ['oda', 'toyotomi', 'tokugawa']],
  304: [['oda'], ['akechi', 'toyotomi']],
  305: [['mori'], ['oda', 'toyotomi']],
  306: [['mori'], ['oda', 'toyotomi']],
  307: [
    ['akechi', 'mori'],
    ['oda', 'toyotomi'],
  ],
  308: [['mori'], ['christians']],
};

describe.each(eras.flatMap((era) => scenarioOf(era).characters.map((one) => ({ ...one, era }))))(
  'the standings of $name',
  ({ id, era, standings }) => {
    const [own, foes] = sides[id]!;
    test('are whole, within bounds, with factions that there are', () => {
      const known = scenarioOf(era).factions.map((faction) => faction.id);
      expect(Object.keys(standings).filter((faction) => !known.includes(faction))).toEqual([]);
      for (const standing of Object.values(standings)) {
        expect(Number.isInteger(standing)).toBe(true);
        expect(Math.abs(standing)).toBeLessThanOrEqual(100);
      }
    });
    test('are good with their own party, bad with their enemies', () => {
      const standing = (faction: string) => standings[faction] ?? 0;
      const best = own.map(standing);
      expect(Math.min(...best)).toBeGreaterThan(0);
      for (const foe of foes) {
        expect(standing(foe)).toBeLessThan(0);
        expect(standing(foe)).toBeLessThan(Math.min(...best));
      }
    });
  },
);
