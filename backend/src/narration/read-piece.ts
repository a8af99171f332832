/**
 * What one event of a stream says, whatever a server leaves out, sets to null or calls otherwise. A whole `chat.completion` is read as one
 * piece: its `message` has what a `delta` has.
 */
import type { TokenUsage } from '@rubicon/domain';
import { APIError } from 'openai';
import { asRecord, listOf, type Fields } from './read-fields.js';

const NAME_CHARACTERS_MAX = 200;
/** Nothing reads or writes so many tokens in one call: a provider that says so is mistaken, and the day's cap must not believe it. */
const TOKENS_MAX = 2_000_000;

export interface Piece {
  readonly text: string;
  /** What a thinking model writes beside its answer. */
  readonly thoughts: string;
  readonly finish: string | null;
  readonly isRefusal: boolean;
  /** Null when it is not told or makes no sense. */
  readonly usage: TokenUsage | null;
  readonly model: string | null;
  /** True: all of the answer at once. */
  readonly isWhole: boolean;
}

/** @throws APIError for an error that comes as an event */
export function readPiece(event: unknown): Piece {
  const fields = asRecord(event) ?? {};
  const choice = asRecord(listOf(fields['choices'])[0]) ?? {};
  const finish = typeof choice['finish_reason'] === 'string' ? choice['finish_reason'] : null;
  // Of vLLM as it was, and of OpenRouter; the client itself knows `{"error": …}`.
  if (fields['object'] === 'error' || finish === 'error')
    throw new APIError(undefined, fields, undefined, undefined);
  const message = asRecord(choice['message']);
  const delta = asRecord(choice['delta']) ?? message ?? {};
  return {
    text: textIn(delta['content']) + argumentsIn(delta),
    thoughts: thoughtsIn(delta),
    finish,
    isRefusal: typeof delta['refusal'] === 'string' && delta['refusal'] !== '',
    usage: usageOf(asRecord(fields['usage'])),
    model: nameOf(fields['model']),
    isWhole: message !== null && delta === message,
  };
}

/** A text, or a list of parts (Mistral): of them those of the kind `text`. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  return listOf(content)
    .map((part) => asRecord(part)?.['text'])
    .filter((text) => typeof text === 'string')
    .join('');
}

/** Some models take the form they are asked for as a function to call: what they call it with is the answer. */
function argumentsIn(delta: Fields): string {
  const call = asRecord(listOf(delta['tool_calls'])[0]);
  if (call && (call['index'] ?? 0) !== 0) return '';
  const called = asRecord(call?.['function']) ?? asRecord(delta['function_call']);
  const written = called?.['arguments'];
  if (typeof written === 'string') return written;
  return asRecord(written) ? JSON.stringify(written) : '';
}

/** Under one of two names (vLLM, llama.cpp, Ollama, DeepSeek, OpenRouter), or as parts of the content (Mistral). */
function thoughtsIn(delta: Fields): string {
  for (const name of ['reasoning_content', 'reasoning']) {
    const thoughts = delta[name];
    if (typeof thoughts === 'string') return thoughts;
  }
  return listOf(delta['content'])
    .map((part) => textIn(asRecord(part)?.['thinking']))
    .join('');
}

/** Null for what can be none, whatever the API's types promise. */
function nameOf(model: unknown): string | null {
  return typeof model === 'string' && model !== '' && model.length <= NAME_CHARACTERS_MAX ? model : null;
}

function usageOf(reported: Fields | null): TokenUsage | null {
  if (!reported) return null;
  const input = reported['prompt_tokens'];
  const output = reported['completion_tokens'];
  const cached = asRecord(reported['prompt_tokens_details'])?.['cached_tokens'] ?? 0;
  if (!isCount(input) || !isCount(output) || !isCount(cached)) return null;
  return { input, cachedInput: Math.min(input, cached), output };
}

function isCount(tokens: unknown): tokens is number {
  return typeof tokens === 'number' && Number.isInteger(tokens) && tokens >= 0 && tokens <= TOKENS_MAX;
}
