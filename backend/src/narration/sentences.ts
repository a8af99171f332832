/**
 * Sentences and words of a text, also of one that is still being written. A sentence ends outside quotation marks, so that nothing is cut out
 * of somebody's speech. Pure.
 */

/** Characters that count as a word in a script that writes none apart. */
const UNSPACED_CHARACTERS = 3;

export interface Sentence {
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
export function sentencesOf(
  text: string,
  { isEnd } = { isEnd: true },
): { whole: Sentence[]; rest: Sentence } {
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

/** Whether a text begins with direct speech. */
export function isSpeech(text: string): boolean {
  return CLOSERS[text.charAt(0)] !== undefined;
}

function sentence(piece: string): Sentence {
  const before = SPACE.exec(piece)![0];
  return { before, text: piece.slice(before.length) };
}

/** With the widest of the gaps between two that stay: a paragraph that lost its first sentence is still one. */
export function joined(all: readonly Sentence[], kept: readonly Sentence[]): string {
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

/** Of a text that was cut off: without the sentence that has no end. */
export function wholeSentences(text: string): string {
  const { whole } = sentencesOf(text, { isEnd: false });
  return joined(whole, whole);
}

/** Of a regular expression: Chinese characters, hiragana, and katakana with its long vowels, which are of no script. */
export const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const UNSPACED_CHARACTER = new RegExp(UNSPACED, 'gu');
const LETTER = /[\p{L}\p{N}]/u;

/** Of a script that writes none apart, so many characters are one. */
export function wordsIn(text: string): number {
  const unspaced = text.match(UNSPACED_CHARACTER)?.length ?? 0;
  let words = Math.ceil(unspaced / UNSPACED_CHARACTERS);
  for (const word of text.replace(UNSPACED_CHARACTER, ' ').split(/\s+/)) if (LETTER.test(word)) words += 1;
  return words;
}
