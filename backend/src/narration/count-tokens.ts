/**
 * Tokens as OpenAI's newer models count them (o200k_base). Long unbroken runs make the encoder slow (its merges are quadratic), so
 * text is counted in pieces: a bounded few milliseconds for whatever a player typed, and at most a few tokens too many.
 */
import { countTokens as countWhole } from 'gpt-tokenizer/encoding/o200k_base';

const PIECE_CHARACTERS = 512;
/** Nothing in a text is a control token: "<|endoftext|>" typed by a player is text. */
const plainText = { disallowedSpecial: new Set<string>() };

export function countTokens(text: string): number {
  let tokens = 0;
  for (let start = 0; start < text.length;) {
    const end = pieceEnd(text, start);
    tokens += countWhole(text.slice(start, end), plainText);
    start = end;
  }
  return tokens;
}

/** Before the last space of the piece, where a word begins; without one, wherever the piece is full, but inside no pair. */
function pieceEnd(text: string, start: number): number {
  const full = start + PIECE_CHARACTERS;
  if (full >= text.length) return text.length;
  const space = text.lastIndexOf(' ', full);
  if (space > start) return space;
  return /[\uDC00-\uDFFF]/.test(text[full]!) ? full - 1 : full;
}
