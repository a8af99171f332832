/** Whole games, played with the narrator alone: what a player sees of them. */
import { scenarioOf, scenarios, type GameType } from '@rubicon/scenarios';
import { contentWords, sharesWord } from './plain-text.js';
import { sentencesOf } from './telling/pen.js';
import { play, type PlayedTurn } from './testing/played-game.js';
import { playersOf } from './testing/players.js';

const gameTypes = Object.keys(scenarios) as GameType[];
/** More than one round of every bank. */
const TURNS = 65;
const TURNS_OF_ONE_DEED = 80;
const REST = 30;
const strange = ['gibberish', 'injection'];
const scripts = gameTypes.flatMap((gameType, era) =>
  Object.entries(playersOf(gameType))
    // A single deed for ever is tried in one era each: the banks are laid out alike.
    .filter(([, script], index) => script.length > 1 || index % gameTypes.length === era)
    .map(([player, script]) => ({ gameType, player, script })),
);

/**
 * Sentences of three words and more that come again too soon, with the turn. What the player said is theirs to repeat, and a question that is
 * put again has the same answer.
 */
function repeated(turns: readonly PlayedTurn[]): string[] {
  const toldAt = new Map<string, PlayedTurn>();
  return turns.flatMap((played) =>
    sentencesOf(played.narration.narrative.replace(/\n+/g, ' ')).flatMap((sentence) => {
      const { action, turn } = played;
      const before = toldAt.get(sentence);
      toldAt.set(sentence, played);
      const isOwn = action.includes(sentence.replace(/^“|”$/g, ''));
      const isAskedAgain = before?.action === action && /\?|^I study|listen to|^Question /.test(action);
      return before && turn - before.turn <= REST && sentence.split(' ').length > 2 && !isOwn && !isAskedAgain
        ? [`${before.turn} and ${turn}: ${sentence}`]
        : [];
    }),
  );
}

/** What is wrong with a turn; empty when nothing is. */
function faultsOf({ narration }: PlayedTurn, lastTitles: readonly string[], isStrange: boolean): string[] {
  const { narrative, suggestions, effects, chronicle, factions } = narration;
  const words = narrative.split(/\s+/).length;
  const titles = suggestions.map(({ title }) => title);
  const most = isStrange ? 0 : 15;
  const wrong =
    /[{}<>]|undefined|\bnull\b|\bNaN\b| {2}|\.\.|,\.|\ba (?!one|uni)[aeio]\w|\ban (?!hour|honest|heir)[b-df-hj-np-tv-z]/.exec(
      narrative,
    )?.[0];
  return [
    ...(wrong ? [`“${wrong}” in ${narrative}`] : []),
    ...(words < 12 || words > 260 ? [`${words} words: ${narrative}`] : []),
    ...(new Set([...titles, ...lastTitles]).size < lastTitles.length + 3
      ? [`suggested again: ${titles.join()}`]
      : []),
    ...(Object.values(effects).some((effect) => effect < -15 || effect > most)
      ? ['effects out of bounds']
      : []),
    ...(factions.some(({ change }) => Math.abs(change) > 15) ? ['standing out of bounds'] : []),
    ...(chronicle.length > 3 ? ['remembers too much'] : []),
  ];
}

test.each(scripts)('$gameType: a long game of the $player', ({ gameType, player, script }) => {
  const length = script.length > 1 ? TURNS : TURNS_OF_ONE_DEED;
  const isStrange = strange.includes(player);
  const turns = play({ gameType, turns: length, actionOf: (turn) => script[(turn - 1) % script.length]! });
  const titlesBefore = (index: number) =>
    turns[index - 1]?.narration.suggestions.map(({ title }) => title) ?? [];
  expect(repeated(turns)).toEqual([]);
  expect(turns.flatMap((turn, index) => faultsOf(turn, titlesBefore(index), isStrange))).toEqual([]);
  const missed = turns.filter(
    ({ action, narration }) => !sharesWord(contentWords(action), contentWords(narration.narrative)),
  );
  if (!isStrange) expect([...new Set(missed.map(({ action }) => action))]).toEqual([]);
  const ordinals = turns.map(({ ordinal }) => ordinal);
  expect(ordinals).toEqual([...ordinals].sort((one, other) => one - other));
  expect(turns.flatMap(({ narration }) => narration.chronicle).length).toBeLessThan(length);
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
    actionOf: (turn, last) => {
      const move = last?.suggestions[turn % 3];
      return move ? `${move.title}. ${move.text}` : 'I look around';
    },
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

it.each(['order the constructor to open the gate', 'I give the constructor to him', 'I sit constructor'])(
  'is not confused by “%s”',
  (typed) => {
    const acts = ['I tell the first one here that I am tired.', typed];
    const [, turn] = play({ gameType: 'roman_republic', turns: 2, actionOf: (number) => acts[number - 1]! });
    expect(JSON.stringify(turn!.narration)).not.toMatch(/function|native code|undefined/);
  },
);
