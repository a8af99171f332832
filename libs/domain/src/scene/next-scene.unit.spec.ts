/** What a turn may do to the scene: told by example, then for whatever is proposed. */
import fc from 'fast-check';
import { nextScene } from './next-scene.js';
import type { EraPresence, SceneCircumstances } from './presence.js';
import { isSameName } from './same-name.js';
import {
  actKinds,
  actOutcomes,
  matterKinds,
  nothingNew,
  presences,
  SCENE_DEEDS_MAX,
  SCENE_MATTERS_MAX,
  SCENE_NAME_CHARACTERS_MAX,
  SCENE_PEOPLE_MAX,
  SCENE_TEXT_CHARACTERS_MAX,
  SCENE_THINGS_MAX,
  SCENE_WITNESSES_MAX,
  sceneHours,
  type ProposedScene,
  type Scene,
  type SceneMatter,
  type ScenePerson,
  type SceneThing,
} from './scene.js';

const person = (name: string, part: Partial<ScenePerson> = {}): ScenePerson => ({
  name,
  state: 'here',
  where: '',
  regard: 0,
  note: '',
  ...part,
});
const thing = (name: string, part: Partial<SceneThing> = {}): SceneThing => ({
  name,
  holder: 'you',
  gone: false,
  note: '',
  ...part,
});
const threat: SceneMatter = { kind: 'threat', from: 'Curio', text: 'that he will write to Rome' };
const scene = (part: Partial<Scene> = {}): Scene => ({
  place: 'Ariminum',
  hour: 'morning',
  people: [],
  things: [],
  deeds: [],
  open: [],
  ...part,
});

/** Ariminum to Rome: five days; its forum is within a morning's walk; nobody knows the way to Ultima. */
const daysBetween: SceneCircumstances['daysBetween'] = (from, to) => {
  const both = [from, to].sort().join('|');
  const ways: Record<string, number> = {
    'Ariminum|Rome': 5,
    'Ariminum|the forum': 0.1,
    'Ariminum|the city': 0,
    'Rome|the forum': 5,
  };
  return from === to && from !== 'Ultima' && from !== 'a tent' ? 0 : (ways[both] ?? null);
};
const at = (part: Partial<SceneCircumstances> = {}): SceneCircumstances => ({
  days: 1,
  daysBetween,
  inEra: () => null,
  characterName: 'Gaius Julius Caesar',
  isQuestion: false,
  ...part,
});

/** The scene and the proposal given, the proposal's fields left out change nothing. */
const given = (before: Scene) => ({
  when: (proposed: Partial<ProposedScene>, circumstances: Partial<SceneCircumstances> = {}) =>
    nextScene(before, { ...nothingNew, ...proposed }, at(circumstances)),
});
const faultless = (after: Scene) => ({ scene: after, faults: [] });

