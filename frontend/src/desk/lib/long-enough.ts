const LEAST_CHARACTERS = 10;

/** Of reasons and letters: the server counts the same. */
export function isLongEnough(text: string): boolean {
  return [...text.trim()].length >= LEAST_CHARACTERS;
}
