/**
 * Fills the templates of a bank. No sentence comes again within thirty turns, names aside: what the prompt still shows is looked at, and what it
 * may not show any more is kept apart by turns: of every bank one part in four is used for ten turns, then the next one.
 */
import { numberFor } from '../random.js';

/** Fewer than the turns that any prompt shows. */
const EPOCH_TURNS = 10;
const PARTS = 4;
/** Within which nothing is told twice. */
const TURNS_APART = 30;
/** Lines; of fewer none can be spared for good, but some can come last. */
const LARGE_BANK = 16;
const SMALL_BANK = 6;
const KEPT_FOR_OTHERS = 3;
/** Of lines that can be spared. */
const SPARED_FOR_OTHERS = 2;
/** What is shorter may be said again. */
const SENTENCE_WORDS = 3;
/** Of a sentence, beside its names. */
const LEAST_WORDS = 1;
/** Of a frame, beside what it holds. */
const LEAST_WORDS_OF_FRAME = 1;
/** Letters of what a frame holds; what is shorter is part of it. */
const CONTENT_LENGTH = 6;
/** Stand for a name and for what a frame holds, where sentences are compared. */
const NAME = '\uE000';
const CONTENT = '\uE001';
/** Slots that are somebody or somewhere. */
const naming: ReadonlySet<string> = new Set(
  'who Who whose Whose other Other here Here where from title'.split(' '),
);

export type Slots = Readonly<Record<string, string>>;

export class Pen {
  /** Sentences that stand already, on earlier pages, on other tellings of this turn, and on this page. */
  private readonly told: string[];
  /** Without those of other tellings, which this page takes the place of. */
  private readonly toldOnPath: string[];
  private readonly pages: readonly string[];

  /**
   * @param turn place on the path
   * @param key the same for the same request
   * @param shunned names that no line may bear: the player is "you"
   * @param names of people and places of the scene: a sentence that differs in them alone is told again
   * @param earlier pages that the prompt shows
   * @param otherTellings of this turn
   */
  constructor(
    private readonly turn: number,
    private readonly offset: number,
    private readonly key: string,
    earlier: readonly string[],
    private readonly shunned: readonly string[] = [],
    private readonly names: () => readonly string[] = () => [],
    otherTellings: readonly string[] = [],
  ) {
    this.toldOnPath = earlier.flatMap(toldIn);
    this.told = [...this.toldOnPath, ...otherTellings.flatMap(toldIn)];
    this.pages = earlier.map(plainly);
  }

  /**
   * A sentence of the bank that is fit and new; empty: there is none.
   * @param says which of them say more here, and are tried first
   */
  write(
    part: string,
    bank: readonly string[] | undefined,
    slots: Slots,
    says: (template: string) => boolean = () => false,
    canBeSpared = false,
  ): string {
    return this.keep(this.choose(part, bank ? [bank] : [], slots, says, canBeSpared));
  }

  /**
   * The same, of several banks, to stand within another sentence: it is not written yet.
   * @param canBeSpared rather than told in words that are kept for other games
   */
  choose(
    part: string,
    banks: readonly (readonly string[])[],
    slots: Slots,
    says: (template: string) => boolean = () => false,
    canBeSpared = false,
  ): string {
    // Each bank is parted by itself, so that a line's turn is the same whatever stands beside it.
    const inTurn = banks.flatMap((bank) => this.inTurn(part, bank, canBeSpared));
    const fit = inTurn.filter((template) => !this.shunned.some((name) => hasName(template, name)));
    let second = '';
    for (const template of [...fit.filter(says), ...fit.filter((one) => !says(one))]) {
      const text = fill(template, slots);
      if (text === '' || !this.isNew(text, slots)) continue;
      if (this.isFresh(text, slots)) return text;
      second ||= text;
    }
    return second;
  }

  /** What is told anyhow, unless it was. */
  add(text: string): string {
    return text !== '' && this.isNew(text, {}) ? this.keep(text) : '';
  }

