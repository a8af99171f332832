/** What a game of many turns is held to. Pure: from what was sent, said and shown to figures. */
import type { Suggestion } from '@rubicon/contracts';
import { stemOf } from './page-text.js';
import type { EraCast } from './scripted-players.js';

/** One turn of a game, as it went by. */
export interface ToldTurn {
  readonly action: string;
  /** What the player typed was asked as a question or did something sensible. */
  readonly isSensible: boolean;
  /** The story ended with it and was taken up before it: what it told stands on no path any more. */
  readonly isUndone?: boolean;
  /** The last message of its prompt, parsed. */
  readonly world: {
    readonly ordinal: number;
    readonly phase: string;
    readonly stats: Readonly<Record<string, number>>;
    readonly chronicle: readonly string[];
  };
  readonly narrative: string;
  readonly suggestions: readonly Suggestion[];
  readonly promptTokens: number;
  readonly cachedTokens: number;
  /** Stats after it. */
  readonly stats: Readonly<Record<string, number>>;
}

export interface Measure {
  readonly name: string;
  readonly value: string;
  readonly aim: string;
  readonly met: boolean;
  /** There was nothing to measure it by: neither met nor missed. */
  readonly isUnmeasured?: boolean;
  /** Where it was missed: a few places. */
  readonly places: readonly string[];
}

const SENTENCE_WINDOW = 30;
const CACHED_FROM_TURN = 10;
const MOST_EFFECT = 18;
const MOST_PROMPT_TOKENS = 12_000;

/** @param phases of the era, in order */
export function measureStory(
  turns: readonly ToldTurn[],
  cast: EraCast,
  phases: readonly string[],
): Measure[] {
  const standing = standingOf(turns);
  return [
    factsKept(turns, cast),
    deadStayDead(turns, cast),
    distinctSuggestions(turns),
    none('suggestions repeated from the last turn', repeatedSuggestions(standing)),
    none('sentences repeated within 30 turns', repeatedSentences(standing)),
    takenUp(turns),
    none(
      'days that went backwards',
      backwards(turns, ({ ordinal }) => ordinal),
    ),
    none(
      'phases out of order',
      backwards(turns, ({ phase }) => phases.indexOf(phase)),
    ),
    none('effects out of bounds', outOfBounds(turns)),
    flatPrompt(turns),
    cachedShare(turns),
  ];
}

/** Those that stand on the path that goes on. */
export function standingOf<T extends ToldTurn>(turns: readonly T[]): T[] {
  return turns.filter(({ isUndone }) => !isUndone);
}

function factsKept(turns: readonly ToldTurn[], cast: EraCast): Measure {
  const last = turns.at(-1)?.world.chronicle ?? [];
  const lost = cast.establishes.filter(
    ({ remembered }) => !last.some((line) => remembered.every((word) => line.includes(word))),
  );
  const kept = cast.establishes.length - lost.length;
  return {
    name: `facts of turns 1 to 3 in the prompt of turn ${turns.length}`,
    value: percent(kept, cast.establishes.length),
    aim: '100 %',
    met: lost.length === 0,
    places: lost.map(({ remembered }) => `lost: ${remembered.join(', ')}`),
  };
}

/** The dead neither speak nor act: their name is no subject of a verb of the living. */
function deadStayDead(turns: readonly ToldTurn[], { dead }: EraCast): Measure {
  const lives = new RegExp(
    `${dead}(?:,[^,.]*,)? (?:says|asks|answers|replies|smiles|nods|laughs|comes|enters|takes|gives|writes|waits|greets|rides|walks)\\b`,
  );
  const found = turns
    .slice(3)
    .flatMap(({ narrative, world }, index) => [
      ...(lives.test(narrative) ? [`turn ${index + 4}: ${lives.exec(narrative)?.[0]}`] : []),
      ...(index === turns.length - 4 &&
      !world.chronicle.some((line) => /\bdeath\b/.test(line) && line.includes(dead))
        ? ['the death itself is gone']
        : []),
    ]);
  return none('facts contradicted', found);
}

function distinctSuggestions(turns: readonly ToldTurn[]): Measure {
  const titles = turns.flatMap(({ suggestions }) => suggestions.map(({ title }) => title));
  const doubled = turns.flatMap(({ suggestions }, index) =>
    new Set(suggestions.map(({ title }) => title.toLowerCase())).size === 3 ? [] : [`turn ${index + 1}`],
  );
  return {
    name: 'distinct suggestions',
    value: `${new Set(titles).size} of ${titles.length}, three different ones in every turn`,
    aim: 'three a turn',
    met: doubled.length === 0,
    places: doubled,
  };
}

