/** What the player sends: its length as the server counts it, and what kind of turn it makes. */
import type { TurnKind } from '@rubicon/contracts';

/** In code points, after trimming (decision 9). */
export const inputMax = 4_000;
export const lengthShownFrom = 3_600;

export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** A preset question left as it is takes no time in the game (decision 13). */
export function kindOf(input: string, questions: readonly string[]): TurnKind {
  return questions.includes(input.trim()) ? 'question' : 'action';
}