  /** What there are no other words for: it may have been told in another telling of this turn. */
  addKnown(text: string): string {
    const isNew = this.isUntold(this.withoutNames(text, {}), LEAST_WORDS, this.toldOnPath);
    return text !== '' && isNew ? this.keep(text) : '';
  }

  /** The first of them that was not told; empty: all were. */
  addFirst(texts: readonly string[]): string {
    for (const text of texts) {
      const added = this.add(text);
      if (added !== '') return added;
    }
    return '';
  }

  /** Whether the prompt shows every page of the last thirty turns, or all that there are. */
  get seesAll(): boolean {
    return this.pages.length >= Math.min(this.turn, TURNS_APART);
  }

  /** How many of the pages before have it. */
  timesTold(text: string): number {
    const plain = plainly(text);
    return plain === '' ? 0 : this.pages.filter((page) => page.includes(plain)).length;
  }

  number(part: string, below: number): number {
    return numberFor(`${this.key} ${part}`, below);
  }

  /** Whether none of its sentences was told, whoever and wherever it was told of. */
  private isNew(text: string, slots: Slots): boolean {
    return this.isUntold(this.withoutNames(text, slots), LEAST_WORDS);
  }

  /** Whether it is no frame that held other words lately. */
  private isFresh(text: string, slots: Slots): boolean {
    const frame = Object.entries(slots).reduce((rest, [slot, value]) => {
      const words = value.replace(/[.!?…,;:]+$/u, '');
      return naming.has(slot) || words.length < CONTENT_LENGTH ? rest : rest.replaceAll(words, CONTENT);
    }, text);
    return this.isUntold(this.withoutNames(frame, slots), LEAST_WORDS_OF_FRAME);
  }

  private isUntold(text: string, leastWords: number, before: readonly string[] = this.told): boolean {
    return sentencesOf(text).every((sentence) => {
      const pattern = patternOf(sentence, leastWords);
      return pattern === null || !before.some((told) => pattern(told));
    });
  }

  private withoutNames(text: string, slots: Slots): string {
    const named = Object.entries(slots).flatMap(([slot, value]) =>
      (naming.has(slot) || isProperName(slot, value)) && value.length > 2 ? [value] : [],
    );
    return (
      [...named, ...this.names()]
        // "A clerk of Caesar" is one name, whoever else is told of.
        .sort((one, other) => other.length - one.length)
        .reduce((rest, name) => (rest.includes(name) ? rest.replaceAll(name, NAME) : rest), text)
        .replace(/(?<=[^.!?…“”] )\p{Lu}[\p{L}\p{M}’'-]+/gu, NAME)
        // "Of Versailles", "of the Palais-Royal" and "of the Hôtel de Ville" say the same.
        .replace(/\bthe (?=\uE000)/g, '')
        .replace(/\uE000(?: (?:de|du|des|la|le|of|no|von))+ (?=\uE000)/g, '')
    );
  }

  private keep(text: string): string {
    if (text !== '') {
      const told = toldIn(text);
      this.told.push(...told);
      this.toldOnPath.push(...told);
    }
    return text;
  }

  /** One line in three (of what can be spared, one in two) is kept for other games: of a bank that is large enough for good, else until this one has no other. */
  private isOfThisGame(index: number, canBeSpared: boolean): boolean {
    return numberFor(`${this.offset} ${index}`, canBeSpared ? SPARED_FOR_OTHERS : KEPT_FOR_OTHERS) > 0;
  }

  private inTurn(part: string, bank: readonly string[], canBeSpared: boolean): string[] {
    const own = bank.filter(
      (_line, index) => bank.length < SMALL_BANK || this.isOfThisGame(index, canBeSpared),
    );
    const ofOthers =
      bank.length < LARGE_BANK && !canBeSpared ? bank.filter((line) => !own.includes(line)) : [];
    return [own, ofOthers].flatMap((lines) => this.ofThisEpoch(part, lines));
  }

  private ofThisEpoch(part: string, bank: readonly string[]): string[] {
    const epoch = Math.floor((this.turn + (this.offset % EPOCH_TURNS)) / EPOCH_TURNS);
    const now = bank.filter((_line, index) => (index + this.offset) % PARTS === epoch % PARTS);
    const from = this.number(part, Math.max(1, now.length));
    return now.map((_line, index) => now[(from + index) % now.length]!);
  }
}

/** "Versailles", or "the Forum", may be what is taken or spoken of. */
function isProperName(slot: string, value: string): boolean {
  return (slot === 'what' || slot === 'topic') && /^(?:the )?\p{Lu}/u.test(value);
}

function hasName(template: string, name: string): boolean {
  const at = template.indexOf(name);
  return (
    at >= 0 && !/\p{L}/u.test(template.charAt(at - 1)) && !/\p{L}/u.test(template.charAt(at + name.length))
  );
}

/** Empty when a slot stays empty. */
export function fill(template: string, slots: Slots): string {
  let isWhole = true;
  const filled = template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const word = slots[name];
    if (word === undefined || (word === '' && !agreeing.has(name))) isWhole = false;
    return word ?? '';
  });
  return isWhole ? tidy(filled) : '';
}

