import { emptyScene, nothingNew, sceneFaultCodes, type Scene } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { sceneAfter, sceneNote } from './scene-after.js';

const { places } = scenarios.french_revolution.world;
const named = (id: string) => places.find((place) => place.id === id)!.name;
const bastille = named('bastille');
const toulon = named('toulon');
const scene = { ...emptyScene, place: bastille };
const world = {
  stats: { influence: 50, reputation: 50, resources: 50 },
  date: { ordinal: 3, label: '' },
  phase: '',
  factions: {},
};
const after = (
  kind: 'action' | 'question',
  { bent = [], scene: before = scene }: { readonly bent?: string[]; readonly scene?: Scene } = {},
) =>
  sceneAfter({
    world: { ...world, bent },
    chronicle: [],
    scene: before,
    scenario: scenarios.french_revolution,
    game: {
      gameType: 'french_revolution',
      difficulty: 'normal',
      historicalAccuracy: true,
      language: 'en',
      character: scenarios.french_revolution.prologue.character,
      situation: null,
    },
    action: { depth: 1, kind, action: 'I ride.', otherTellings: [] },
  });
const rides = { ...nothingNew, act: 'travel', place: toulon } as const;

it('goes by the days that the game lets pass and the ways of the era', () => {
  const tooFar = { scene, faults: [{ code: 'too_far', name: toulon }] };
  const arrived = { scene: { ...scene, place: toulon }, faults: [] };
  expect(after('action')(rides, 1)).toEqual(tooFar);
  expect(after('action')(rides, 20)).toEqual(arrived);
  expect(after('action')(rides, null)).toEqual(arrived);
  expect(after('question')(rides, 20)).toEqual({ scene, faults: [] });
});

it('counts a turn of hours as the game does', () => {
  const byEvening = (id: string) => ({ ...rides, place: named(id), hour: 'evening' }) as const;
  expect(after('action')(byEvening('versailles'), 0)).toEqual({
    scene: { ...scene, place: named('versailles'), hour: 'evening' },
    faults: [],
  });
  expect(after('action')(byEvening('rouen'), 0).faults).toEqual([{ code: 'too_far', name: named('rouen') }]);
  expect(after('action')(byEvening('rouen'), 1).faults).toEqual([]);
});

it('lets nobody speak whom history has elsewhere, or dead, until history goes otherwise', () => {
  const say = (...speakers: string[]) => ({ ...nothingNew, speakers });
  const told = say('Edmund Burke', 'Voltaire', 'Danton', 'the crowd');
  const absent = { code: 'absent_speaks', name: 'Edmund Burke' };
  const dead = { code: 'dead_speaks', name: 'Voltaire' };
  expect(after('action')(told, 1).faults).toEqual([absent, dead]);
  expect(after('action')(told, 9).faults).toEqual([dead]);
  expect(after('action', { bent: ['bastille'] })(told, 1).faults).toEqual([dead]);
});

it('measures the way on from a place that could be anywhere', () => {
  const street = after('action')({ ...nothingNew, place: 'the street' }, 1).scene;
  expect(street).toEqual({ ...scene, place: 'the street', cameFrom: { place: bastille, days: 1 } });
  const faults = (days: number) => after('action', { scene: street })(rides, days).faults;
  expect(faults(1)).toEqual([{ code: 'too_far', name: toulon }]);
  expect(faults(20)).toEqual([]);
});

it('is the same when nothing is said of it', () =>
  expect(after('action')(null, 3)).toEqual({ scene, faults: [] }));

it('is told to a model in plain words, every fault, at most four of them', () => {
  const faults = sceneFaultCodes.map((code) => ({ code, name: 'Curio' }));
  for (const fault of faults)
    expect(sceneNote([fault])).toMatch(/broke the scene: Curio is [a-z ]+\. Answer/);
  expect(sceneNote(faults).split(';')).toHaveLength(4);
});