function repeatedSuggestions(turns: readonly ToldTurn[]): string[] {
  return turns.flatMap(({ suggestions }, index) => {
    const before = new Set(turns[index - 1]?.suggestions.map(({ title }) => title.toLowerCase()));
    return suggestions
      .filter(({ title }) => before.has(title.toLowerCase()))
      .map(({ title }) => `turn ${index + 1}: ${title}`);
  });
}

function repeatedSentences(turns: readonly ToldTurn[]): string[] {
  const lastTold = new Map<string, number>();
  return turns.flatMap(({ narrative }, index) =>
    sentencesOf(narrative).flatMap((sentence) => {
      const before = lastTold.get(sentence);
      lastTold.set(sentence, index);
      return before !== undefined && index - before <= SENTENCE_WINDOW
        ? [`turns ${before + 1} and ${index + 1}: ${sentence.slice(0, 80)}`]
        : [];
    }),
  );
}

/** Of three words and more, so that "Yes." and "Not yet." may be said again. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 3);
}

function takenUp(turns: readonly ToldTurn[]): Measure {
  const sensible = turns.filter(({ isSensible }) => isSensible);
  const missed = sensible.filter(({ action, narrative }) => !takesUp(narrative, action));
  const share = sensible.length === 0 ? 1 : 1 - missed.length / sensible.length;
  return {
    name: 'turns that take up what was typed',
    value:
      sensible.length === 0
        ? 'nothing sensible was typed'
        : percent(sensible.length - missed.length, sensible.length),
    aim: '≥ 95 %',
    met: share >= 0.95,
    places: missed.map(({ action }) => action.slice(0, 80)),
  };
}

/** The story uses at least one of the words that carry the sentence. */
export function takesUp(narrative: string, action: string): boolean {
  const told = new Set(stemsOf(narrative));
  return stemsOf(action).some((stem) => told.has(stem));
}

function stemsOf(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !carriesNothing.has(word)).map(stemOf);
}

const carriesNothing: ReadonlySet<string> = new Set(
  'what that this with from have will they them their your into until against most does before after then when where there these those every been never those whoever other'.split(
    ' ',
  ),
);

function backwards(turns: readonly ToldTurn[], read: (world: ToldTurn['world']) => number): string[] {
  return turns.flatMap(({ world }, index) => {
    const before = turns[index - 1]?.world;
    return before && read(world) < read(before) ? [`turn ${index + 1}`] : [];
  });
}

function outOfBounds(turns: readonly ToldTurn[]): string[] {
  return turns.flatMap(({ world, stats }, index) =>
    Object.entries(stats).flatMap(([stat, after]) => {
      const before = world.stats[stat] ?? after;
      const holds = after >= 0 && after <= 100 && Math.abs(after - before) <= MOST_EFFECT;
      return holds ? [] : [`turn ${index + 1}: ${stat} from ${before} to ${after}`];
    }),
  );
}

/** The last third against the third before it: after the budget is reached a prompt grows no more. */
function flatPrompt(turns: readonly ToldTurn[]): Measure {
  const tokens = turns.map(({ promptTokens }) => promptTokens);
  const third = Math.floor(tokens.length / 3);
  const growth = mean(tokens.slice(2 * third)) / mean(tokens.slice(third, 2 * third));
  const most = Math.max(...tokens);
  return {
    name: 'prompt tokens a turn',
    value: `at most ${most}, last third ${growth.toFixed(2)} of the one before`,
    aim: `≤ ${MOST_PROMPT_TOKENS}, ≤ 1.10`,
    met: most <= MOST_PROMPT_TOKENS && (tokens.length < 100 || growth <= 1.1),
    places: [],
  };
}

function cachedShare(turns: readonly ToldTurn[]): Measure {
  const from = turns.slice(CACHED_FROM_TURN - 1);
  const prompt = from.reduce((sum, { promptTokens }) => sum + promptTokens, 0);
  const cached = from.reduce((sum, { cachedTokens }) => sum + cachedTokens, 0);
  return {
    name: `cached share of the prompt from turn ${CACHED_FROM_TURN}`,
    value: percent(cached, prompt),
    aim: '≥ 70 %',
    met: cached >= 0.7 * prompt,
    places: [],
  };
}

export function none(name: string, places: readonly string[]): Measure {
  return { name, value: String(places.length), aim: '0', met: places.length === 0, places };
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
