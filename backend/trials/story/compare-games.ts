/** What several games of a run have in common: eras must not, players should not, the same acts need not. Pure. */
import type { NamelessSentence } from './measure-sentences.js';
import { none, type Measure } from './measure-story.js';

export interface PlayedGame {
  readonly era: string;
  readonly player: string;
  /** Of the same player in the same era: the second one, or a later. */
  readonly isAgain: boolean;
  /** Turns with the same acts for every player, at the beginning. */
  readonly shared: number;
  readonly turns: number;
  readonly sentences: readonly NamelessSentence[];
}

const MOST_OF_OTHERS = 0.1;
const MOST_OF_ANOTHER_GAME = 0.3;

export function compareGames(games: readonly PlayedGame[]): Measure[] {
  return [betweenEras(games), betweenPlayers(games), betweenTheSameActs(games)];
}

function betweenEras(games: readonly PlayedGame[]): Measure {
  const name = 'sentences told in two eras, names aside';
  const eraOf = new Map<string, { readonly era: string; readonly text: string }>();
  const shared = new Map<string, string>();
  for (const { era, sentences } of games)
    for (const { key, text, isEcho } of sentences) {
      if (isEcho) continue;
      const before = eraOf.get(key);
      if (!before) eraOf.set(key, { era, text });
      else if (before.era !== era && !shared.has(key))
        shared.set(key, `${before.era} and ${era}: ${text.slice(0, 100)}`);
    }
  const measure = none(name, [...shared.values()]);
  return new Set(games.map(({ era }) => era)).size > 1 ? measure : unmeasured(measure, 'one era was played');
}

/** The openings of the scripts are the same acts: they are left out. */
function betweenPlayers(games: readonly PlayedGame[]): Measure {
  const first = games.filter(({ isAgain }) => !isAgain);
  return shareMeasure(
    'sentences that players with other acts share',
    MOST_OF_OTHERS,
    pairsOf(first).filter(([one, other]) => one.era === other.era && one.player !== other.player),
    ({ sentences, shared }) => sentences.filter(({ turn }) => turn > shared),
  );
}

function betweenTheSameActs(games: readonly PlayedGame[]): Measure {
  const pairs = pairsOf(games)
    .filter(([one, other]) => one.era === other.era && one.player === other.player)
    .map(([one, other]) => {
      const turns = Math.min(one.turns, other.turns);
      return [upTo(one, turns), upTo(other, turns)] as const;
    });
  return shareMeasure(
    'sentences that two games of the same acts share',
    MOST_OF_ANOTHER_GAME,
    pairs,
    ({ sentences }) => sentences,
  );
}

function upTo(game: PlayedGame, turns: number): PlayedGame {
  return { ...game, turns, sentences: game.sentences.filter(({ turn }) => turn <= turns) };
}

function shareMeasure(
  name: string,
  most: number,
  pairs: readonly (readonly [PlayedGame, PlayedGame])[],
  read: (game: PlayedGame) => readonly NamelessSentence[],
): Measure {
  const shares = pairs
    .map(([one, other]) => ({ one, other, ...sharedBy(read(one), read(other)) }))
    .sort((a, b) => b.share - a.share);
  const over = shares.filter(({ share }) => share > most);
  const worst = shares[0];
  const measure: Measure = {
    name,
    value: worst
      ? `at most ${percentOf(worst.share)}, half of the pairs ${percentOf(shares[Math.floor(shares.length / 2)]!.share)} or less, ${over.length} of ${shares.length} above`
      : 'no two games to compare',
    aim: `≤ ${100 * most} %`,
    met: over.length === 0,
    places: over.map(
      ({ one, other, share, example }) =>
        `${one.era}, ${one.player}${one === other || one.player === other.player ? ' twice' : ` and ${other.player}`}: ${percentOf(share)}, as ${example.slice(0, 80)}`,
    ),
  };
  return worst ? measure : unmeasured(measure, measure.value);
}

/** Of the different sentences of the one that tells fewer. */
function sharedBy(
  one: readonly NamelessSentence[],
  other: readonly NamelessSentence[],
): { share: number; example: string } {
  const [few, many] = [keysOf(one), keysOf(other)].sort((a, b) => a.size - b.size) as [
    ReadonlyMap<string, string>,
    ReadonlyMap<string, string>,
  ];
  const both = [...few.keys()].filter((key) => many.has(key));
  return { share: few.size === 0 ? 0 : both.length / few.size, example: few.get(both[0] ?? '') ?? '' };
}

function keysOf(sentences: readonly NamelessSentence[]): ReadonlyMap<string, string> {
  return new Map(sentences.filter(({ isEcho }) => !isEcho).map(({ key, text }) => [key, text]));
}

function pairsOf<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}

function percentOf(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function unmeasured(measure: Measure, value: string): Measure {
  return { ...measure, value, met: true, isUnmeasured: true };
}
