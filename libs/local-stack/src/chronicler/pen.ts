/** Fills the templates of a bank with the era's words, and passes over every sentence that was told before. */
import { eraVoices } from './data/era-voices.js';
import type { EraVoice, EraWords } from './data/era-voice.js';
import { numberFor } from './random.js';
import type { Scene } from './prompt.js';

const daysPerYear = 365.25;

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

  constructor(
    readonly scene: Scene,
    private readonly slots: Readonly<Record<string, string>>,
  ) {
    this.voice = eraVoices[scene.gameType];
    this.years = scene.ordinal / daysPerYear;
    this.key = JSON.stringify([scene.earlier.length, scene.earlier.at(-1), scene.turn, scene.action]);
    this.offset = numberFor(scene.characterName, 97);
    this.told = scene.earlier.join('\n');
    this.people = this.voice.figures.filter((one) => this.isNow(one)).map(({ name }) => name);
  }

  isNow({ from, until }: { readonly from: number; readonly until: number }): boolean {
    return this.years >= from && this.years <= until;
  }

  /** The bank's next template, or a later one when its sentence was told before; empty when the bank has nothing new. */
  write(part: string, bank: readonly string[]): string {
    const start = this.offset + this.scene.turn + numberFor(part, 7);
    for (let round = 0; round < 4; round += 1) {
      for (let next = 0; next < bank.length; next += 1) {
        const text = this.fill(bank[(start + next) % bank.length] ?? '', `${part} ${next} ${round}`);
        if (!this.isNew(text)) continue;
        this.written.push(text);
        return text;
      }
    }
    return '';
  }

  /** `{person}` and its like; no word stands twice in one text. */
  fill(template: string, salt: string): string {
    const taken = new Set<string>();
    const filled = template.replace(/\{(\w+?)2?\}/g, (_whole, slot: string) => {
      const own = this.slots[slot];
      if (own !== undefined) return own;
      const choices = this.choices(slot);
      const at = numberFor(`${salt} ${slot} ${this.offset}`, 89) + this.scene.turn;
      const ordered = choices.map((_, index) => choices[(at + index) % choices.length] ?? '');
      const word = ordered.find((one) => !taken.has(one)) ?? '';
      taken.add(word);
      return word;
    });
    return capitalised(filled);
  }

  private choices(slot: string): readonly string[] {
    const all = slot === 'person' ? this.people : (this.voice.words[slot as keyof EraWords] ?? []);
    const name = this.scene.characterName;
    const others = all.filter((one) => !name.includes(one) && !one.includes(name));
    return others.length > 0 ? others : ['someone'];
  }

  private isNew(text: string): boolean {
    return text
      .split(/(?<=[.!?]”?)\s+/)
      .every(
        (sentence) => !this.told.includes(sentence) && !this.written.some((one) => one.includes(sentence)),
      );
  }
}

/** A capital for every sentence's first letter; what follows a quoted question goes on with its sentence. */
function capitalised(text: string): string {
  return text.replace(
    /(^“?|[.!?] “?|\.” “?)(\p{Ll})/gu,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
