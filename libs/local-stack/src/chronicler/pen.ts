/** Fills the templates of a bank with the era's words; which template, and with what, follows from the number of the turn. */
import { eraVoices } from './data/era-voices.js';
import type { EraVoice, EraWords } from './data/era-voice.js';
import { upperFirst } from './plain-text.js';
import type { Scene } from './prompt.js';
import { numberFor } from './random.js';
import { circleOf, REST_TURNS, sentencesOf } from './rotation.js';

const daysPerYear = 365.25;
const otherSteps = [REST_TURNS, 2 * REST_TURNS, 13, 5, 1];

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
  private readonly words: EraWords;

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
    this.offset = numberFor(scene.characterName, 97);
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
    this.words = this.voice.words;
  }

  isNow({ from, until }: { readonly from: number; readonly until: number }): boolean {
    return this.years >= from && this.years <= until;
  }

  /** The bank's sentence of this turn; empty when the bank rests. */
  write(part: string, bank: readonly string[], options: WriteOptions = {}): string {
    const { every = 1, more = {}, fits, once = false } = options;
    if (once) return this.kept(this.fill(bank[0] ?? '', part, this.scene.turn, more));
    const places = circleOf(bank, this.words, every);
    if (places.length === 0) return '';
    const tellings = this.scene.otherTellings.length;
    const turn = Math.floor(this.scene.turn / every);
    const own = numberFor(`${part} ${this.offset}`, places.length) + turn;
    const start = own + Math.floor((tellings * REST_TURNS) / every) + tellings;
    const steps = tellings === 0 ? [0] : [0, ...otherSteps];
    for (const step of steps) {
      const place = places[(start + step) % places.length];
      if (!place || (fits && !fits(place.template))) continue;
      const text = this.kept(
        this.fill(place.template, `${part} ${place.template.length}`, place.filling, more),
      );
      if (text !== '') return text;
    }
    return '';
  }

  private kept(text: string): string {
    if (text === '' || !this.isNew(text)) return '';
    this.written.push(text);
    return text;
  }

  /** `{person}` and its like; no word stands twice in one text. Empty when a slot stays empty. */
  fill(
    template: string,
    salt: string,
    filling = this.scene.turn,
    more: Readonly<Record<string, string>> = {},
  ): string {
    const taken = new Set<string>();
    let isWhole = true;
    const filled = template.replace(/\{(\w+?)2?\}/g, (_whole, slot: string) => {
      const own = more[slot] ?? this.slots[slot];
      const word = own ?? this.wordFor(slot, salt, filling, taken);
      if (word === '') isWhole = false;
      taken.add(word);
      return word;
    });
    return isWhole ? capitalised(filled) : '';
  }

  private wordFor(slot: string, salt: string, filling: number, taken: ReadonlySet<string>): string {
    const choices = slot === 'person' ? this.people : (this.words[slot as keyof EraWords] ?? []);
    const moving = slot === 'person' ? this.scene.turn * 5 : filling;
    const at = numberFor(`${salt} ${slot} ${this.offset}`, 89) + moving;
    const ordered = choices.map((_, index) => choices[(at + index) % choices.length] ?? '');
    const free = ordered.find((one) => !taken.has(one) && !this.scene.characterName.includes(one));
    return free ?? (slot === 'person' ? 'an old friend' : '');
  }

  private isNew(text: string): boolean {
    return sentencesOf(text).every(
      (sentence) => !this.told.includes(sentence) && !this.written.some((one) => one.includes(sentence)),
    );
  }
}

/** A capital for every sentence's first letter; what follows a quoted question goes on with its sentence. */
function capitalised(text: string): string {
  return upperFirst(text).replace(
    /(^“|[.!?] “?|\.” “?|: “)(\p{Ll})/gu,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
