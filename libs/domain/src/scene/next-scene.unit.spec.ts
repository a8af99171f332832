/** What a turn may do to the scene: told by example, then for whatever is proposed. */
import fc from 'fast-check';
import { nextScene, type SceneCircumstances } from './next-scene.js';
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
  };
  return ways[both] ?? null;
};
const at = (part: Partial<SceneCircumstances> = {}): SceneCircumstances => ({
  days: 1,
  daysBetween,
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
    ['away, nobody knows where', { state: 'away' }],
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
    ['is entered at any time when the era does not know it', 'Ultima', 0],
  ])('%s', (_, place, days) =>
    expect(given(scene()).when({ place }, { days })).toEqual(faultless(scene({ place }))),
  );
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
  it('is left by things that are gone first, then by those of others', () => {
    const things = [thing('a rope'), thing('a cup', { holder: 'Curio' }), thing('a fig', { gone: true })];
    const more = Array.from({ length: SCENE_THINGS_MAX - 3 }, (_, n) => thing(`coin${n}`));
    const first = given(scene({ things: [...things, ...more] })).when({ things: [thing('a key')] }).scene;
    expect(first.things.map(({ name }) => name).slice(0, 3)).toEqual(['a rope', 'a cup', 'coin0']);
    const second = given(first).when({ things: [thing('a nail')] }).scene;
    expect(second.things.map(({ name }) => name).slice(0, 3)).toEqual(['a rope', 'coin0', 'coin1']);
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
        expect(nextScene(after, nothingNew, at({ days }))).toStrictEqual(faultless(after));
      }),
    ));
});
