/**
 * Sentences with their names taken out, so that the same sentence about somebody else is the same. What only says again what the player typed
 * ("You attack the garrison of Lyon at dawn.") is no sentence of the narrator's: it is counted apart. Pure.
 */
import type { Scenario } from '@rubicon/scenarios';
import { type ActedTurn } from './acted-turn.js';
import { none, sentencesOf, type Measure } from './measure-story.js';
import { escaped, isCapitalised, stemOf, stemsIn, withCurlyQuotes } from './page-text.js';

export type NamedWorld = Pick<Scenario['world'], 'places' | 'people'>;

export interface NamelessSentence {
  /** From 1. */
  readonly turn: number;
  /** As told. */
  readonly text: string;
  /** Without its names, in lower case: equal for sentences that say the same. */
  readonly key: string;
  /** The player's own words. */
  readonly isEcho: boolean;
}

const WINDOW = 30;
const NAME = '·';

export function namelessSentences(turns: readonly ActedTurn[], world: NamedWorld): NamelessSentence[] {
  const known = new Set(
    [...world.people, ...world.places]
      .flatMap(({ name, also }) => [name, ...also])
      .flatMap((name) => name.match(/[\p{L}]+/gu) ?? [])
      .filter(isCapitalised)
      .map((word) => word.toLowerCase()),
  );
  return turns.flatMap((turn, index) => {
    const names = namesOf(turn);
    const typed = typedStems(turn);
    return sentencesOf(withCurlyQuotes(turn.narrative)).map((text) => {
      const key = withoutNames(text, names, known);
      return { turn: index + 1, text, key, isEcho: isEcho(key, typed) };
    });
  });
}

/** People and places of its scene, longest first, as one pattern; null: none. */
function namesOf({ before, proposed }: ActedTurn): RegExp | null {
  const names = [
    ...(before?.people ?? []).map(({ name }) => name),
    ...(proposed?.people ?? []).map(({ name }) => name),
    before?.place ?? '',
    proposed?.place ?? '',
  ]
    .map((name) => name.replace(/^(?:the|an?|your|my) /i, ''))
    .filter((name) => name !== '')
    .sort((one, other) => other.length - one.length);
  if (names.length === 0) return null;
  return new RegExp(`(?<![\\p{L}])(?:${[...new Set(names)].map(escaped).join('|')})(?![\\p{L}])`, 'giu');
}

/** @param known words of the era's names, in lower case: what begins a sentence may be one */
function withoutNames(sentence: string, names: RegExp | null, known: ReadonlySet<string>): string {
  const told = names ? sentence.replace(names, NAME) : sentence;
  let isInitial = true;
  const words: string[] = [];
  for (const [token] of told.matchAll(/·|[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*|[.!?…:“]/gu)) {
    if (/^[.!?…:“]$/.test(token)) {
      isInitial = true;
      continue;
    }
    const bare = token.toLowerCase().replace(/[’']s$/, '');
    const isName =
      token === NAME ||
      (isCapitalised(token) && !/^I(?:[’']|$)/.test(token) && (!isInitial || known.has(bare)));
    words.push(isName ? NAME : token.toLowerCase().replaceAll("'", '’'));
    isInitial = false;
  }
  // "the Marquis de Launay", "a scarred ferryman" and "Danton" are each one name.
  return words
    .join(' ')
    .replace(/· (?:(?:de|du|des|d’|la|le|of|no|von) )+(?=·)/g, '')
    .replace(/(?:(?:the|an?) )?·(?: ·)*/g, NAME);
}

const personal: Readonly<Record<string, readonly string[]>> = {
  i: ['you'],
  my: ['your'],
  me: ['you'],
  mine: ['yours'],
  we: ['you'],
  our: ['your'],
  us: ['you'],
  myself: ['yourself'],
  am: ['are'],
  was: ['were'],
};

function typedStems({ action, offered }: ActedTurn): ReadonlySet<string> {
  const chosen = offered
    .filter(({ text }) => text === action || action.includes(text))
    .map(({ text }) => text);
  const stems = stemsIn([action, ...chosen].join(' '));
  for (const [said, told] of Object.entries(personal))
    if (stems.has(said)) for (const word of told) stems.add(stemOf(word));
  // "I will never": "you do not".
  if (/\b(?:not|never|no|refuse)\b|n[’']t\b/i.test(action))
    for (const word of ['do', 'not', 'never']) stems.add(word);
  return stems;
}

function isEcho(key: string, typed: ReadonlySet<string>): boolean {
  return key
    .split(' ')
    .every((word) => word === NAME || typed.has(stemOf(word)) || isTypedShort(word, typed));
}

/** "Ishida talks", of "ask Ishida to talk": of a short word the ending is not cut off by the length of a stem. */
function isTypedShort(word: string, typed: ReadonlySet<string>): boolean {
  return /(?:s|ed|ing)$/.test(word) && typed.has(stemOf(word.replace(/(?:s|ed|ing)$/, '')));
}

/** The first of those that were told within 30 turns before, too. */
export function repeatedWithoutNames(told: readonly NamelessSentence[]): Measure {
  const lastTold = new Map<string, NamelessSentence>();
  let echoes = 0;
  const repeated = told.flatMap((sentence) => {
    const before = lastTold.get(sentence.key);
    lastTold.set(sentence.key, sentence);
    if (!before || sentence.turn - before.turn > WINDOW) return [];
    if (sentence.isEcho) {
      echoes += 1;
      return [];
    }
    return [`turns ${before.turn} and ${sentence.turn}: ${sentence.text.slice(0, 100)}`];
  });
  const measure = none('sentences told twice within 30 turns, names aside', repeated);
  return echoes === 0
    ? measure
    : { ...measure, value: `${measure.value}, and ${echoes} of the player’s own words` };
}