describe('who speaks', () => {
  const pollio = person('Asinius Pollio', { state: 'dead' });
  it.each(['Asinius Pollio', 'pollio', 'The Asinius Pollio'])('is not the dead: %s', (name) =>
    expect(given(scene({ people: [pollio] })).when({ speakers: [name] })).toEqual({
      scene: scene({ people: [pollio] }),
      faults: [{ code: 'dead_speaks', name: 'Asinius Pollio' }],
    }),
  );

  it.each([
    ['away', { state: 'away', where: 'Rome' }],
    ['held elsewhere', { state: 'held', where: 'Rome' }],
  ] as const)('is nobody who is %s', (_, part) => {
    const before = scene({ people: [person('Curio', part)] });
    expect(given(before).when({ speakers: ['Curio'] })).toEqual({
      scene: before,
      faults: [{ code: 'absent_speaks', name: 'Curio' }],
    });
  });

  it.each([
    ['who is here', person('Curio')],
    ['who is held here', person('Curio', { state: 'held' })],
    ['who is held in this very place', person('Curio', { state: 'held', where: 'ariminum' })],
    ['who is away nobody knows where', person('Curio', { state: 'away' })],
  ])('is anybody %s', (_, one) => {
    const before = scene({ people: [one] });
    expect(given(before).when({ speakers: ['Curio', 'a stranger'] })).toEqual(faultless(before));
  });

  it('is somebody who comes, if there was time for the way', () => {
    const before = scene({ people: [person('Curio', { state: 'away', where: 'Rome', note: 'in debt' })] });
    const comes = { speakers: ['Curio'], people: [person('Curio', { regard: 1 })] };
    expect(given(before).when(comes, { days: 5 })).toEqual(
      faultless(scene({ people: [person('Curio', { regard: 1, note: 'in debt' })] })),
    );
    expect(given(before).when(comes, { days: 4 })).toEqual({
      scene: before,
      faults: [{ code: 'absent_speaks', name: 'Curio' }],
    });
    expect(given(before).when({ people: comes.people }, { days: 4 })).toEqual({
      scene: before,
      faults: [{ code: 'comes_too_soon', name: 'Curio' }],
    });
  });

  it('is the player whatever is said of them, by any part of their name', () => {
    const before = scene({ people: [person('Lucius Caesar', { state: 'dead' })] });
    const said = {
      speakers: ['You', 'Caesar', 'gaius julius caesar'],
      people: [person('Caesar', { state: 'dead' })],
    };
    expect(given(before).when(said)).toEqual(faultless(before));
  });

  it('is not a dead namesake of the player whom the scene knows by the whole name', () => {
    const people = ['Lucius Caesar', 'Julius'].map((name) => person(name, { state: 'dead' }));
    expect(given(scene({ people })).when({ speakers: ['Lucius Caesar', 'Julius'] }).faults).toEqual([
      { code: 'dead_speaks', name: 'Lucius Caesar' },
      { code: 'dead_speaks', name: 'Julius' },
    ]);
  });

  it('is doubted in nobody’s favour while two may be meant and one lives', () => {
    const before = scene({ people: [person('Marcus Brutus', { state: 'dead' }), person('Decimus Brutus')] });
    expect(given(before).when({ speakers: ['Brutus'] })).toEqual(faultless(before));
  });

  it.each([
    ['a title', 'Captain Varus', 'the captain'],
    ['a first name that many bear', 'Gaius Curio', 'Gaius'],
    ['what is no proper noun', 'the baker’s boy', 'the boy'],
    ['a name that merely begins so', 'Antony', 'Anton'],
  ])('is not known by %s alone', (_, whole, part) => {
    const before = scene({ people: [person(whole, { state: 'dead' })] });
    expect(given(before).when({ speakers: [part] })).toEqual(faultless(before));
  });

  describe('whom history knows and the scene does not', () => {
    const known = (part: Partial<EraPresence>) => ({
      inEra: (name: string) =>
        isSameName(name, 'Cicero') ? { name: 'Cicero', isDead: false, places: [], ...part } : null,
    });
    const says = (part: Partial<EraPresence>, proposed: Partial<ProposedScene> = {}, days = 1) =>
      given(scene()).when({ speakers: ['cicero'], ...proposed }, { ...known(part), days }).faults;

    it('is nobody who is dead by then, or farther than the turn is long', () => {
      expect(says({ isDead: true })).toEqual([{ code: 'dead_speaks', name: 'Cicero' }]);
      expect(says({ places: ['Rome'] })).toEqual([{ code: 'absent_speaks', name: 'Cicero' }]);
    });
    it.each([
      ['whom no place holds', { places: [] }, {}, 1],
      ['at a place that the era does not know', { places: ['Ultima'] }, {}, 1],
      ['who is near on one of these days', { places: ['Rome', 'the forum'] }, {}, 1],
      ['who could come in that time', { places: ['Rome'] }, {}, 5],
      ['where the turn ends', { places: ['Rome'] }, { place: 'Rome' }, 5],
      ['of another name', { isDead: true }, { speakers: ['Tullius'] }, 1],
    ] as const)('is anybody %s', (_, part, proposed, days) => expect(says(part, proposed, days)).toEqual([]));
    it('neither rises nor comes in silence, to speak in the next turn', () => {
      const comes = (part: Partial<EraPresence>, told: Partial<ScenePerson> = {}) =>
        given(scene()).when({ people: [person('Cicero', told)] }, known(part));
      expect(comes({ isDead: true })).toEqual({
        scene: scene(),
        faults: [{ code: 'dead_rises', name: 'Cicero' }],
      });
      expect(comes({ places: ['Rome'] }).faults).toEqual([{ code: 'comes_too_soon', name: 'Cicero' }]);
      for (const part of [{ state: 'away', where: 'Rome' }, { state: 'dead' }] as const)
        expect(comes({ places: ['Rome'] }, part).faults).toEqual([]);
    });
    it('is judged by the scene as soon as the scene knows them', () => {
      const before = scene({ people: [person('Cicero')] });
      expect(given(before).when({ speakers: ['Cicero'] }, known({ isDead: true }))).toEqual(
        faultless(before),
      );
    });
  });

  it('is nobody dead by whose answer or offer the turn is told; the absent may write', () => {
    const deed = { text: 'you greeted Curio', to: 'Curio', answer: 'he thanked you', knownTo: [] };
    const when = (part: Partial<ScenePerson>, proposed: Partial<ProposedScene>) =>
      given(scene({ people: [person('Curio', part)] })).when(proposed);
    for (const proposed of [{ deed }, { opened: [threat] }]) {
      expect(when({ state: 'dead' }, proposed).faults).toEqual([{ code: 'dead_speaks', name: 'Curio' }]);
      expect(when({ state: 'away', where: 'Rome' }, proposed).faults).toEqual([]);
    }
    expect(when({ state: 'dead' }, { deed }).scene.deeds).toMatchObject([{ answer: '' }]);
    expect(when({ state: 'dead' }, { opened: [threat] }).scene.open).toEqual([]);
    expect(when({ state: 'dead' }, { deed: { ...deed, answer: '' } }).faults).toEqual([]);
  });

  it('leaves no answer and no matter of one who cannot have spoken', () => {
    const before = scene({ people: [person('Curio', { state: 'dead' })] });
    const deed = { text: 'you greeted Curio', to: 'Curio', answer: 'he thanked you', knownTo: ['Servius'] };
    expect(given(before).when({ act: 'word', speakers: ['Curio'], deed, opened: [threat] }).scene).toEqual(
      scene({
        people: before.people,
        deeds: [{ act: 'word', outcome: 'done', ...deed, answer: '' }],
      }),
    );
  });
});

