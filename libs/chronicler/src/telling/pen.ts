/**
 * Fills the templates of a bank. No sentence comes again within thirty turns, names aside: what the prompt still shows is looked at, and what it
 * may not show any more is kept apart by turns: of every bank one part in four is used for ten turns, then the next one.
 */
import { numberFor } from '../random.js';

/** Fewer than the turns that any prompt shows. */
const EPOCH_TURNS = 10;
const PARTS = 4;

export type Slots = Readonly<Record<string, string>>;

export class Pen {
  private readonly told: ReadonlySet<string>;
  private readonly written = new Set<string>();

  /**
   * @param turn place on the path
   * @param key the same for the same request
   * @param shunned names that no line may bear: the player is "you"
   * @param earlier pages that the prompt shows, other tellings of this turn among them
   */
  constructor(
    private readonly turn: number,
    private readonly offset: number,
    private readonly key: string,
    earlier: readonly string[],
    private readonly shunned: readonly string[] = [],
  ) {
    this.told = new Set(earlier.flatMap(sentencesOf).filter(isLong).map(nameless));
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
  ): string {
    const text = this.choose(part, bank ? [bank] : [], slots, says);
    return text === '' ? '' : this.keep(text);
  }

  /** The same, of several banks, to stand within another sentence: it is not written yet. */
  choose(
    part: string,
    banks: readonly (readonly string[])[],
    slots: Slots,
    says: (template: string) => boolean = () => false,
  ): string {
    // Each bank is parted by itself, so that a line's turn is the same whatever stands beside it.
    const inTurn = banks.flatMap((bank) => this.inTurn(part, bank));
    const fit = inTurn.filter((template) => !this.shunned.some((name) => hasName(template, name)));
    for (const template of [...fit.filter(says), ...fit.filter((one) => !says(one))]) {
      const text = fill(template, slots);
      if (text !== '' && this.isNew(text)) return text;
    }
    return '';
  }

  /** What is told anyhow, unless it was. */
  add(text: string): string {
    return text !== '' && this.isNew(text) ? this.keep(text) : '';
  }

  number(part: string, below: number): number {
    return numberFor(`${this.key} ${part}`, below);
  }

  isNew(text: string): boolean {
    return sentencesOf(text)
      .filter(isLong)
      .map(nameless)
      .every((sentence) => !this.told.has(sentence) && !this.written.has(sentence));
  }

  private keep(text: string): string {
    for (const sentence of sentencesOf(text).filter(isLong)) this.written.add(nameless(sentence));
    return text;
  }

  private inTurn(part: string, bank: readonly string[]): string[] {
    const epoch = Math.floor((this.turn + (this.offset % EPOCH_TURNS)) / EPOCH_TURNS);
    const now = bank.filter((_template, index) => (index + this.offset) % PARTS === epoch % PARTS);
    const from = this.number(part, Math.max(1, now.length));
    return now.map((_template, index) => now[(from + index) % now.length]!);
  }
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
    if (word === undefined || (word === '' && !agreement.has(name))) isWhole = false;
    return word ?? '';
  });
  return isWhole ? tidy(filled) : '';
}

const agreement = new Set(['s', 'es']);

/** A capital at its beginning; doubled stops mended. */
function tidy(text: string): string {
  return (
    text
      .replace(/([.!?…])(?=[.!?…]*”?\.)/gu, (sign) => sign)
      .replace(/\.\.(?!\.)/g, '.')
      .replace(/([!?…])\./g, '$1')
      .replace(/\.”\./g, '.”')
      // “No,” you say.
      .replace(/\.” (?=\p{Ll}|\p{Lu}[\p{L}’-]*(?: \p{L}+){0,3} says?[.,])/gu, ',” ')
      .replace(/,+(?=[,.;:!?])/g, '')
      .replace(/ +/g, ' ')
      .replace(/^(“?)(\p{Ll})/u, (_whole, mark: string, letter: string) => mark + letter.toUpperCase())
      .trim()
  );
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”’]?)\s+/u).filter((one) => one !== '');
}

/** What is compared: without names, which are its capitals. */
export function nameless(sentence: string): string {
  return sentence
    .replace(/\p{Lu}[\p{L}\p{M}’'-]*/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isLong(sentence: string): boolean {
  return sentence.split(' ').length >= 3;
}
