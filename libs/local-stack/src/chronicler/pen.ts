/** Fills the templates of a bank with the turn's words; which template, and which words, follows from the number of the turn. */
import { eraVoices } from './data/era-voices.js';
import type { EraVoice, EraWords } from './data/era-voice.js';
import { upperFirst } from './plain-text.js';
import type { Scene } from './prompt.js';
import { numberFor } from './random.js';
import { circleOf, REST_TURNS, sentencesOf } from './rotation.js';

const daysPerYear = 365.25;
/** Where another telling of the same turn looks. */
const otherSteps = [0, REST_TURNS, 13, 5, 1];
/** A piece of a template that tells it from all others. */
const TELLING_PIECE = 14;

export interface WriteOptions {
  /** The part is written at most once in so many turns. */
  readonly every?: number;
  /** Further slots. */
  readonly more?: Readonly<Record<string, string>>;
  /** Which templates of the bank are true now. */
  readonly fits?: (template: string) => boolean;
  /** The bank is one sentence, and its time is now. */
  readonly once?: boolean;
}

export class Pen {
  readonly voice: EraVoice;
  /** The same for the same request; differs between turns and players. */
  readonly key: string;
  /** Years after the era's opening day. */
  readonly years: number;
  /** Differs between players, stays through a game. */
  readonly offset: number;
  private readonly told: string;
  private readonly written: string[] = [];
  private readonly people: readonly string[];

  /**
   * @param slots what this turn puts into `{deed}` and its like; an empty one makes a template unfit
   * @param absent people who are not to be met: the dead, and whom the turn is about
   */
  constructor(
    readonly scene: Scene,
    private readonly slots: Readonly<Record<string, string>>,
    absent: (name: string) => boolean,
  ) {
    this.voice = eraVoices[scene.gameType];
    this.years = scene.ordinal / daysPerYear;
    this.offset = numberFor(`${scene.gameType} ${scene.characterName}`, 9973);
    this.key = JSON.stringify([
      scene.turn,
      scene.action,
      scene.ordinal,
      scene.otherTellings.length,
      this.offset,
      Object.values(scene.stats),
    ]);
    this.told = [...scene.earlier, ...scene.otherTellings].join('\n');
    const isOwn = (name: string) => scene.characterName.includes(name) || name.includes(scene.characterName);
    this.people = this.voice.figures
      .filter((one) => this.isNow(one) && !isOwn(one.name) && !absent(one.name))
      .map(({ name }) => name);
  }

  isNow({ from, until }: { readonly from: number; readonly until: number }): boolean {
    return this.years >= from && this.years <= until;
  }

  /** The bank's sentence of this turn; empty when the bank rests. */
  write(part: string, bank: readonly string[], options: WriteOptions = {}): string {
    const { every = 1, more = {}, fits, once = false } = options;
    if (once) return this.kept(this.fill(bank[0] ?? '', 0, more));
    const { places, isShared } = circleOf(bank, this.voice.words, every);
    if (places.length === 0) return '';
    const tellings = this.scene.otherTellings.length;
    const turn = Math.floor(this.scene.turn / every);
    const start = numberFor(`${part} ${this.offset}`, places.length) + turn + tellings * 17;
    for (const step of tellings === 0 ? [0] : otherSteps) {
      const template = places[(start + step) % places.length];
      if (!template || (fits && !fits(template)) || (isShared && this.wasTold(template))) continue;
      const text = this.kept(this.fill(template, 0, more));
      if (text !== '') return text;
    }
    return '';
  }

  /**
   * `{person}` and its like; `{place2}` is another than `{place}`. Empty when a slot stays empty.
   * @param shift other words than the turn's own
   */
  fill(template: string, shift = 0, more: Readonly<Record<string, string>> = {}): string {
    let isWhole = true;
    const filled = template.replace(/\{(\w+?)(2?)\}/g, (_whole, slot: string, second: string) => {
      const word = more[slot] ?? this.slots[slot] ?? this.wordFor(slot, shift + (second ? 1 : 0));
      if (word === '') isWhole = false;
      return word;
    });
    return isWhole ? capitalised(filled) : '';
  }

  /**
   * Whom the turn has brought in once is known: "a butcher with his knife in his belt", then "the butcher".
   * @param text the whole of it
   */
  settled(text: string): string {
    return this.voice.words.witness.reduce((all, witness) => {
      const first = all.toLowerCase().indexOf(witness.toLowerCase());
      if (first < 0) return all;
      const rest = first + witness.length;
      const again = new RegExp(escaped(witness), 'gi');
      return (
        all.slice(0, rest) +
        all
          .slice(rest)
          .replace(again, (found) =>
            /^\p{Lu}/u.test(found) ? upperFirst(shortly(witness)) : shortly(witness),
          )
      );
    }, text);
  }

  private wordFor(slot: string, shift: number): string {
    const choices = slot === 'person' ? this.people : (this.voice.words[slot as keyof EraWords] ?? []);
    if (choices.length === 0) return slot === 'person' ? 'an old friend' : '';
    const turn = this.scene.turn + this.scene.otherTellings.length;
    const at = numberFor(`${slot} ${this.offset}`, 89) + turn * strideOf(choices.length) + shift;
    return choices[at % choices.length] ?? '';
  }

  private kept(text: string): string {
    if (text === '' || !this.isNew(text)) return '';
    this.written.push(text);
    return text;
  }

  private isNew(text: string): boolean {
    return sentencesOf(text).every(
      (sentence) => !this.told.includes(sentence) && !this.written.some((one) => one.includes(sentence)),
    );
  }

  /** With whatever words. */
  private wasTold(template: string): boolean {
    const [longest = ''] = template.split(/\{\w+\}/).sort((one, other) => other.length - one.length);
    return longest.length >= TELLING_PIECE && this.told.includes(longest.trim());
  }
}

/** Neighbouring turns take words that do not lie side by side; every word has its turn. */
function strideOf(length: number): number {
  return [3, 2, 5].find((stride) => length % stride !== 0) ?? 1;
}

/** "a butcher with his knife in his belt" → "the butcher". */
function shortly(witness: string): string {
  return witness.startsWith('the ')
    ? witness
    : witness.replace(/^an? /, 'the ').replace(/ (?:with|of|out of|to|in|from) .*$/, '');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A capital for every sentence's first letter; what follows a quoted question goes on with its sentence. */
function capitalised(text: string): string {
  return upperFirst(text).replace(
    /(^“|[.!?] “?|\.” “?|: “)(\p{Ll})/gu,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