describe('the dead', () => {
  const before = scene({ people: [person('Curio', { state: 'dead' })] });
  it.each(['here', 'held', 'away'] as const)('do not rise to be %s', (state) =>
    expect(given(before).when({ people: [person('curio', { state, note: 'hale' })] })).toEqual({
      scene: before,
      faults: [{ code: 'dead_rises', name: 'Curio' }],
    }),
  );
  it('do not rise in the turn in which they die', () =>
    expect(given(scene()).when({ people: [person('Curio', { state: 'dead' }), person('Curio')] })).toEqual({
      scene: before,
      faults: [{ code: 'dead_rises', name: 'Curio' }],
    }));
  it('do not rise in the turn that crowds them out of the scene', () => {
    const crowd = Array.from({ length: SCENE_PEOPLE_MAX }, (_, n) => person(`Witness${n}`));
    const after = given(before).when({ people: [...crowd, person('Curio')] });
    expect(after).toEqual({
      scene: scene({ people: crowd }),
      faults: [{ code: 'dead_rises', name: 'Curio' }],
    });
  });
  it('may speak in the turn in which they die', () =>
    expect(
      given(scene({ people: [person('Curio')] })).when({
        speakers: ['Curio'],
        people: [person('Curio', { state: 'dead' })],
      }),
    ).toEqual(faultless(before)));
});

