import { emptyScene, type ChronicleLine, type Scene } from '@rubicon/domain';
import { scenarios, type OpeningScene, type Scenario } from '@rubicon/scenarios';
import { sceneNow, type SceneSources } from './scene-now.js';

const opening: OpeningScene = {
  place: 'forum',
  hour: 'dawn',
  people: [
    { name: 'Curio', also: [], is: 'he', voice: 'officer', state: 'here', where: '', regard: 2, knows: [] },
    {
      name: 'Varus',
      also: [],
      is: 'he',
      voice: 'officer',
      state: 'away',
      where: 'rome',
      regard: 0,
      knows: [],
    },
    { name: 'Manon', also: [], is: 'she', voice: 'you', state: 'here', where: '', regard: 0, knows: [] },
  ],
  things: [
    { name: 'the letter', also: [], holder: 'you', says: 'Come at once.' },
    { name: 'the bench', also: [], holder: 'here', says: '' },
  ],
  open: [{ kind: 'order', from: 'Curio', text: 'whether you will ride' }],
};
const place = (id: string, name: string) => ({
  id,
  name,
  also: [],
  at: `in ${name}`,
  within: '',
  east: 0,
  north: 0,
  folk: [],
  things: [],
});
const scenario: Scenario = {
  ...scenarios.roman_republic,
  world: {
    places: [place('forum', 'the Forum'), place('rome', 'Rome')],
    people: [],
    openingScenes: {},
    openingScenesByName: {},
    prologueScene: opening,
    facts: [],
  },
};
const line = (part: Partial<ChronicleLine>): ChronicleLine => ({
  id: 'l',
  topic: 'person',
  subject: 'Oppius',
  text: 'Oppius keeps your accounts.',
  nodeId: 'n',
  ordinal: 1,
  lastDepth: 1,
  settled: false,
  fromPlayer: false,
  pinned: false,
  corrected: false,
  ...part,
});
const death = (subject: string) => line({ topic: 'death', subject, text: `${subject} was slain.` });
const dead = (name: string) =>
  ({ name, state: 'dead', where: '', regard: 0, note: `${name} was slain.` }) as const;
const somebody = { state: 'here', where: '', regard: 0, note: '' } as const;
const now = (part: Partial<SceneSources>): Scene =>
  sceneNow({
    path: [],
    eraOpening: null,
    scenario,
    character: { name: 'Manon Roland' },
    chronicle: [],
    struck: [],
    ...part,
  });
const rome: Scene = { ...emptyScene, place: 'Rome', people: [{ name: 'Curio', ...somebody }] };
const ostia: Scene = { ...emptyScene, place: 'Ostia' };

it('is that of the nearest turn that has one', () => {
  expect(now({ path: [{ scene: ostia }, { scene: rome }, {}] })).toEqual(rome);
  expect(now({ path: [{}], openingScene: ostia, eraOpening: opening })).toEqual(ostia);
});

it('is the era’s at the opening, with names for its ids and without the player', () =>
  expect(now({ eraOpening: opening })).toStrictEqual({
    place: 'the Forum',
    hour: 'dawn',
    people: [
      { name: 'Curio', ...somebody, regard: 2 },
      { name: 'Varus', ...somebody, state: 'away', where: 'Rome' },
    ],
    things: [
      { name: 'the letter', holder: 'you', gone: false, note: 'Come at once.' },
      { name: 'the bench', holder: 'the Forum', gone: false, note: '' },
    ],
    deeds: [],
    open: opening.open,
  }));

it('is made of the chronicle in the middle of an old game: people somewhere, the dead dead', () => {
  const chronicle = [
    line({}),
    line({ subject: 'Curio', text: 'Curio owes you.' }),
    line({ topic: 'place', subject: 'the cellar' }),
    line({ subject: 'you' }),
    death('Curio'),
    death('Varus'),
  ];
  expect(now({ path: [{}], chronicle })).toStrictEqual({
    ...emptyScene,
    people: [
      { name: 'Oppius', state: 'away', where: '', regard: 0, note: 'Oppius keeps your accounts.' },
      dead('Curio'),
      dead('Varus'),
    ],
  });
});

it('holds those dead whose death the chronicle tells, whatever the scene says, once', () => {
  const told = now({ path: [{ scene: rome }], chronicle: [death('Curio'), death('you')] });
  expect(told).toEqual({ ...rome, people: [dead('Curio')] });
  const later: Scene = { ...told, people: [...told.people, { name: 'Oppius', ...somebody }] };
  expect(now({ path: [{ scene: later }], chronicle: [death('Curio')] })).toEqual(later);
});

it('holds those alive whose death the player struck, unless it is told elsewhere, too', () => {
  const scene: Scene = { ...rome, people: [dead('Curio'), { name: 'Oppius', ...somebody }] };
  const alive = { name: 'Curio', state: 'away', where: '', regard: 0, note: '' };
  expect(now({ path: [{ scene }], struck: [death('Curio')] })).toEqual({
    ...scene,
    people: [alive, scene.people[1]],
  });
  const path = [{ scene }];
  expect(now({ path, struck: [death('Curio')], chronicle: [death('Curio')] })).toEqual(scene);
  expect(now({ path, struck: [death('Oppius')] })).toEqual(scene);
});
