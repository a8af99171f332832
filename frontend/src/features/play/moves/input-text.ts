/** What the player sends: how long it may be, and what kind of turn it makes. */
import type { TurnKind } from '@rubicon/contracts';

/** In code points, after trimming (decision 9). */
export const inputLimit = { max: 4_000, shownFrom: 3_600 } as const;

/** A preset question left as it is takes no time in the game (decision 13). */
export function kindOf(input: string, questions: readonly string[]): TurnKind {
  return questions.includes(input.trim()) ? 'question' : 'action';
}
