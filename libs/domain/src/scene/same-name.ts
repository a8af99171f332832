/**
 * Whether two names of a story mean the same one. Narrators write "Asinius Pollio", "Pollio" and "the baker’s boy"; letter case, articles and
 * punctuation say nothing. A part of a name stands for the whole when it is a proper noun that few share. Pure.
 */

/** What stands before a name and is no part of it, in the languages in which stories are told. */
const articles = new Set(
  'the a an my your his her their le la les l un une der die das den ein eine el los las il lo i gli de het een o os as'.split(
    ' ',
  ),
);

/** Titles, and first names that half an era bears: alone they name nobody. */
const sharedByMany = new Set(
  (
    'king queen lord lady prince princess duke count countess baron marquis general captain colonel major sergeant officer soldier ' +
    'bishop abbot abbess priest father mother brother sister master mistress madame monsieur mademoiselle citizen doctor senator consul ' +
    'tribune legate centurion saint sir old young ' +
    'gaius marcus lucius quintus publius titus gnaeus jean marie louis pierre jacques françois'
  ).split(' '),
);

/** Letters of the shortest part that may stand for a whole. */
const PART_LETTERS_MIN = 3;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Whole names, letter case, leading articles and punctuation aside. */
export function isSameName(one: string, other: string): boolean {
  const key = nameKey(one);
  return key !== '' && key === nameKey(other);
}

/** As above, or one is a distinctive part of the other. */
export function mayMean(one: string, other: string): boolean {
  return isSameName(one, other) || isPartOf(one, other) || isPartOf(other, one);
}

/** Those that a name means: the one that bears it whole, else all that it is a part of. */
export function namedBy<T extends { readonly name: string }>(all: readonly T[], name: string): T[] {
  const exact = all.find((one) => isSameName(one.name, name));
  return exact ? [exact] : all.filter((one) => mayMean(one.name, name));
}

/** The first of those that a name means, when it is so of all; of one who left the scene in this very turn the scene before tells. */
export function allOf<T extends { readonly name: string }>(
  meant: readonly T[],
  before: readonly T[],
  name: string,
  isSo: (one: T) => boolean,
): T | undefined {
  const known = meant.length > 0 ? meant : namedBy(before, name);
  return known.every(isSo) ? known[0] : undefined;
}

/** Of two names of the same one. */
export function fuller(known: string, told: string): string {
  return told.length > known.length ? told : known;
}

function isPartOf(part: string, whole: string): boolean {
  const parts = wordsOf(part).map(folded);
  const words = wordsOf(whole);
  if (parts.length === 0 || parts.length >= words.length) return false;
  const known = new Map(words.map((word) => [folded(word), word]));
  return parts.every((word) => known.has(word)) && parts.some((word) => isDistinctive(known.get(word)!));
}

/** Written with a capital, and borne by few. */
function isDistinctive(word: string): boolean {
  const first = word.charAt(0);
  return (
    word.length >= PART_LETTERS_MIN && first !== first.toLowerCase() && !sharedByMany.has(word.toLowerCase())
  );
}

function nameKey(name: string): string {
  return wordsOf(name).map(folded).join(' ');
}

function wordsOf(name: string): string[] {
  const words: string[] = name.normalize('NFC').match(WORD) ?? [];
  const first = words.findIndex((word) => !articles.has(word.toLowerCase()));
  return words.slice(Math.max(0, first));
}

function folded(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}
