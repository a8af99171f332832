/** Why there is no new text, and the sentence for it (specification, section 8; decision 11). */
import { ApiError } from '../../../lib/api/api-error.js';

export interface TurnFailure {
  /** The problem's or the turn's stable code; null when the server was not reached. */
  readonly code: string | null;
  readonly sentence: string;
}

const FAILED = 'Failed to process your input. Please try again.';

/** Most specific first. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [
    /insufficient_quota/i,
    'OpenAI API quota insufficient. Please upgrade your OpenAI plan or check billing details.',
  ],
  [/quota|billing/i, 'OpenAI API quota exceeded. Please check your OpenAI account billing and usage limits.'],
  [/rate limit/i, 'API rate limit reached. Please wait a moment before trying again.'],
];

export function turnFailure(error: unknown): TurnFailure {
  if (error instanceof ApiError && error.problem) return { code: error.code, sentence: error.problem.detail };
  const message = error instanceof Error ? error.message : '';
  const known = sentences.find(([pattern]) => pattern.test(message));
  return { code: null, sentence: known?.[1] ?? FAILED };
}

export function isOutOfCredits({ code }: TurnFailure): boolean {
  return code === 'insufficient_credits';
}
