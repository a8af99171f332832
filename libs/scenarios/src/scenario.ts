/** An era as the server and the Chronicler know it: everything of PublicEra, and the world itself. Data, with pure functions. */
import type { LocalDemo } from './public/local-demo.js';
import type { Difficulty, GameType, PublicEra } from './public/public-era.js';
import type { OpeningScene, World } from './world.js';

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
  /** -100 (hunted) to 100 (one of their own) by faction id, on the opening day; one not named stands where the estate does. */
  readonly standings: Readonly<Record<string, number>>;
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

/** Something that really happened, for the narrator and the Chronicler; a player may bend it. */
export interface TimelineEvent {
  /** Stable and unique in its era: "fall-of-the-bastille". Stands in events of the log. */
  readonly id: string;
  readonly ordinal: number;
  readonly place: string;
  /** Who had part in it, by name; those alone whom a player may know of. */
  readonly people: readonly string[];
  /** One sentence in the present tense. */
  readonly text: string;
  /** How much of what follows turns on it. */
  readonly weight: 1 | 2 | 3;
  /** Of the opening day: every opening tells of it, and it is no news. */
  readonly isInOpenings?: boolean;
}

/** People with one will, whose regard the player wins or loses. */
export interface Faction {
  /** Stable and unique in its era: "jacobins". Stands in events of the log. */
  readonly id: string;
  readonly name: string;
  /** Days on which it counts, as ordinals; outside them it is not yet there, or no more. */
  readonly fromOrdinal: number;
  readonly untilOrdinal: number;
  /** One sentence for the narrator: what it wants, whom it trusts, how it acts. */
  readonly aims: string;
  /** -100 (hunted) to 100 (one of their own) on the opening day, by the character's estate. */
  readonly startsAt: Readonly<Record<string, number>>;
}

/** What one's birth opens and closes, told to the narrator. */
export interface EstateRules {
  /** "may sit in the Estates-General, hold a benefice, preach…" */
  readonly may: string;
  readonly mayNot: string;
}

/** How the era tells the end of a story when the narrator does not. `{name}`, `{date}` and `{phase}` are filled in. */
export interface Endings {
  /** One for each way of being remembered: by the stat that stood highest. */
  readonly death: Readonly<Record<keyof Stats, string>>;
  readonly triumph: Readonly<Record<keyof Stats, string>>;
  readonly last_day: Readonly<Record<keyof Stats, string>>;
}

export type EndingKind = keyof Endings;

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
  readonly factions: readonly Faction[];
  /** By estate. */
  readonly estateRules: Readonly<Record<string, EstateRules>>;
  readonly endings: Endings;
  readonly questions: readonly PresetQuestion[];
  readonly prologue: Prologue;
  readonly world: World;
  /** The last day of the era, as an ordinal. */
  readonly lastOrdinal: number;
  /** Day `ordinal` after the opening day, in words of the era. @throws RangeError for a negative or fractional ordinal */
  dateLabel(ordinal: number): string;
  /** @throws RangeError for a negative or fractional ordinal */
  phaseAt(ordinal: number): Phase;
  /**
   * What happens elsewhere in these days, in its order: from `daysBefore` days before day `ordinal` to `daysAfter` days after it, both ends
   * included. @throws RangeError for a negative or fractional ordinal
   */
  eventsAround(
    ordinal: number,
    window: { readonly daysBefore: number; readonly daysAfter: number },
  ): readonly TimelineEvent[];
  /** Those that count on day `ordinal`. @throws RangeError for a negative or fractional ordinal */
  factionsAt(ordinal: number): readonly Faction[];
  /**
   * -100 to 100: as `standings` says; a faction not named there stands where it does at the start for that estate.
   * @throws RangeError for a faction or an estate that the era does not know
   */
  standingOf(factionId: string, standings: Readonly<Record<string, number>>, estate: string): number;
  /** How it ends when the narrator does not tell it: by the highest stat, of equals the one that Stats names first. */
  epilogueFor(
    kind: EndingKind,
    at: {
      readonly name: string;
      /** As `dateLabel` gives it. */
      readonly date: string;
      /** The phase's name. */
      readonly phase: string;
      readonly stats: Stats;
    },
  ): string;
  /** How far history was bent: the share that these events have in the weight of all, 0 to 100, rounded; ids unknown to the era count nothing. */
  divergencePercent(bent: readonly string[]): number;
  /** The timeline for the narrator's prompt, one line a year, sparing tokens: "1789: 14 July Paris [bastille] The crowd…; …". */
  timelineOutline(): string;
  /** The opening for a character: the era's own scene, with the character in it. */
  openingFor(character: {
    readonly name: string;
    readonly estate: string;
    readonly profession: string;
  }): Opening;
  /** How things stand at the first moment of that opening. */
  openingSceneFor(character: { readonly name: string; readonly estate: string }): OpeningScene;
  /** Starting stats of a custom character, by estate and difficulty; a historical one brings its own, adjusted likewise. */
  startingStats(
    character: { readonly estate: string; readonly startingStats?: Stats },
    difficulty: Difficulty,
  ): Stats;
}

export type Scenarios = Readonly<Record<GameType, Scenario>>;
