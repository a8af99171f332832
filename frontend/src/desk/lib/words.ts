/** Of reasons and letters, in characters: the server counts the same. */
export const reasonMost = 500;
export const letterMost = 4_000;
const LEAST_CHARACTERS = 10;

export function isLongEnough(text: string): boolean {
  return [...text.trim()].length >= LEAST_CHARACTERS;
}
