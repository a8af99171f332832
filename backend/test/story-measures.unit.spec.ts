/** The measures of a story find what they look for. */
import { measureStory, sentencesOf, takesUp, type ToldTurn } from '../trials/story/measure-story.js';
import type { EraCast } from '../trials/story/scripted-players.js';

const cast: EraCast = {
  establishes: [
    { action: 'I trust Anna Roy.', remembered: ['Anna Roy'] },
    { action: 'I promise her a mill.', remembered: ['mill'] },
    { action: 'Paul Roy is dead.', remembered: ['Paul Roy'] },
  ],
  dead: 'Paul Roy',
  person: [],
  group: [],
  place: [],
};
const chronicle = ['c1 person Anna Roy: trusts you.', 'c2 promise Anna: a mill.', 'c3 death Paul Roy: shot.'];
const turn = (number: number, part: Partial<ToldTurn> = {}): ToldTurn => ({
  action: 'I besiege the tower.',
  isSensible: true,
  world: { ordinal: number, phase: number < 3 ? 'one' : 'two', stats: { influence: 50 }, chronicle },
  narrative: `The tower falls on day ${number}. It is late, and cold.`.replace('late', `late ${number}`),
  suggestions: ['A', 'B', 'C'].map((title) => ({ title: `${title}${number}`, text: '' })),
  promptTokens: 5_000,
  cachedTokens: 4_000,
  stats: { influence: 60 },
  ...part,
});
const story = [1, 2, 3, 4, 5].map((number) => turn(number));
const missed = (turns: readonly ToldTurn[]) =>
  measureStory(turns, cast, ['one', 'two'])
    .filter(({ met }) => !met)
    .map(({ name }) => name);
const instead = (number: number, part: Partial<ToldTurn>) =>
  story.map((each, index) => (index + 1 === number ? turn(number, part) : each));
const world = (part: Partial<ToldTurn['world']>) => ({ world: { ...turn(5).world, ...part } });

it('finds nothing to say against a good story', () => expect(missed(story)).toEqual([]));

it.each<[string, readonly ToldTurn[]]>([
  ['facts of turns 1 to 3 in the prompt of turn 5', instead(5, world({ chronicle: chronicle.slice(1) }))],
  ['facts contradicted', instead(5, { narrative: 'At the tower Paul Roy says that all is well.' })],
  ['distinct suggestions', instead(2, { suggestions: [1, 2, 3].map(() => ({ title: 'Same', text: '' })) })],
  ['suggestions repeated from the last turn', instead(3, { suggestions: story[1]!.suggestions })],
  ['sentences repeated within 30 turns', instead(5, { narrative: story[0]!.narrative })],
  ['turns that take up what was typed', instead(5, { narrative: 'Nothing happens on day five.' })],
  ['days that went backwards', instead(5, world({ ordinal: 3 }))],
  ['phases out of order', instead(5, world({ phase: 'one' }))],
  ['effects out of bounds', instead(5, { stats: { influence: 69 } })],
  [
    'effects out of bounds',
    instead(5, { ...world({ stats: { influence: 95 } }), stats: { influence: 101 } }),
  ],
  ['prompt tokens a turn', instead(5, { promptTokens: 12_001 })],
])('finds a miss of: %s', (name, turns) => expect(missed(turns)).toEqual([name]));

it('lets be told again what was told on a page that the story went back from', () => {
  const [first, ...rest] = instead(5, { narrative: story[0]!.narrative });
  expect(missed([{ ...first!, isUndone: true }, ...rest])).toEqual([]);
});

it('measures the cached share from the tenth turn on', () => {
  const long = Array.from({ length: 12 }, (_, index) =>
    turn(index + 1, { cachedTokens: index < 9 ? 0 : 4_000 }),
  );
  expect(missed(long)).toEqual([]);
  expect(missed([...long, turn(13, { cachedTokens: 0 }), turn(14, { cachedTokens: 0 })])).toEqual([
    'cached share of the prompt from turn 10',
  ]);
});

it('knows sentences, and words that are taken up in another form', () => {
  expect(sentencesOf('“Go to the gate!” he says. No. They all go.')).toEqual([
    '“Go to the gate!”',
    'They all go.',
  ]);
  expect(takesUp('The besieged tower holds.', 'I besiege it.')).toBe(true);
  expect(takesUp('The walls hold.', 'I besiege the tower.')).toBe(false);
});
