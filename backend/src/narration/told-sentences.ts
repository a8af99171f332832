/**
 * Sentences that were told before: small models tell whole paragraphs of earlier pages again, word for word, and the same sentence twice on one
 * page. Such a sentence is left out, also while the narrative is being written: the beginning of a sentence is held back for as long as it is the
 * beginning of a told one; a page that holds nothing else shows nothing. Pure.
 */
import { beginningOf, impersonalWordsOf, saysAllOf, singleWordsOf } from './says-all-of.js';
import { isSpeech, joined, sentencesOf, wordsIn, type Sentence } from './sentences.js';

/** Words of the shortest sentence that counts as told again; a cry may come as often as it likes. */
const WORDS_MIN = 5;
/** The same on one page, where what comes again is nearer. */
const WORDS_MIN_ON_PAGE = 3;
/** Direct speech of so many words may repeat. */
const SPEECH_WORDS_MAX = 5;

export interface Untold {
  readonly text: string;
  readonly sentences: number;
  /** How many of them were told on earlier pages: they are not in `text`, and nor is what this one says twice. */
  readonly repeated: number;
}

/** Of the pages of one turn's prompt. Cheap to make: a page is taken apart when something on it reads alike, and no sentence is looked for twice. */
export class ToldSentences {
  private readonly found = new Map<string, boolean>();
  private readonly said = new Map<string, boolean>();
  private readonly sentences = new Map<string, readonly Told[]>();
  /** Of each page: folded, between line breaks. */
  private lines: readonly string[] | null = null;

  constructor(private readonly pages: readonly string[]) {}

  /** Called when there is time, so that the first look does not take it. */
  prepare(): readonly string[] {
    this.lines ??= this.pages.map((page) => `\n${folded(page.trim())}\n`);
    return this.lines;
  }

  /** Whether this very sentence stands in them, and is long enough to count. */
  has(sentence: string): boolean {
    return mayCount(sentence, WORDS_MIN) && this.holds(sentence);
  }

  /** Whether this very sentence stands in them, however short. */
  holds(sentence: string): boolean {
    if (this.pages.length === 0) return false;
    const key = folded(sentence);
    const found = this.found.get(key) ?? this.some(`\n${key}\n`, (told) => told.key === key);
    this.found.set(key, found);
    return found;
  }

  /** Whether one of their sentences says all of this one, maybe with a few words more. */
  say(sentence: string): boolean {
    if (this.pages.length === 0) return false;
    if (!mayCount(sentence, WORDS_MIN)) return this.holds(sentence);
    const key = folded(sentence);
    const said = this.said.get(key) ?? this.saysAll(singleWordsOf(key));
    this.said.set(key, said);
    return said;
  }

  /** Whether one of their sentences that count begins so. */
  beginOneWith(text: string): boolean {
    const key = folded(text);
    return this.some(`\n${key}`, (told) => told.counts && told.key.startsWith(key));
  }

  /** Whether one of their sentences begins so, however short. */
  beginAnyWith(text: string): boolean {
    const key = folded(text);
    return this.some(`\n${key}`, (told) => told.key.startsWith(key));
  }

  /** @param line what stands on every page that can have such a sentence */
  private some(line: string, isMeant: (told: Told) => boolean): boolean {
    return this.prepare().some(
      (lines, place) => lines.includes(line) && this.sentencesOn(this.pages[place]!).some(isMeant),
    );
  }

  private saysAll(words: readonly string[]): boolean {
    return this.prepare().some(
      (lines, place) =>
        words.every((word) => lines.includes(beginningOf(word))) &&
        this.sentencesOn(this.pages[place]!).some((told) =>
          saysAllOf(words, (told.words ??= singleWordsOf(told.key))),
        ),
    );
  }

  private sentencesOn(page: string): readonly Told[] {
    const known = this.sentences.get(page);
    if (known) return known;
    const told = sentencesOf(page.trim()).whole.map(({ text }) => ({
      key: folded(text),
      counts: mayCount(text, WORDS_MIN),
    }));
    this.sentences.set(page, told);
    return told;
  }
}

interface Told {
  /** Folded. */
  readonly key: string;
  readonly counts: boolean;
  /** Taken apart when it is looked at. */
  words?: readonly string[];
}

