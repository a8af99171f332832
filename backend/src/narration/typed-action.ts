/** What the player typed, as far as a prompt has room for it: whatever it is, it must be a story. */
import { withinTokens } from './shorten-text.js';

/** Tokens: all of 4,000 code points of ordinary text in any language; only what is no language takes more. */
const ACTION_TOKENS_MAX = 4_000;
/** Code points of an earlier turn's action: enough to know what was done. */
const EARLIER_CHARACTERS_MAX = 1_200;

export function typedAction(action: string, countTokens: (text: string) => number): string {
  return withinTokens(action, ACTION_TOKENS_MAX, countTokens);
}

/** Tokens of what is typed that cost the rest of the prompt nothing. */
const USUAL_TOKENS = 1_000;

/** What a part of the prompt may take: the less, the more was typed. */
export function tokensBeside(
  action: string,
  { most, least }: { readonly most: number; readonly least: number },
  countTokens: (text: string) => number,
): number {
  const beyond = Math.max(0, countTokens(JSON.stringify(action)) - USUAL_TOKENS);
  return Math.max(least, most - beyond);
}

export function earlierAction(action: string): string {
  const characters = Array.from(action);
  return characters.length <= EARLIER_CHARACTERS_MAX
    ? action
    : `${characters.slice(0, EARLIER_CHARACTERS_MAX).join('')}…`;
}
