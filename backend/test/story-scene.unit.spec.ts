/** The measures of a scene find what a page tells against it, and leave alone what it may tell. */
import { emptyScene, nothingNew, type Scene } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import type { ActedTurn } from '../trials/story/acted-turn.js';
import { measureScene } from '../trials/story/measure-scene.js';

const era = scenarios.french_revolution;
const PLACES = 'named places without a way there';
const MISSING = 'dead, absent or gone that act or are used';

const person = (name: string, state: 'here' | 'held' | 'away' | 'dead', where = '') => ({
  name,
  state,
  where,
  regard: 0,
  note: '',
});
const before: Scene = {
  ...emptyScene,
  place: 'the Café de Foy',
  people: [
    person('Camille Desmoulins', 'here'),
    person('Georges Danton', 'away', 'the Tuileries'),
    person('the baker’s boy', 'away'),
    person('Bastien Roche', 'dead'),
  ],
  things: [
    { name: 'the letter', holder: 'you', gone: true, note: '' },
    { name: 'the pistol', holder: 'you', gone: false, note: '' },
  ],
};
const turn = (narrative: string, part: Partial<ActedTurn> = {}): ActedTurn => ({
  action: 'I wait.',
  isSensible: true,
  world: { ordinal: 3, phase: '', stats: {}, chronicle: [] },
  narrative,
  suggestions: [],
  promptTokens: 0,
  cachedTokens: 0,
  stats: {},
  before,
  proposed: nothingNew,
  offered: [],
  elsewhere: [],
  moves: null,
  ...part,
});
const missed = (one: ActedTurn) =>
  measureScene([one], era)
    .filter(({ met }) => !met)
    .map(({ name }) => name);

it.each([
  'You wait at the Bastille.',
  'You look at the Jacobins.',
  'At the Bastille, the gates stand open.',
  'In the Bastille it is dark, and cold.',
  'It is noted in Lyon who gives the orders.',
  'The rain falls, and you stand in the church.',
])('finds a place without a way there: %s', (page) => expect(missed(turn(page))).toEqual([PLACES]));

it.each<[string, Partial<ActedTurn>]>([
  [
    'You wait at the Café de Foy, at the Palais-Royal, in Paris.',
    {
      before: { ...before, place: 'the Palais-Royal' },
      proposed: { ...nothingNew, place: 'the Café de Foy' },
    },
  ],
  ['You wait at the Bastille.', { action: 'I go to the Bastille.' }],
  ['You wait at the Bastille.', { proposed: { ...nothingNew, place: 'the Bastille' } }],
  [
    'You wait at the Bastille.',
    { action: '2', offered: ['A', 'B'].map((title) => ({ title, text: `Go to the Bastille (${title})` })) },
  ],
  ['“They wait at the Bastille,” he says.', {}],
  [
    'News from Lyon: in Lyon the weavers rise.',
    { elsewhere: [{ place: 'Lyon', text: 'The weavers rise.' }] },
  ],
  [era.timeline[0]!.text, {}],
  ['Somebody laughs in the street.', {}],
  [
    'You look at the Jacobins.',
    { before: { ...before, people: [...before.people, person('the Jacobins', 'here')] } },
  ],
  ['You will hear of it in Lyon.', {}],
  ['Danton is at the Tuileries.', {}],
])('leaves a place alone: %s %#', (page, part) => expect(missed(turn(page, part))).toEqual([]));

it.each([
  'Bastien Roche nods.',
  'Then Roche, pale as ever, slowly takes the pistol.',
  '“Not yet,” says Roche.',
  '“Not yet.” Roche shrugs.',
  'Danton laughs.',
  'The baker’s boy comes closer.',
  'You take the letter out once more.',
  'You look at him and read your old letter again.',
])('finds who cannot act, and what cannot be used: %s', (page) =>
  expect(missed(turn(page))).toEqual([MISSING]),
);

it.each<[string, Partial<ActedTurn>]>([
  ['Desmoulins nods. You raise the pistol.', {}],
  ['Danton laughs.', { proposed: { ...nothingNew, people: [person('Danton', 'here')] } }],
  ['Danton laughs.', { proposed: { ...nothingNew, place: 'the Tuileries' } }],
  ['Another baker’s boy says: “He has gone home.”', {}],
  ['A letter comes: Danton agrees.', {}],
  ['What Danton writes is this: “Danton agrees.”', {}],
  ['“Roche says so, and Danton comes,” he says.', {}],
  ['You see the grave of Roche. If Danton comes, you wait.', {}],
  ['You would read the letter, but the letter is burned.', {}],
  ['You take a letter from the desk.', {}],
  [
    'You open the letter.',
    {
      proposed: {
        ...nothingNew,
        things: [{ name: 'Danton’s letter', holder: 'you', gone: false, note: '' }],
      },
    },
  ],
  [
    'Danton begins a word, and dies before the end of it.',
    { proposed: { ...nothingNew, people: [person('Georges Danton', 'dead')] } },
  ],
])('leaves alone what may be: %s %#', (page, part) => expect(missed(turn(page, part))).toEqual([]));

it('keeps the dead dead, whatever an answer says', () =>
  expect(
    missed(turn('Roche nods.', { proposed: { ...nothingNew, people: [person('Bastien Roche', 'here')] } })),
  ).toEqual([MISSING]));

it('says what it could not see', () => {
  const seen = turn('Danton laughs.');
  const unseen = turn('Roche laughs.', { proposed: null });
  expect(measureScene([seen, unseen], era).map(({ value, met }) => [value, met])).toEqual([
    ['0, 1 turns without a scene left out', true],
    ['1, 1 turns without a scene left out', false],
  ]);
  expect(measureScene([unseen], era).map(({ value, isUnmeasured }) => [value, isUnmeasured])).toEqual([
    ['no answer has a scene', true],
    ['no answer has a scene', true],
  ]);
});
