/** Something that somebody could do now. */
import type { Dice } from '../dice.js';

export interface Offer {
  /** Its kind, in words. */
  readonly act: string;
  /** Nobody does two things at once: a player, a visitor or a charge. */
  readonly about: string;
  /**
   * Resolves with why it was refused, or null when it was done, however long the house is away in between.
   * @throws what should not have happened
   */
  play(dice: Dice): Promise<string | null>;
}
