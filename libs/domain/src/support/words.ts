/** How long it may be what staff write. In code points, trimmed. */
export const REASON_CHARACTERS = { least: 10, most: 500 } as const;
export const LETTER_CHARACTERS = { least: 10, most: 4_000 } as const;

/** What is wrong with a reason; null: nothing is. */
export function faultOfReason(reason: string): 'reason_too_short' | 'reason_too_long' | null {
  const characters = lengthOf(reason);
  if (characters < REASON_CHARACTERS.least) return 'reason_too_short';
  return characters > REASON_CHARACTERS.most ? 'reason_too_long' : null;
}

/** What is wrong with a letter; null: nothing is. */
export function faultOfLetter(letter: string | null): 'letter_too_short' | 'letter_too_long' | null {
  const characters = lengthOf(letter ?? '');
  if (characters < LETTER_CHARACTERS.least) return 'letter_too_short';
  return characters > LETTER_CHARACTERS.most ? 'letter_too_long' : null;
}

function lengthOf(text: string): number {
  return [...text.trim()].length;
}
