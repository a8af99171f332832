import type { ChronicleLine } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { eraPresence, type EraDays } from './era-presence.js';

const { world, timeline } = scenarios.french_revolution;
const line = (part: Partial<ChronicleLine>) => ({ subject: 'you', text: '', ...part }) as ChronicleLine;
const known = (name: string, part: Partial<EraDays> = {}) =>
  eraPresence({ world, timeline }, { ordinal: 3, days: 1, bent: [], chronicle: [], ...part })(name);

it('knows who was dead by then, and not on the very day', () => {
  expect(known('Voltaire')?.isDead).toBe(true);
  expect(known('Marquis de Launay')?.isDead).toBe(true);
  expect(known('Launay', { ordinal: 0 })?.isDead).toBe(false);
  expect(known('Comte de Mirabeau')?.isDead).toBe(false);
});

it('knows where they are in these days, by whole name and by family name', () => {
  expect(known('Edmund Burke')).toEqual({ name: 'Edmund Burke', isDead: false, places: ['london'] });
  expect(known('Burke')?.places).toEqual(['london']);
  expect(known('the Marquis de Lafayette', { ordinal: 0, days: 2 })?.places).toEqual([
    'menus-plaisirs',
    'hotel-de-ville',
  ]);
  expect(known('Georges Danton', { ordinal: 800, days: 60 })?.places).toEqual(['cordeliers']);
});

it.each([
  ['an office', 'the governor'],
  ['a first name', 'Georges'],
  ['a woman’s one name', 'Letizia'],
  ['a family’s', 'Bonaparte'],
  ['a father’s and a son’s', 'Mirabeau'],
  ['a title before a family’s name', 'Madame Danton'],
  ['a crowd', 'the market women'],
  ['a stranger’s', 'Jean Dupont'],
])('knows nobody by %s', (_, name) => expect(known(name)).toBeNull());

it('knows nobody of whom the chronicle speaks', () => {
  expect(known('Burke', { chronicle: [line({ subject: 'Burke' })] })).toBeNull();
  expect(known('Burke', { chronicle: [line({ text: 'You sailed home with Burke.' })] })).toBeNull();
  expect(known('Burke', { chronicle: [line({ subject: 'Mirabeau' })] })).not.toBeNull();
});

it('knows nothing of what follows the first event that went otherwise', () => {
  const bent = { bent: ['bastille'], ordinal: 9 };
  expect(known('Burke', bent)?.places).toEqual([]);
  expect(known('Joseph Foulon', { ordinal: 9 })?.isDead).toBe(true);
  expect(known('Joseph Foulon', bent)?.isDead).toBe(false);
  expect(known('Voltaire', bent)?.isDead).toBe(true);
});

it('knows everybody of every era by their own whole name', () => {
  for (const { world: era, timeline: events } of Object.values(scenarios))
    for (const { name, diesOn } of era.people.filter((person) => person.name.includes(' '))) {
      const at = eraPresence(
        { world: era, timeline: events },
        { ordinal: 0, days: 0, bent: [], chronicle: [] },
      );
      expect(at(name)).toMatchObject({ name, isDead: diesOn !== null && diesOn < 0 });
    }
});