describe('the place', () => {
  it.each([
    ['is entered in the time that its way takes', 'Rome', 5],
    ['is entered on the same day when it is near', 'the forum', 0],
  ])('%s', (_, place, days) =>
    expect(given(scene()).when({ place }, { days })).toEqual(faultless(scene({ place }))),
  );
  it('is entered at any time when the era does not know it, and the way on is as long as before', () => {
    const tent = scene({ place: 'a tent', cameFrom: { place: 'Ariminum', days: 0 } });
    expect(given(scene()).when({ place: 'a tent' }, { days: 0 })).toEqual(faultless(tent));
    expect(given(tent).when({ place: 'Rome' }, { days: 0 })).toEqual({
      scene: tent,
      faults: [{ code: 'too_far', name: 'Rome' }],
    });
    const later = given(tent).when({ place: 'Ultima' }, { days: 3 }).scene;
    expect(later.cameFrom).toEqual({ place: 'Ariminum', days: 3 });
    expect(given(later).when({}, { days: 9, isQuestion: true }).scene).toEqual(later);
    expect(given(given(later).when({}, { days: 1 }).scene).when({ place: 'Rome' }, { days: 1 })).toEqual(
      faultless(scene({ place: 'Rome' })),
    );
    expect(given(scene({ place: 'Ultima' })).when({ place: 'a tent' }).scene).toEqual(
      scene({ place: 'a tent' }),
    );
  });
  it('is not entered sooner', () =>
    expect(given(scene()).when({ place: 'Rome', hour: 'night' }, { days: 4 })).toEqual({
      scene: scene({ hour: 'night' }),
      faults: [{ code: 'too_far', name: 'Rome' }],
    }));
  it('is entered from nowhere where nobody has said where the player is', () =>
    expect(given(scene({ place: '' })).when({ place: 'Rome' }, { days: 0 })).toEqual(
      faultless(scene({ place: 'Rome' })),
    ));
  it('leaves those behind who are not named as coming along', () => {
    const people = [person('Curio'), person('Varus', { state: 'held' }), person('Oppius'), person('Hirtius')];
    expect(
      given(scene({ people })).when({
        place: 'the forum',
        speakers: ['Oppius'],
        people: [person('Hirtius', { regard: 2 })],
      }),
    ).toEqual(
      faultless(
        scene({
          place: 'the forum',
          people: [
            person('Curio', { state: 'away', where: 'Ariminum' }),
            person('Varus', { state: 'held', where: 'Ariminum' }),
            person('Oppius'),
            person('Hirtius', { regard: 2 }),
          ],
        }),
      ),
    );
  });
  it('leaves nobody behind when nobody knows how far it is', () => {
    const people = [person('Curio')];
    const tent = scene({ place: 'a tent', cameFrom: { place: 'Ariminum', days: 1 }, people });
    expect(given(scene({ people })).when({ place: 'a tent' })).toEqual(faultless(tent));
    expect(given(tent).when({ speakers: ['Curio'] }).faults).toEqual([]);
  });
  it('is where those who stayed there are met again', () => {
    const away = person('Curio', { state: 'away', where: 'the forum' });
    const held = person('Varus', { state: 'held', where: 'the forum' });
    const back = given(scene({ people: [away, held] })).when({
      place: 'the forum',
      speakers: ['Curio', 'Varus'],
    });
    expect(back).toEqual(faultless(scene({ place: 'the forum', people: [person('Curio'), held] })));
    const stays = { people: [{ ...away, note: 'hides' }] };
    expect(given(scene({ people: [away] })).when({ place: 'the forum', ...stays }).scene.people).toEqual(
      stays.people,
    );
  });
  it('leaves nobody behind when it only goes by another name', () =>
    expect(given(scene({ people: [person('Curio')] })).when({ place: 'the city' })).toEqual(
      faultless(scene({ place: 'the city', people: [person('Curio')] })),
    ));
  it('and the hour are not moved by a question', () =>
    expect(given(scene()).when({ place: 'Rome', hour: 'night' }, { days: 60, isQuestion: true })).toEqual(
      faultless(scene()),
    ));
});

describe('things', () => {
  const burned = thing('Caesar’s letter', { gone: true });
  it('that are gone are not used, and do not come back', () => {
    const before = scene({ things: [burned] });
    expect(given(before).when({ uses: ['caesar’s letter'] })).toEqual({
      scene: before,
      faults: [{ code: 'gone_used', name: 'Caesar’s letter' }],
    });
    expect(given(before).when({ things: [thing('Caesar’s letter', { note: 'unharmed' })] })).toEqual({
      scene: before,
      faults: [{ code: 'gone_returns', name: 'Caesar’s letter' }],
    });
  });
  it('may be used in the turn in which they go, and keep what is not told anew', () =>
    expect(
      given(scene({ things: [thing('the ring', { note: 'gold' })] })).when({
        uses: ['the ring', 'a rope'],
        things: [thing('ring', { holder: '', gone: true })],
      }),
    ).toEqual(faultless(scene({ things: [thing('the ring', { note: 'gold', gone: true })] }))));
});

