/** Whole games, played with the narrator alone: what a player sees of them. */
import { scenarioOf, scenarios, type GameType } from '@rubicon/scenarios';
import { contentWords, sharesWord } from './plain-text.js';
import { sentencesOf } from './rotation.js';
import { play, type PlayedTurn } from './testing/played-game.js';
import { playersOf } from './testing/players.js';

const gameTypes = Object.keys(scenarios) as GameType[];
/** More than one round of every bank. */
const TURNS = 150;
const TURNS_OF_ONE_DEED = 80;
const REST = 30;
const strange = ['gibberish', 'injection'];
const scripts = gameTypes.flatMap((gameType) =>
  Object.entries(playersOf(gameType)).map(([player, script]) => ({ gameType, player, script })),
);

/** Sentences that come again too soon, with the turn. */
function repeated(turns: readonly PlayedTurn[]): string[] {
  const toldAt = new Map<string, number>();
  return turns.flatMap(({ turn, narration }) =>
    sentencesOf(narration.narrative.replace(/\n+/g, ' ')).flatMap((sentence) => {
      const before = toldAt.get(sentence);
      toldAt.set(sentence, turn);
      return before !== undefined && turn - before <= REST ? [`${before} and ${turn}: ${sentence}`] : [];
    }),
  );
}

test.each(scripts)('$gameType: a long game of the $player', ({ gameType, player, script }) => {
  const length = script.length > 1 ? TURNS : TURNS_OF_ONE_DEED;
  const turns = play({ gameType, turns: length, actionOf: (turn) => script[(turn - 1) % script.length]! });
  expect(repeated(turns)).toEqual([]);
  let lastTitles: string[] = [];
  let lastOrdinal = 0;
  const missed: string[] = [];
  let remembered = 0;
  for (const { action, ordinal, narration } of turns) {
    const { narrative, suggestions, effects, daysPassed, chronicle, factions } = narration;
    const words = narrative.split(/\s+/).length;
    expect({ words, fits: words >= (daysPassed === 0 ? 55 : 95) && words <= 205, narrative }).toMatchObject({
      fits: true,
    });
    expect(narrative).not.toMatch(
      /[{}<>]|undefined|null|NaN| {2}|\.\.|,\.|\ba (?!one)[aeio]\w|\ban (?!hour|honest|heir)[b-df-hj-np-tv-z]/,
    );
    const titles = suggestions.map(({ title }) => title);
    expect(new Set([...titles, ...lastTitles]).size).toBe(lastTitles.length + 3);
    lastTitles = titles;
    for (const effect of Object.values(effects)) expect(Math.abs(effect)).toBeLessThanOrEqual(15);
    expect(ordinal).toBeGreaterThanOrEqual(lastOrdinal);
    lastOrdinal = ordinal;
    for (const { change } of factions) expect(Math.abs(change)).toBeLessThanOrEqual(15);
    expect(chronicle.length).toBeLessThanOrEqual(2);
    remembered += chronicle.length;
    if (strange.includes(player)) {
      for (const effect of Object.values(effects)) expect(effect).toBeLessThanOrEqual(0);
    } else if (!sharesWord(contentWords(action), contentWords(narrative))) missed.push(action);
  }
  expect([...new Set(missed)]).toEqual([]);
  expect(remembered).toBeLessThanOrEqual(length);
});

test('the same game is told in the same words', () => {
  const plan = { gameType: gameTypes[0]!, turns: 12, actionOf: () => 'I write to my brother' };
  const told = () => play(plan).map(({ narration }) => narration);
  expect(told()).toEqual(told());
});

test.each(gameTypes)('%s: every suggestion can be chosen', (gameType) => {
  const turns = play({
    gameType,
    turns: 60,
    actionOf: (turn, last) => last?.suggestions[turn % 3]?.title ?? 'I look around',
  });
  expect(repeated(turns)).toEqual([]);
  const missed = turns.filter(
    ({ action, narration }) => !sharesWord(contentWords(action), contentWords(narration.narrative)),
  );
  expect(missed.map(({ action }) => action)).toEqual([]);
});

test.each(gameTypes)('%s: the world has its factions, and endings to tell', (gameType) => {
  const { factions, endings } = scenarioOf(gameType);
  expect(factions.length).toBeGreaterThan(0);
  expect(endings.death.influence).not.toBe('');
});
