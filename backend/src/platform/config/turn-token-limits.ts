/** What a turn may take of the model: as operators allow, and as its window has room for. */
import { defaultTurnTokenLimits, type TurnTokenLimits } from '@rubicon/domain';
import type { VariableReader } from './variable-reader.js';

/** The whole prompt, or nearly: a smaller one is for a model that has no room for more. */
const TURN_INPUT_TOKENS_MIN = 11_700;
/** What the smallest prompt takes that there is, with the longest move (`narration/prompt-size.ts`). */
export const SMALLEST_PROMPT_TOKENS = 3_050;

const CONTEXT_TOKENS_MIN = 4_096;
const CONTEXT_TOKENS_MAX = 10_000_000;

export function readTurnTokenLimits(read: VariableReader): TurnTokenLimits {
  const { maxInputTokens: usualInput, maxOutputTokens: usualOutput } = defaultTurnTokenLimits;
  const maxInputTokens = read.integer('TURN_INPUT_TOKENS', usualInput, TURN_INPUT_TOKENS_MIN, 1_000_000);
  const maxOutputTokens = read.integer('TURN_OUTPUT_TOKENS', usualOutput, 700, 100_000);
  // One that is not set has room for everything.
  const contextTokens = read.integer(
    'MODEL_CONTEXT_TOKENS',
    Infinity,
    CONTEXT_TOKENS_MIN,
    CONTEXT_TOKENS_MAX,
  );
  const leftForPrompt = contextTokens - maxOutputTokens;
  if (leftForPrompt < SMALLEST_PROMPT_TOKENS)
    read.refuse(
      `MODEL_CONTEXT_TOKENS is invalid: the smallest prompt takes ${SMALLEST_PROMPT_TOKENS} tokens, so that it must be at least ${SMALLEST_PROMPT_TOKENS + maxOutputTokens} beside TURN_OUTPUT_TOKENS of ${maxOutputTokens}.`,
    );
  return { maxInputTokens: Math.min(maxInputTokens, leftForPrompt), maxOutputTokens };
}
