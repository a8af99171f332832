/** What an era's voice is made of. `{slots}` in sentences are filled from its words; times are years after the era's opening day. */
import type { KnownDeed } from '../intent.js';

/** A real person, while alive, at large and likely to be met. */
export interface Figure {
  readonly name: string;
  readonly from: number;
  readonly until: number;
}

export interface Rumour {
  readonly text: string;
  readonly from: number;
  readonly until: number;
}

export type ProposalKind = 'force' | 'word' | 'money' | 'secret' | 'people' | 'craft';

export interface Proposal {
  readonly kind: ProposalKind;
  readonly title: string;
  readonly text: string;
}

/** Group names are plural; places stand after "in" or "of". */
export type EraWords = Readonly<
  Record<
    'place' | 'group' | 'enemy' | 'witness' | 'paper' | 'sound' | 'smell' | 'weather' | 'number',
    readonly string[]
  >
>;

export interface DeedVoice {
  /** How it looks while it is done. */
  readonly done: readonly string[];
  readonly well: readonly string[];
  readonly badly: readonly string[];
}

/** A small story of four beats about `{who}`. */
export interface Thread {
  /** One for each time that it is told. */
  readonly who: readonly string[];
  /** What is remembered of it from the first beat on, and after the last. */
  readonly about: string;
  readonly end: string;
  readonly beats: readonly [string, string, string, string];
}

export interface EraVoice {
  readonly words: EraWords;
  readonly figures: readonly Figure[];
  readonly rumours: readonly Rumour[];
  readonly scenes: readonly string[];
  /** Told one beat every third turn. */
  readonly threads: readonly Thread[];
  /** By estate: what one's birth means today. */
  readonly estates: Readonly<Record<string, readonly string[]>>;
  readonly deeds: Readonly<Record<KnownDeed, DeedVoice>>;
  readonly proposals: readonly Proposal[];
}

/** One line each: `name, from, until`. */
export function figures(
  ...lines: readonly (readonly [name: string, from: number, until: number])[]
): Figure[] {
  return lines.map(([name, from, until]) => ({ name, from, until }));
}

export function rumours(
  ...lines: readonly (readonly [text: string, from: number, until: number])[]
): Rumour[] {
  return lines.map(([text, from, until]) => ({ text, from, until }));
}

export function proposals(
  kind: ProposalKind,
  ...lines: readonly (readonly [title: string, text: string])[]
): Proposal[] {
  return lines.map(([title, text]) => ({ kind, title, text }));
}
