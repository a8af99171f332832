import type { CharacterSheet, Difficulty, GameType } from '@rubicon/domain';

/** What stays the same from turn to turn. */
export interface PromptGame {
  readonly gameType: GameType;
  readonly difficulty: Difficulty;
  readonly historicalAccuracy: boolean;
  readonly character: CharacterSheet;
  /** A historical figure's situation at the opening; null for the player's own. */
  readonly situation: string | null;
}