describe('things of somebody elsewhere', () => {
  const pearl = thing('the pearl', { holder: 'Servilia' });
  const servilia = (part: Partial<ScenePerson>) => person('Servilia', part);
  const inRome = servilia({ state: 'away', where: 'Rome' });
  const before = (one: ScenePerson) => scene({ people: [one], things: [pearl] });
  const used = { uses: ['the pearl'] };
  const back = { things: [thing('the pearl')] };
  const outOfReach = [{ code: 'out_of_reach', name: 'the pearl' }];

  it('are not used, and do not come back', () => {
    expect(given(before(inRome)).when(used)).toEqual({ scene: before(inRome), faults: outOfReach });
    expect(given(before(inRome)).when(back)).toEqual({ scene: before(inRome), faults: outOfReach });
    expect(given(before(inRome)).when({ ...used, ...back }).faults).toEqual(outOfReach);
  });
  it.each([
    ['of somebody here', servilia({}), {}, 0],
    ['of somebody held here', servilia({ state: 'held' }), {}, 0],
    ['of somebody away nobody knows where', servilia({ state: 'away' }), {}, 0],
    ['of the dead', servilia({ state: 'dead' }), {}, 0],
    ['of somebody who comes', inRome, { people: [servilia({})] }, 5],
    ['of somebody to whom the player comes', inRome, { place: 'Rome' }, 5],
    ['of a stranger', person('Curio', { state: 'away', where: 'Rome' }), {}, 0],
  ] as const)('are at hand when they are %s', (_, one, proposed, days) => {
    expect(given(before(one)).when({ ...used, ...proposed }, { days }).faults).toEqual([]);
    expect(given(before(one)).when({ ...back, ...proposed }, { days }).faults).toEqual([]);
  });
  it('may be sent, in the time that the way takes, and then be used', () =>
    expect(given(before(inRome)).when({ ...used, ...back }, { days: 5 })).toEqual(
      faultless(scene({ people: [inRome], things: [thing('the pearl')] })),
    ));
  it('may be asked about', () =>
    expect(given(before(inRome)).when(used, { isQuestion: true }).faults).toEqual([]));
});

describe('a question', () => {
  const before = scene({
    people: [person('Curio', { regard: 1 })],
    things: [thing('a coin', { holder: 'Curio' })],
  });
  it('kills nobody, wins nobody and takes nothing, though something of its answer be noted', () => {
    const deed = { text: 'you asked Curio', to: 'Curio', answer: 'he laughed', knownTo: [] };
    const after = given(before).when(
      {
        people: [
          person('Curio', { state: 'dead', regard: 3, note: 'in debt' }),
          person('Oppius', { state: 'dead' }),
          person('Marcia', { state: 'away', where: 'Rome', regard: 3 }),
        ],
        things: [thing('a coin'), thing('a million')],
        deed,
        opened: [threat],
      },
      { isQuestion: true },
    );
    expect(after).toEqual(
      faultless(
        scene({
          people: [
            person('Curio', { regard: 1, note: 'in debt' }),
            person('Marcia', { state: 'away', where: 'Rome' }),
          ],
          things: before.things,
          deeds: [{ act: 'other', outcome: 'done', ...deed }],
          open: [threat],
        }),
      ),
    );
  });
});

describe('deeds and matters', () => {
  it('are told with act and outcome, and stay open until they are closed', () => {
    const before = scene({ open: [threat] });
    const deed = { text: 'you gave Curio the ring', to: 'Curio', answer: 'he thanked you', knownTo: [] };
    const offer: SceneMatter = { kind: 'offer', from: 'Curio', text: 'whether you will dine with him' };
    const after = given(before).when({ act: 'gift', outcome: 'partly', deed, opened: [offer, offer] });
    expect(after).toEqual(
      faultless(scene({ deeds: [{ act: 'gift', outcome: 'partly', ...deed }], open: [threat, offer] })),
    );
    expect(given(after.scene).when({ closed: ['That he will write to Rome.'] }).scene.open).toEqual([offer]);
  });
});