/** Words of all sentences that told ones do not say, short ones as well, and that the text does not say twice: what a reader has of it. */
export function newWordsIn(text: string, told: ToldSentences): number {
  const fresh = sentencesOf(text).whole.filter((sentence) => !told.say(sentence.text));
  return eachOnce(fresh).kept.reduce((sum, sentence) => sum + wordsIn(sentence.text), 0);
}

/** Whether a sentence of a text is neither told, nor only the player's act in another person. */
export function hasNews(text: string, told: ToldSentences, action: string): boolean {
  const acts = sentencesOf(action).whole.map((act) => impersonalWordsOf(act.text));
  return sentencesOf(text).whole.some((sentence) => {
    const words = impersonalWordsOf(sentence.text);
    return !told.say(sentence.text) && !acts.some((act) => saysAllOf(words, act));
  });
}

/** A whole text without the sentences that were told before. */
export function withoutTold(text: string, told: ToldSentences): Untold {
  const { whole } = sentencesOf(text);
  const fresh = whole.filter((sentence) => !told.has(sentence.text));
  const { kept } = eachOnce(fresh);
  return { text: joined(whole, kept), sentences: whole.length, repeated: whole.length - fresh.length };
}

/**
 * Of a text that is still being written, as much as can be shown: nothing while all of it, short sentences as well, was told before. Each one
 * begins with the one before.
 */
export function untilTold(text: string, told: ToldSentences): string {
  const { whole, rest } = sentencesOf(text, { isEnd: false });
  const mayBeTold = rest.text === '' || told.beginAnyWith(rest.text);
  if (mayBeTold && whole.every((sentence) => told.holds(sentence.text))) return '';
  const { kept, keys } = eachOnce(whole.filter((sentence) => !told.has(sentence.text)));
  const isHeld =
    rest.text === '' || (mayBeTold && told.beginOneWith(rest.text)) || beginsOneOf(keys, rest.text);
  return joined([...whole, rest], isHeld ? kept : [...kept, rest]);
}

/** Of a page, without what it says for the second time. @returns besides what is kept, what must not come again, folded */
function eachOnce(sentences: readonly Sentence[]): {
  readonly kept: readonly Sentence[];
  readonly keys: ReadonlySet<string>;
} {
  const keys = new Set<string>();
  const kept = sentences.filter(({ text }) => {
    if (!mayCount(text, WORDS_MIN_ON_PAGE)) return true;
    const key = folded(text);
    const isFirst = !keys.has(key);
    keys.add(key);
    return isFirst;
  });
  return { kept, keys };
}

/** How many sentences of a text that is still being written stand in it before. */
export function saidAgain(text: string): number {
  const { whole } = sentencesOf(text, { isEnd: false });
  return whole.length - eachOnce(whole).kept.length;
}

function beginsOneOf(keys: ReadonlySet<string>, text: string): boolean {
  const key = folded(text);
  for (const told of keys) if (told.startsWith(key)) return true;
  return false;
}

export interface ToldSoFar {
  readonly sentences: number;
  readonly words: number;
}

/** Of a text that is still being written: the told sentences with which it begins. Null: something else stands in it, too. */
export function onlyToldSoFar(text: string, told: ToldSentences): ToldSoFar | null {
  const { whole, rest } = sentencesOf(text, { isEnd: false });
  if (!whole.every((sentence) => told.has(sentence.text))) return null;
  if (rest.text !== '' && !told.beginOneWith(rest.text)) return null;
  return { sentences: whole.length, words: whole.reduce((sum, sentence) => sum + wordsIn(sentence.text), 0) };
}

/** @param least words */
function mayCount(text: string, least: number): boolean {
  return wordsIn(text) >= (isSpeech(text) ? SPEECH_WORDS_MAX + 1 : least);
}

/** What texts are compared by: letter case, apostrophes and the shape of spaces and quotation marks aside, with a line break wherever a sentence may end. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(ODD_QUOTES, '"')
    .replace(ODD_SPACES, ' ')
    .replace(BREAKS, '\n')
    .replace(SPACED_END, '$1\n')
    .replace(UNSPACED_END, '$1\n');
}

const APOSTROPHES = /['’]/g;
const ODD_QUOTES = /[“”„«»]/g;
const ODD_SPACES = /[^\S\n]{2,}|[^\S \n]/g;
const BREAKS = / ?\n\s*/g;
const SPACED_END = /([.!?…]"*) /g;
const UNSPACED_END = /([。！？][」』]*)(?=[^」』。！？\n])/g;
