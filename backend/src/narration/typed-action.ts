/** What the player typed, as far as a prompt has room for it: whatever it is, it must be a story. */

/** Tokens: all of 4,000 code points of ordinary text in any language; only what is no language takes more. */
const ACTION_TOKENS_MAX = 4_000;
/** Code points of an earlier turn's action: enough to know what was done. */
const EARLIER_CHARACTERS_MAX = 1_200;

export function typedAction(action: string, countTokens: (text: string) => number): string {
  // As it will stand in the prompt's JSON, where control characters take six letters each.
  const tokensOf = (text: string) => countTokens(JSON.stringify(text));
  const characters = Array.from(action);
  let kept = action;
  let length = characters.length;
  for (let tokens = tokensOf(kept); tokens > ACTION_TOKENS_MAX; tokens = tokensOf(kept)) {
    length = Math.floor(length * Math.min(0.95, ACTION_TOKENS_MAX / tokens));
    kept = `${characters.slice(0, length).join('')}…`;
  }
  return kept;
}

export function earlierAction(action: string): string {
  const characters = Array.from(action);
  return characters.length <= EARLIER_CHARACTERS_MAX
    ? action
    : `${characters.slice(0, EARLIER_CHARACTERS_MAX).join('')}…`;
}
