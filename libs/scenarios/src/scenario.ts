/** An era as the server and the Chronicler know it: everything of PublicEra, and the world itself. Data, with pure functions. */
import type { LocalDemo } from './public/local-demo.js';
import type { Difficulty, GameType, PublicEra } from './public/public-era.js';

export interface Stats {
  readonly influence: number;
  readonly reputation: number;
  readonly resources: number;
}

export interface Suggestion {
  readonly title: string;
  readonly text: string;
}

/** A real person; facts that a historian would sign. */
export interface HistoricalCharacter {
  /** Stable: 101 to 112 French, 201 to 210 Roman, 301 to 308 Sengoku. Custom characters start at 1000. */
  readonly id: number;
  readonly name: string;
  readonly estate: string;
  readonly profession: string;
  /** At most 150 characters would fit a card; up to 300 here. */
  readonly description: string;
  readonly politicalLeanings: 'radical' | 'revolutionary' | 'moderate' | 'conservative';
  readonly startingStats: Stats;
  /** Two to four sentences for the narrator: situation, ties and aims at the scenario's opening day. */
  readonly situation: string;
}

export interface Phase {
  readonly id: string;
  /** "The Estates Assembled" */
  readonly name: string;
  /** First day, as an ordinal; phases are sorted by it and the first begins at 0. */
  readonly fromOrdinal: number;
  /** One sentence for the narrator: what moves the world now. */
  readonly tension: string;
}

/** Something that really happened, for the narrator and the Chronicler. */
export interface TimelineEvent {
  readonly ordinal: number;
  readonly place: string;
  readonly text: string;
}

export interface PresetQuestion {
  readonly question: string;
  /** True; three to five sentences. */
  readonly answer: string;
}

export interface Opening {
  readonly narrative: string;
  readonly suggestions: readonly [Suggestion, Suggestion, Suggestion];
}

/** The free prologue, and how a game goes on from it. */
export interface Prologue {
  readonly demo: LocalDemo;
  /** The days of `demo.dates`. */
  readonly ordinals: readonly [number, number, number, number];
  /** Whom its player becomes: valid as a character of their own. */
  readonly character: {
    readonly name: string;
    readonly estate: string;
    readonly profession: string;
    /** At most 150 characters. */
    readonly description: string;
    readonly politicalLeanings: HistoricalCharacter['politicalLeanings'];
  };
  readonly openingSuggestions: readonly [Suggestion, Suggestion, Suggestion];
  /** After the last canned outcome, whatever it was. */
  readonly nextSuggestions: readonly [Suggestion, Suggestion, Suggestion];
}

export interface Scenario {
  readonly public: PublicEra;
  readonly characters: readonly HistoricalCharacter[];
  readonly phases: readonly Phase[];
  readonly timeline: readonly TimelineEvent[];
  readonly questions: readonly PresetQuestion[];
  readonly prologue: Prologue;
  /** The last day of the era, as an ordinal. */
  readonly lastOrdinal: number;
  /** Day `ordinal` after the opening day, in words of the era. @throws RangeError for a negative or fractional ordinal */
  dateLabel(ordinal: number): string;
  phaseAt(ordinal: number): Phase;
  /** The opening for a character: the era's own scene, with the character in it. */
  openingFor(character: {
    readonly name: string;
    readonly estate: string;
    readonly profession: string;
  }): Opening;
  /** Starting stats of a custom character, by estate and difficulty; a historical one brings its own, adjusted likewise. */
  startingStats(
    character: { readonly estate: string; readonly startingStats?: Stats },
    difficulty: Difficulty,
  ): Stats;
}

export type Scenarios = Readonly<Record<GameType, Scenario>>;
