/** The measures of sentences find the same sentence about somebody else, in a game, in another one, and in another era. */
import { emptyScene } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import type { ActedTurn } from '../trials/story/acted-turn.js';
import { compareGames, type PlayedGame } from '../trials/story/compare-games.js';
import { namelessSentences, repeatedWithoutNames } from '../trials/story/measure-sentences.js';

const { world } = scenarios.french_revolution;
const person = (name: string) => ({ name, state: 'here' as const, where: '', regard: 0, note: '' });
const turn = (narrative: string, action = 'I wait.'): ActedTurn => ({
  action,
  isSensible: true,
  world: { ordinal: 0, phase: '', stats: {}, chronicle: [] },
  narrative,
  suggestions: [],
  promptTokens: 0,
  cachedTokens: 0,
  stats: {},
  before: { ...emptyScene, place: 'the inn', people: [person('the baker’s boy'), person('the usher')] },
  proposed: null,
  offered: [],
  elsewhere: [],
  moves: null,
});
const told = (...pages: readonly string[]) =>
  namelessSentences(
    pages.map((page) => turn(page)),
    world,
  );
const repeats = (...turns: readonly ActedTurn[]) => repeatedWithoutNames(namelessSentences(turns, world));

it.each([
  ['Danton looks at the clock.', 'Marquis de Launay looks at the clock.'],
  ['The baker’s boy looks at the clock.', 'At last, Danton. The usher looks at the clock.'],
  ['“Ask him, Danton, not me.”', '“Ask him, Camille, not me.”'],
  ['In Lyon it never rains.', 'In Marseille it never rains.'],
  ['A baker’s boy talks instead.', 'Danton talks instead.'],
])('finds the same sentence about somebody else: %s', (one, other) =>
  expect(repeats(turn(one), turn(other)).met).toBe(false),
);

it.each([
  ['Danton looks at the clock.', 'Danton looks at the wall.'],
  ['Nobody looks at the clock.', 'Everybody looks at the clock.'],
  ['Not yet.', 'Not yet.'],
])('knows another sentence: %s', (one, other) => expect(repeats(turn(one), turn(other)).met).toBe(true));

it('looks 30 turns back, and at one page', () => {
  const quiet = (count: number) =>
    Array.from({ length: count }, (_, index) => turn(`Day ${index} is quiet.`));
  const rain = turn('The rain falls on Lyon.');
  expect(repeats(rain, ...quiet(29), rain).met).toBe(false);
  expect(repeats(rain, ...quiet(30), rain).met).toBe(true);
  expect(repeats(turn('Danton says nothing. Launay says nothing.')).met).toBe(false);
});

it('counts the player’s own words apart', () => {
  const page = (place: string) =>
    turn(`You attack the garrison of ${place}.`, `I attack the garrison of ${place}.`);
  expect(repeats(page('Lyon'), page('Rouen'))).toMatchObject({
    met: true,
    value: '0, and 1 of the player’s own words',
  });
  const bent = (who: string) => turn(`${who} talks instead.`, `I ask ${who} to talk instead.`);
  expect(repeats(bent('Danton'), bent('Launay')).met).toBe(true);
  const framed = (place: string) =>
    turn(`Soon you attack the garrison of ${place}.`, `I attack the garrison of ${place}.`);
  expect(repeats(framed('Lyon'), framed('Rouen')).met).toBe(false);
});

describe('games', () => {
  const lines = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `Line number ${from + index} is told.`);
  const game = (part: Partial<PlayedGame>, ...pages: readonly string[]): PlayedGame => ({
    era: 'french_revolution',
    player: 'schemer',
    isAgain: false,
    shared: 1,
    turns: pages.length,
    sentences: told(...pages),
    ...part,
  });
  const verdicts = (...games: readonly PlayedGame[]) =>
    compareGames(games).map(({ met, isUnmeasured }) => (isUnmeasured ? 'unmeasured' : met));
  const first = game({}, 'The same opening is told.', ...lines(0, 10));

  it('finds a sentence that two eras share', () => {
    const other = (page: string) => game({ era: 'roman_republic' }, 'The other opening is told.', page);
    expect(verdicts(first, other('Line number 99 is told.'))).toEqual([true, 'unmeasured', 'unmeasured']);
    expect(verdicts(first, other('Line number 5 is told.'))).toEqual([false, 'unmeasured', 'unmeasured']);
  });

  it('finds players who are told the same, their opening turns aside', () => {
    const other = (shared: number) =>
      game(
        { player: 'warlord' },
        'The same opening is told.',
        ...lines(0, shared),
        ...lines(50, 10 - shared),
      );
    expect(verdicts(first, other(1))).toEqual(['unmeasured', true, 'unmeasured']);
    expect(verdicts(first, other(2))).toEqual(['unmeasured', false, 'unmeasured']);
  });

  it('finds a second game that is the first one, as far as both were played', () => {
    const again = (...pages: readonly string[]) => game({ isAgain: true }, ...pages);
    expect(verdicts(first, again(...lines(0, 3), ...lines(50, 7)))).toEqual([
      'unmeasured',
      'unmeasured',
      true,
    ]);
    expect(verdicts(first, again(...lines(0, 4), ...lines(50, 6)))).toEqual([
      'unmeasured',
      'unmeasured',
      false,
    ]);
    // What the longer game tells later does not count.
    expect(verdicts(first, again('Line number 9 is told.'))).toEqual(['unmeasured', 'unmeasured', true]);
  });
});
