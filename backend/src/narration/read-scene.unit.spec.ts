import fc from 'fast-check';
import { nothingNew } from '@rubicon/domain';
import { SCENE_ITEMS_MAX } from './answer-schema.js';
import { readScene } from './read-scene.js';

it('takes a scene as it is written', () => {
  const written = {
    act: 'gift',
    outcome: 'partly',
    place: 'the Forum',
    hour: 'noon',
    speakers: ['Curio'],
    uses: ['the ring'],
    people: [{ name: 'Curio', state: 'held', where: 'Rome', regard: -2, note: 'in debt' }],
    things: [{ name: 'the ring', holder: 'Curio', gone: false, note: 'gold' }],
    deed: { text: 'you gave Curio the ring', to: 'Curio', answer: 'he wept', knownTo: ['Varus'] },
    opened: [{ kind: 'offer', from: 'Curio', text: 'whether you will dine' }],
    closed: ['that he will write'],
  };
  expect(readScene(written)).toStrictEqual(written);
});

it.each([undefined, null, 'Rome', 7, [], {}, { mood: 'grim' }])('takes %j for none', (value) =>
  expect(readScene(value)).toBeNull(),
);

it('takes what is left out, or makes no sense, for nothing new', () => {
  expect(readScene({ place: '' })).toStrictEqual(nothingNew);
  const senseless = {
    act: 'juggling',
    outcome: 3,
    place: ['Rome'],
    hour: 'late',
    speakers: 'Curio',
    uses: [7, ' ', null],
    people: [{ name: 'Curio', state: 'asleep' }, { state: 'here' }, 'Varus'],
    things: [{ holder: 'you' }, null],
    deed: { text: ' . ', to: 'Curio' },
    opened: [{ kind: 'riddle', text: '' }],
    closed: {},
  };
  expect(readScene(senseless)).toStrictEqual(nothingNew);
});

it('fills the gaps of what makes sense, and cuts it to its bounds', () => {
  const long = 'word '.repeat(60);
  expect(
    readScene({
      speakers: Array.from({ length: 20 }, (_, n) => `Witness ${n}`),
      people: [{ name: `Curio\n${long}`, state: 'away', regard: 99 }],
      things: [{ name: 'the ring' }],
      deed: { text: 'You wait.', knownTo: [''] },
      opened: [{ kind: 'riddle', text: long }],
    }),
  ).toStrictEqual({
    ...nothingNew,
    speakers: Array.from({ length: SCENE_ITEMS_MAX }, (_, n) => `Witness ${n}`),
    people: [
      {
        name: `Curio ${'word '.repeat(14).trim()}…`,
        state: 'away',
        where: '',
        regard: 3,
        note: '',
      },
    ],
    things: [{ name: 'the ring', holder: '', gone: false, note: '' }],
    deed: { text: 'You wait', to: '', answer: '', knownTo: [] },
    opened: [{ kind: 'question', from: '', text: `${'word '.repeat(39).trim()}…` }],
  });
});

it('reads whatever it is given', () =>
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (people, deed) => {
      expect(() => readScene({ people: [people], things: people, deed, opened: [deed] })).not.toThrow();
    }),
  ));
