/** Token counts as OpenAI reports them, with its prompt cache: prefixes of 1,024 tokens and more, in steps of 128. */
import { createHash } from 'node:crypto';
import { countTokens, decode, encode } from 'gpt-tokenizer/encoding/o200k_base';
import type { ChatMessage } from './prompt.js';

export interface Usage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
  readonly prompt_tokens_details: { readonly cached_tokens: number };
}

const leastCached = 1024;
const step = 128;
const mostPrefixes = 20_000;
const encodedTexts = 400;

export function firstTokens(text: string, count: number): string {
  return decode(encode(text).slice(0, count));
}

export function withCompletion(usage: Usage, completion_tokens: number): Usage {
  return { ...usage, completion_tokens, total_tokens: usage.prompt_tokens + completion_tokens };
}

export class PromptCache {
  /** Digests of prompt prefixes, least recently used first. */
  private readonly prefixes = new Set<string>();
  private readonly encoded = new Map<string, number[]>();

  measure(messages: readonly ChatMessage[], answer: string): Usage {
    // Four tokens frame a message, two prime the answer.
    const tokens = messages.flatMap((message) => [-1, ...this.encode(message.content), -2, -3, -4]);
    const prompt_tokens = tokens.length + 2;
    const completion_tokens = countTokens(answer);
    return {
      prompt_tokens,
      completion_tokens,
      total_tokens: prompt_tokens + completion_tokens,
      prompt_tokens_details: { cached_tokens: this.remember(tokens) },
    };
  }

  /** How many leading tokens were known; from now on all are. */
  private remember(tokens: readonly number[]): number {
    const hash = createHash('sha256');
    let cached = 0;
    for (let end = step; end <= tokens.length; end += step) {
      hash.update(`${tokens.slice(end - step, end).join(' ')} `);
      if (end < leastCached) continue;
      const prefix = hash.copy().digest('base64');
      if (this.prefixes.delete(prefix)) cached = end;
      this.prefixes.add(prefix);
    }
    evictOldest(this.prefixes, mostPrefixes);
    return cached;
  }

  private encode(text: string): number[] {
    const known = this.encoded.get(text);
    const tokens = known ?? encode(text, { disallowedSpecial: new Set() });
    this.encoded.delete(text);
    this.encoded.set(text, tokens);
    evictOldest(this.encoded, encodedTexts);
    return tokens;
  }
}

function evictOldest(kept: Set<string> | Map<string, unknown>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}