const agreeing: ReadonlySet<string> = new Set(['s', 'es']);

/** A capital at its beginning; doubled stops mended. */
function tidy(text: string): string {
  return (
    text
      .replace(/([.!?…])(?=[.!?…]*”?\.)/gu, (sign) => sign)
      .replace(/\.\.(?!\.)/g, '.')
      .replace(/([!?…])\./g, '$1')
      .replace(/\.”\./g, '.”')
      // “No,” you say.
      .replace(
        /\.” (?=\p{Ll}|\p{Lu}[\p{L}’-]*(?: \p{L}+){0,3} (?:says?|answers?|tells?)(?:[.,]| to that\b| you\b| plainly\b))/gu,
        ',” ',
      )
      .replace(/,+(?=[,.;:!?])/g, '')
      .replace(/ +/g, ' ')
      .replace(/^(“?)(\p{Ll})/u, (_whole, mark: string, letter: string) => mark + letter.toUpperCase())
      .trim()
  );
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”’]?)\s+/u).filter((one) => one !== '');
}

/** What somebody says is told, whatever the frame around it, and what comes of a deed, whatever the deed before it. */
function toldIn(text: string): string[] {
  const quoted = [...text.matchAll(/“([^”]+)”/gu)].flatMap(([, words]) => sentencesOf(words!));
  const results = sentencesOf(text).flatMap((sentence) => {
    const clauses = sentence.split('; ');
    return clauses.length < 2
      ? []
      : [clauses[0]!, ...clauses.slice(1).map((_clause, index) => clauses.slice(index + 1).join('; '))];
  });
  return [...sentencesOf(text), ...quoted, ...results].map(plainly);
}

/** How sentences are compared: in small letters, without signs. */
function plainly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\uE000\uE001]+/gu, ' ')
    .trim();
}

/** Any name, or none, may stand where one stands; null: there is too little of it to be told again. */
function patternOf(nameless: string, leastWords: number): ((told: string) => boolean) | null {
  const plain = plainly(nameless);
  const words = plain.split(' ');
  const own = words.filter((word) => /\p{L}/u.test(word.replaceAll(NAME, '').replaceAll(CONTENT, '')));
  // A name may be of two words.
  if (words.length + (words.length - own.length) < SENTENCE_WORDS || own.length < leastWords) return null;
  const pieces = plain.split(/[\uE000\uE001]+/u);
  if (pieces.length === 1) return (told) => told === plain;
  const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '').trim();
  const pattern = new RegExp(
    `^${plain.replaceAll(/(?:\uE000(?: (?=\uE000))?)+/gu, '.{0,60}').replaceAll(CONTENT, '.*')}$`,
    'u',
  );
  // Most have nothing of it.
  return (told) => told.includes(longest) && pattern.test(told);
}
