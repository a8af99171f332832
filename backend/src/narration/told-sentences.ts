/**
 * Sentences that were told before: small models tell whole paragraphs of earlier pages again, word for word, and the same sentence twice on one
 * page. Such a sentence is left out, also while the narrative is being written: the beginning of a sentence is held back for as long as it is the
 * beginning of a told one. Pure.
 *
 * A sentence ends outside quotation marks, so that nothing is cut out of somebody's speech.
 */

/** Words of the shortest sentence that counts as told again; a cry may come as often as it likes. */
const WORDS_MIN = 5;
/** The same on one page, where what comes again is nearer. */
const WORDS_MIN_ON_PAGE = 3;
/** Direct speech of so many words may repeat. */
const SPEECH_WORDS_MAX = 5;
/** Characters that count as a word in a script that writes none apart. */
const UNSPACED_CHARACTERS = 3;

export interface Untold {
  readonly text: string;
  readonly sentences: number;
  /** How many of them were told on earlier pages: they are not in `text`, and nor is what this one says twice. */
  readonly repeated: number;
}

/** Of the pages of one turn's prompt. Cheap to make: a page is taken apart when something on it reads alike, and no sentence is looked for twice. */
export class ToldSentences {
  private readonly found = new Map<string, boolean>();
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
    const key = folded(sentence);
    const found = this.found.get(key) ?? this.some(`\n${key}\n`, (told) => told.key === key);
    this.found.set(key, found);
    return found;
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
}

/** Words of all sentences that were not told before, short ones as well, and that the text does not say twice: what a reader has of it. */
export function newWordsIn(text: string, told: ToldSentences): number {
  const fresh = sentencesOf(text).whole.filter((sentence) => !told.holds(sentence.text));
  return eachOnce(fresh).kept.reduce((sum, sentence) => sum + wordsIn(sentence.text), 0);
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

/** Of a text that was cut off: without the sentence that has no end. */
export function wholeSentences(text: string): string {
  const { whole } = sentencesOf(text, { isEnd: false });
  return joined(whole, whole);
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

interface Sentence {
  /** White space before it. */
  readonly before: string;
  readonly text: string;
}

const SPACE = /^\s*/;
const CLOSERS: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '「': '」',
  '『': '』',
  '"': '"',
};
const allClosers = new Set(Object.values(CLOSERS).join(''));
const ends = new Set('.!?…。！？');
/** Behind these no space is written. */
const unspacedEnds = new Set('。！？');
/** "M. Dupont", "St. Antoine" */
const ABBREVIATED = /(?:^|[^\p{L}])(?:\p{Lu}|Mr|Mrs|Ms|Mme|Mlle|MM|Dr|St|Ste)\.$/u;
/** “Halt!” he cries. */
const GOES_ON = /[\p{Ll}—–]/u;

/** All characters at which a sentence may end, or speech begin or end. */
const MARKS = /[.!?…。！？\n"“”„«»「」『』]/g;

/** @param isEnd false: more will be written, and where the last sentence ends is not known yet */
function sentencesOf(text: string, { isEnd } = { isEnd: true }): { whole: Sentence[]; rest: Sentence } {
  const whole: Sentence[] = [];
  let start = 0;
  let closers = '';
  const end = (at: number) => {
    const told = sentence(text.slice(start, at).trimEnd());
    if (told.text === '') return;
    whole.push(told);
    start = at;
  };
  for (const { 0: mark, index: at } of text.matchAll(MARKS)) {
    if (mark === '\n') {
      end(at);
      closers = '';
      continue;
    }
    if (closers.includes(mark)) closers = '';
    else if (closers === '') closers = CLOSERS[mark] ?? '';
    if (closers === '' && endsAt(text, start, at)) end(at + 1);
  }
  const rest = sentence(text.slice(start).trimEnd());
  return isEnd && rest.text !== '' ? { whole: [...whole, rest], rest: sentence('') } : { whole, rest };
}

/** Whether a sentence ends with the character at `at`, as far as can be told by what follows. */
function endsAt(text: string, start: number, at: number): boolean {
  let last = at;
  while (allClosers.has(text[last] ?? '')) last -= 1;
  const end = text[last] ?? '';
  if (!ends.has(end)) return false;
  const next = text[at + 1] ?? '';
  if (last === at && unspacedEnds.has(end)) return next !== '' && !ends.has(next);
  if (next !== ' ') return false;
  let following = at + 1;
  while (text[following] === ' ') following += 1;
  const beyond = text[following] ?? '';
  return (
    beyond !== '' && !GOES_ON.test(beyond) && !ABBREVIATED.test(text.slice(Math.max(start, at - 7), at + 1))
  );
}

function sentence(piece: string): Sentence {
  const before = SPACE.exec(piece)![0];
  return { before, text: piece.slice(before.length) };
}

/** With the widest of the gaps between two that stay: a paragraph that lost its first sentence is still one. */
function joined(all: readonly Sentence[], kept: readonly Sentence[]): string {
  const stay = new Set(kept);
  let text = '';
  let gap = '';
  for (const one of all) {
    const isWider =
      one.before.includes('\n') === gap.includes('\n')
        ? one.before.length > gap.length
        : one.before.includes('\n');
    if (isWider) gap = one.before;
    if (!stay.has(one)) continue;
    text += text === '' ? one.text : gap + one.text;
    gap = '';
  }
  return text;
}

/** @param least words */
function mayCount(text: string, least: number): boolean {
  const isSpeech = CLOSERS[text.charAt(0)] !== undefined;
  return wordsIn(text) >= (isSpeech ? SPEECH_WORDS_MAX + 1 : least);
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** Of a script that writes none apart, so many characters are one. */
export function wordsIn(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  let words = Math.ceil(unspaced / UNSPACED_CHARACTERS);
  for (const word of text.replace(UNSPACED, ' ').split(/\s+/)) if (LETTER.test(word)) words += 1;
  return words;
}

/** What texts are compared by: letter case and the shape of spaces and quotation marks aside, with a line break wherever a sentence may end. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(ODD_QUOTES, (quote) => (quote === '’' ? "'" : '"'))
    .replace(ODD_SPACES, ' ')
    .replace(BREAKS, '\n')
    .replace(SPACED_END, '$1\n')
    .replace(UNSPACED_END, '$1\n');
}

const ODD_QUOTES = /[“”„«»’]/g;
const ODD_SPACES = /[^\S\n]{2,}|[^\S \n]/g;
const BREAKS = / ?\n\s*/g;
const SPACED_END = /([.!?…]"*) /g;
const UNSPACED_END = /([。！？][」』]*)(?=[^」』。！？\n])/g;