describe('a full scene', () => {
  const filled = (people: readonly ScenePerson[]) =>
    scene({
      people: [
        ...people,
        ...Array.from({ length: SCENE_PEOPLE_MAX - people.length }, (_, n) => person(`Witness${n}`)),
      ],
    });
  const left = (before: Scene, name: string) =>
    given(before)
      .when({ people: [person(name)] })
      .scene.people.map((one) => one.name);
  const gone = person('Oppius', { state: 'dead' });
  const noted = person('Curio', { state: 'away', note: 'in debt' });
  const others = [person('Varus', { state: 'away' }), person('Hirtius', { state: 'away' })];

  it('is left by those away without note first, the oldest of them before, then by those away, then by the dead', () => {
    const before = filled([gone, noted, ...others]);
    const turns = ['Alpha', 'Beta', 'Gamma', 'Delta'].reduce<Scene[]>(
      (scenes, name) => [...scenes, given(scenes.at(-1)!).when({ people: [person(name)] }).scene],
      [before],
    );
    const who = turns.map(({ people }) => people.map(({ name }) => name).slice(0, 4));
    expect(who).toEqual([
      ['Oppius', 'Curio', 'Varus', 'Hirtius'],
      ['Oppius', 'Curio', 'Hirtius', 'Witness0'],
      ['Oppius', 'Curio', 'Witness0', 'Witness1'],
      ['Oppius', 'Witness0', 'Witness1', 'Witness2'],
      ['Witness0', 'Witness1', 'Witness2', 'Witness3'],
    ]);
  });
  it('is not left by those who are here', () => {
    const before = filled([]);
    expect(left(before, 'Late')).toEqual(before.people.map(({ name }) => name));
  });
  it('is not left by somebody who is held in this very place', () => {
    const before = filled([person('Varus', { state: 'held', where: 'Ariminum' })]);
    expect(left(before, 'Late')).toEqual(before.people.map(({ name }) => name));
  });
  it('is left by things of others first, then by those that are gone', () => {
    const things = [thing('a rope'), thing('a cup', { holder: 'Curio' }), thing('a fig', { gone: true })];
    const more = Array.from({ length: SCENE_THINGS_MAX - 3 }, (_, n) => thing(`coin${n}`));
    const first = given(scene({ things: [...things, ...more] })).when({ things: [thing('a key')] }).scene;
    expect(first.things.map(({ name }) => name).slice(0, 3)).toEqual(['a rope', 'a fig', 'coin0']);
    const second = given(first).when({ things: [thing('a nail')] }).scene;
    expect(second.things.map(({ name }) => name).slice(0, 3)).toEqual(['a rope', 'coin0', 'coin1']);
  });
  it('remembers what is burned, however much of others comes after it', () => {
    const letter = thing('the letter', { gone: true });
    const cups = (turn: number) =>
      Array.from({ length: 8 }, (_, n) => thing(`cup ${turn * 8 + n}`, { holder: 'Curio' }));
    const after = [0, 1, 2].reduce(
      (before, turn) => given(before).when({ things: cups(turn) }).scene,
      scene({ things: [letter] }),
    );
    expect(given(after).when({ uses: ['the letter'] }).faults).toEqual([
      { code: 'gone_used', name: 'the letter' },
    ]);
  });

  it('keeps the last deeds and the last matters', () => {
    const numbers = Array.from({ length: SCENE_DEEDS_MAX + 2 }, (_, n) => n);
    const deedOf = (n: number) => ({ text: `deed ${n}`, to: '', answer: '', knownTo: [] });
    const after = numbers.reduce(
      (before, n) =>
        given(before).when({ deed: deedOf(n), opened: [{ ...threat, text: `matter ${n}` }] }).scene,
      scene(),
    );
    expect(after.deeds.map(({ text }) => text)).toEqual(numbers.slice(2).map((n) => `deed ${n}`));
    expect(after.open.map(({ text }) => text)).toEqual(
      numbers.slice(-SCENE_MATTERS_MAX).map((n) => `matter ${n}`),
    );
  });
  it('holds no text that is longer than a line', () => {
    const long = 'x'.repeat(SCENE_NAME_CHARACTERS_MAX - 1);
    const proposed = person(` ${long}🜂 y`, { note: `one\ntwo ${'z'.repeat(SCENE_TEXT_CHARACTERS_MAX)}` });
    expect(given(scene()).when({ people: [proposed] }).scene.people).toEqual([
      person(long, { note: `one two ${'z'.repeat(SCENE_TEXT_CHARACTERS_MAX - 8)}` }),
    ]);
  });
});

