/** Whether a sentence says all of what another one says, in the same words: then the other one tells its reader nothing new. Pure. */
import { negations, personWords, unspacedPersonWords } from './person-and-denial-words.js';
import { UNSPACED } from './sentences.js';

/** So many of its words may be left out between those of the other one. */
const LEFT_OUT_MAX = 3;
/** Letters that two forms of a word share at least, and letters of the shorter and the longer one's end in which they may differ. */
const STEM_MIN = 3;
const ENDING_MAX = 2;
const LONGER_ENDING_MAX = 3;

/** Of a script that writes none apart each character is taken for one. */
const SINGLE_WORD = new RegExp(`${UNSPACED}|(?:(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const NUMBER = /\p{N}/u;
const UNSPACED_PERSON = new RegExp(unspacedPersonWords.join('|'), 'gu');

/** In small letters, in their order. */
export function singleWordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(SINGLE_WORD) ?? [];
}

/** The same without who does it: "I groom my horse" and "You groom your horse" have the same. */
export function impersonalWordsOf(text: string): readonly string[] {
  return singleWordsOf(text.replace(UNSPACED_PERSON, '')).filter((word) => !personWords.has(word));
}

/**
 * Whether all of these words stand in `all`, each in one of its forms, in this order and near together, with nothing left out that turns it into
 * its opposite.
 */
export function saysAllOf(words: readonly string[], all: readonly string[]): boolean {
  const [first] = words;
  return (
    first !== undefined &&
    all.some(
      (word, start) =>
        isFormOf(first, word) && !negations.has(all[start - 1] ?? '') && saysFrom(start, words, all),
    )
  );
}

function saysFrom(start: number, words: readonly string[], all: readonly string[]): boolean {
  let found = 0;
  for (let at = start; at < all.length && found < words.length; at += 1) {
    if (isFormOf(words[found]!, all[at]!)) found += 1;
    else if (negations.has(all[at]!) || at - start - found >= LEFT_OUT_MAX) return false;
  }
  return found === words.length;
}

/** "Schreibe" and "schreibst": the same word in another person, number or time. */
export function isFormOf(word: string, other: string): boolean {
  if (word === other) return true;
  if (negations.has(word) || negations.has(other) || NUMBER.test(word)) return false;
  const most = Math.min(word.length, other.length);
  let shared = 0;
  while (shared < most && word[shared] === other[shared]) shared += 1;
  return (
    shared >= STEM_MIN &&
    shared >= most - ENDING_MAX &&
    shared >= Math.max(word.length, other.length) - LONGER_ENDING_MAX
  );
}

/** With what all its forms begin. */
export function beginningOf(word: string): string {
  return word.slice(0, STEM_MIN);
}
