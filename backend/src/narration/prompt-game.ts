import type { NarrationLanguage } from '@rubicon/contracts';
import type { CharacterSheet, Difficulty, GameType } from '@rubicon/domain';

/** What stays the same from turn to turn. */
export interface PromptGame {
  readonly gameType: GameType;
  readonly difficulty: Difficulty;
  readonly historicalAccuracy: boolean;
  /** What the narrator writes in. */
  readonly language: NarrationLanguage;
  readonly character: CharacterSheet;
  /** A historical figure's situation at the opening; null for the player's own. */
  readonly situation: string | null;
}
