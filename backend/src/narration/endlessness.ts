/** Signs that an answer will not end by itself. */
import { NARRATIVE_CHARACTERS_MAX } from './answer-schema.js';
import { repeatedPiece } from './repeated-piece.js';
import type { WrittenAnswer } from './written-answer.js';

/** A server that ignores the token limit is cut off here. */
const WRITTEN_CHARACTERS_MAX = 2 * NARRATIVE_CHARACTERS_MAX;
/** Characters of a token, at the most: with more of them the limit was not heard. */
const CHARACTERS_PER_TOKEN_MAX = 8;
/** So is a model that does not stop thinking. */
const THOUGHT_CHARACTERS_MAX = 200_000;

export interface Endlessness {
  /** What stands before may be a whole answer, and is read. */
  readonly isRead: boolean;
  /** For the log. */
  readonly sentence: string;
}

/** Null: none so far. @param maxOutputTokens as was asked for: some servers pass over that in silence */
export function endlessness(
  { text, thoughts }: Pick<WrittenAnswer, 'text' | 'thoughts'>,
  maxOutputTokens: number,
): Endlessness | null {
  const piece = repeatedPiece(text) ?? repeatedPiece(thoughts);
  if (piece !== null)
    return {
      // Small models write blanks without end within or behind their JSON (ollama/ollama#2605).
      isRead: piece.trim() === '',
      sentence: `the model repeats ${piece.length} characters without end: cut off after ${text.length + thoughts.length}`,
    };
  if (text.length > WRITTEN_CHARACTERS_MAX)
    return {
      isRead: false,
      sentence: `the model’s answer does not end: cut off after ${text.length} characters`,
    };
  if (text.length > CHARACTERS_PER_TOKEN_MAX * maxOutputTokens)
    return {
      isRead: true,
      sentence: `the model’s server does not keep to ${maxOutputTokens} tokens: cut off`,
    };
  if (thoughts.length > THOUGHT_CHARACTERS_MAX)
    return {
      isRead: false,
      sentence: `the model does not stop thinking: cut off after ${thoughts.length} characters`,
    };
  return null;
}
