/** What the browser knows of an era: labels, lists and copy. Browser-safe; one module per era, so that each loads alone. */
export type GameType = 'french_revolution' | 'roman_republic' | 'sengoku_japan';
export type Difficulty = 'easy' | 'normal' | 'hard';

export interface EstateInfo {
  readonly name: string;
  readonly professions: readonly string[];
}

export interface DifficultyInfo {
  readonly id: Difficulty;
  /** "Normal", "Senator", "Samurai". */
  readonly name: string;
  readonly description: string;
  /** Three or four short lines: what it means in play. */
  readonly traits: readonly string[];
}

export interface PublicEra {
  readonly id: GameType;
  /** "French Revolution" */
  readonly name: string;
  /** Beside the logo: "French Revolution", "Caesar's Rome", "Sengoku". */
  readonly navName: string;
  /** "Liberty or Death: 1789" */
  readonly title: string;
  /** "1789-1815" */
  readonly period: string;
  readonly setting: string;
  readonly description: string;
  readonly summary: string;
  readonly keyFigures: readonly [string, string, string];
  readonly themes: readonly string[];
  readonly estates: readonly EstateInfo[];
  readonly difficulties: readonly [DifficultyInfo, DifficultyInfo, DifficultyInfo];
  /** One sentence each: what it opens, and what happens at zero. Told to the player and to the narrator. */
  readonly stats: Readonly<Record<'influence' | 'reputation' | 'resources', string>>;
  /** "Begin the Revolution" */
  readonly startLabel: string;
  /** "Starting Revolution..." */
  readonly startPendingLabel: string;
  /** "Ask Historical Questions": six, a click fills the input. */
  readonly questions: readonly string[];
  /** "Learn as You Play": example questions. */
  readonly learnExamples: readonly string[];
}
