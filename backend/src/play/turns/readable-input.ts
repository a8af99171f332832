/** What a player typed, as it is told: trimmed, not empty, not too long. */
import { Refused } from '../../platform/refusals/index.js';
import { wellFormed } from '../../platform/text/index.js';

const INPUT_CODE_POINTS_MAX = 4_000;

/** @throws Refused `empty_input`, `input_too_long` */
export function readableInput(typed: string): string {
  const input = wellFormed(typed).trim();
  const length = codePoints(input);
  if (length === 0) throw new Refused('empty_input');
  if (length > INPUT_CODE_POINTS_MAX)
    throw new Refused('input_too_long', {
      detail: `Your text may have ${INPUT_CODE_POINTS_MAX} characters at most.`,
    });
  return input;
}

export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