describe('whatever is proposed', () => {
  const names = [
    'Asinius Pollio',
    'Pollio',
    'pollio',
    'the ring',
    'Brutus',
    'Marcus Brutus',
    'Caesar',
    'you',
  ];
  const name = fc.oneof(
    fc.constantFrom(...names, ...Array.from({ length: 40 }, (_, n) => `Witness${n}`)),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  const place = fc.constantFrom('', 'Ariminum', 'Rome', 'the forum', 'the city', 'Ultima');
  const somebody: fc.Arbitrary<ScenePerson> = fc.record({
    name,
    state: fc.constantFrom(...presences),
    where: fc.oneof(place, text),
    regard: fc.oneof(fc.integer(), fc.double()),
    note: fc.oneof(fc.constant(''), text),
  });
  const something: fc.Arbitrary<SceneThing> = fc.record({
    name,
    holder: name,
    gone: fc.boolean(),
    note: text,
  });
  const matter: fc.Arbitrary<SceneMatter> = fc.record({
    kind: fc.constantFrom(...matterKinds),
    from: name,
    text,
  });
  const deed = fc.record({ text, to: name, answer: text, knownTo: fc.array(name) });
  const proposal: fc.Arbitrary<ProposedScene> = fc.record({
    act: fc.constantFrom(...actKinds),
    outcome: fc.constantFrom(...actOutcomes),
    place: fc.oneof(place, text),
    hour: fc.constantFrom(null, ...sceneHours),
    speakers: fc.array(name),
    uses: fc.array(name),
    people: fc.array(somebody, { maxLength: 40 }),
    things: fc.array(something, { maxLength: 40 }),
    deed: fc.option(deed),
    opened: fc.array(matter),
    closed: fc.array(text),
  });
  const circumstances = fc.record({ days: fc.nat(60), isQuestion: fc.boolean() });
  const story = fc.array(fc.tuple(proposal, circumstances), { minLength: 1, maxLength: 6 });
  const play = (turns: readonly (readonly [ProposedScene, Partial<SceneCircumstances>])[]) =>
    turns.reduce<Scene[]>(
      (scenes, [proposed, part]) => [...scenes, nextScene(scenes.at(-1)!, proposed, at(part)).scene],
      [scene()],
    );

  it('the bounds hold', () =>
    fc.assert(
      fc.property(story, (turns) => {
        const after = play(turns).at(-1)!;
        expect(after.people.length).toBeLessThanOrEqual(SCENE_PEOPLE_MAX);
        expect(after.things.length).toBeLessThanOrEqual(SCENE_THINGS_MAX);
        expect(after.deeds.length).toBeLessThanOrEqual(SCENE_DEEDS_MAX);
        expect(after.open.length).toBeLessThanOrEqual(SCENE_MATTERS_MAX);
        const { people, things, deeds, open } = after;
        for (const { regard } of people) expect([-3, -2, -1, 0, 1, 2, 3]).toContain(regard);
        for (const { knownTo } of deeds) expect(knownTo.length).toBeLessThanOrEqual(SCENE_WITNESSES_MAX);
        const short = [
          after.place,
          ...people.flatMap((one) => [one.name, one.where]),
          ...things.flatMap((one) => [one.name, one.holder]),
          ...deeds.flatMap((one) => [one.to, ...one.knownTo]),
          ...open.map(({ from }) => from),
        ];
        const long = [
          ...[...people, ...things].map(({ note }) => note),
          ...deeds.flatMap((one) => [one.text, one.answer]),
          ...open.map((one) => one.text),
        ];
        for (const one of short) expect(one.length).toBeLessThanOrEqual(SCENE_NAME_CHARACTERS_MAX);
        for (const one of long) expect(one.length).toBeLessThanOrEqual(SCENE_TEXT_CHARACTERS_MAX);
      }),
    ));

  it('the dead stay dead, and what is gone stays gone', () =>
    fc.assert(
      fc.property(story, (turns) => {
        const scenes = play(turns);
        for (const [index, after] of scenes.entries()) {
          const before = scenes[index - 1] ?? after;
          const dead = before.people.filter(({ state }) => state === 'dead');
          const gone = before.things.filter((one) => one.gone);
          for (const { name: known } of dead)
            for (const one of after.people.filter((each) => isSameName(each.name, known)))
              expect(one.state).toBe('dead');
          for (const { name: known } of gone)
            for (const one of after.things.filter((each) => isSameName(each.name, known)))
              expect(one.gone).toBe(true);
        }
      }),
    ));

  it('nothing changes nothing', () =>
    fc.assert(
      fc.property(story, fc.nat(60), (turns, days) => {
        const after = play(turns).at(-1)!;
        const { cameFrom } = after;
        const later = cameFrom && { cameFrom: { ...cameFrom, days: cameFrom.days + days } };
        expect(nextScene(after, nothingNew, at({ days }))).toStrictEqual(faultless({ ...after, ...later }));
      }),
    ));
});
