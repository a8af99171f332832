/** What the player typed, as far as a prompt has room for it: whatever it is, it must be a story. */
import { withinTokens } from './shorten-text.js';

/** Tokens: all of 4,000 code points of ordinary text in any language; only what is no language takes more. */
export const ACTION_TOKENS_MAX = 4_000;
/** Code points of an earlier turn's action: enough to know what was done. */
export const EARLIER_CHARACTERS_MAX = 1_200;
/** Tokens of what is typed that cost the rest of a whole prompt nothing. */
export const USUAL_ACTION_TOKENS = 1_000;

/** Tokens that a part of the prompt may take: the less, the more was typed. */
export interface Room {
  readonly most: number;
  readonly least: number;
  /** What is typed costs the part nothing up to here. */
  readonly besideAction: number;
}

export function typedAction(
  action: string,
  countTokens: (text: string) => number,
  most = ACTION_TOKENS_MAX,
): string {
  return withinTokens(action, most, countTokens);
}

export function tokensBeside(
  action: string,
  { most, least, besideAction }: Room,
  countTokens: (text: string) => number,
): number {
  const beyond = Math.max(0, countTokens(JSON.stringify(action)) - besideAction);
  return Math.max(least, most - beyond);
}

export function earlierAction(action: string, most = EARLIER_CHARACTERS_MAX): string {
  const characters = Array.from(action);
  return characters.length <= most ? action : `${characters.slice(0, most).join('')}…`;
}
